//! Random rule sets and random play for the laws.
#![allow(dead_code, missing_docs)]

pub mod every_action;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use uskalla::dare_set::DareSet;
use uskalla::rules::*;

pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    pub fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// A random rule set of a game: every option that applies takes a random value.
pub fn random_rules(edition: Edition, dice: &mut Dice) -> Rules {
    let (min, max) = edition.seats();
    let seats = min + dice.below((max - min + 1) as usize) as u8;
    let mut draft = RulesetDraft::new(edition, seats);
    for option in OPTIONS.iter().filter(|option| option.applies(edition)) {
        randomize(&mut draft, option.key, dice);
    }
    if edition.has_dares() {
        let filled = if dice.below(4) == 0 {
            1 << dice.below(16)
        } else {
            dice.below(0x1_0000) as u16 | 1
        };
        draft.dares = DareMarks {
            filled: DareSet::from_bits(filled),
            lasting: DareSet::from_bits(dice.below(0x1_0000) as u16),
        };
    }
    let ruleset = draft
        .check()
        .expect("every combination of options that apply is allowed");
    rules_of(ruleset, dice)
}

pub fn rules_of(ruleset: Ruleset, dice: &mut Dice) -> Rules {
    let deck = Deck::standard(&ruleset, |dark| dice.shuffle(dark));
    Rules { ruleset, deck }
}

fn randomize(draft: &mut RulesetDraft, key: &str, dice: &mut Dice) {
    match key {
        "dealer" => {
            draft.dealer = dice.pick(&[
                DealerChoice::Draw,
                DealerChoice::Youngest,
                DealerChoice::Seat(Seat(1)),
            ]);
        }
        "list_per" => draft.list_per = dice.pick(&[ListPer::Game, ListPer::Round]),
        "uno_penalty" => draft.uno_penalty = dice.pick(&[2, 4]),
        "scoring" => {
            draft.scoring = dice.pick(&[Scoring::Winner, Scoring::Lowest, Scoring::Knockout]);
        }
        "target" => draft.target = dice.pick(&[50, 200, 500, 5000]),
        "length" => draft.length = dice.pick(&[Length::Game, Length::Round]),
        "two_player_reverse" => {
            draft.two_player_reverse =
                dice.pick(&[TwoPlayerReverse::Skip, TwoPlayerReverse::TurnOnly]);
        }
        "dare_turn" => {
            draft.dare_turn =
                dice.pick(&[DareTurn::PlaysOn, DareTurn::LosesIfDraws, DareTurn::Loses]);
        }
        "dare_points" => draft.dare_points = dice.pick(&[20, 50]),
        "computer_dares" => {
            draft.computer_dares = dice.pick(&[ComputerDares::Try, ComputerDares::Draw]);
        }
        "die" => draft.die = dice.pick(&[Die::Six, Die::Five]),
        "adults_refusal" => draft.adults_refusal = dice.pick(&[4, 2]),
        "edition" => {
            draft.classic_deck = dice.pick(&[ClassicDeck::Cards108, ClassicDeck::Cards112]);
        }
        "bluffing" => draft.bluffing = dice.coin(),
        "start_reverse" => {
            draft.start_reverse = dice.pick(&[StartReverse::Dealer, StartReverse::Right]);
        }
        "start_wild" => draft.start_wild = dice.pick(&[StartWild::Choose, StartWild::Redraw]),
        "launcher" => {
            draft.launcher = dice.pick(&[Launcher::Classic, Launcher::Gentle, Launcher::Wild]);
        }
        "draw_until_match" => draft.draw_until_match = dice.coin(),
        "force_play" => draft.force_play = dice.coin(),
        "must_play" => draft.must_play = dice.coin(),
        "no_action_finish" => draft.no_action_finish = dice.coin(),
        "stacking" => draft.stacking = dice.pick(&[Stacking::Off, Stacking::Same, Stacking::Up]),
        "seven_zero" => draft.seven_zero = dice.coin(),
        "jump_in" => draft.jump_in = dice.coin(),
        "identical_together" => draft.identical_together = dice.coin(),
        "dare_stack" => draft.dare_stack = dice.coin(),
        "custom" => {
            let effects = [
                CustomEffect::None,
                CustomEffect::Draw(3),
                CustomEffect::Until(Color::Green),
                CustomEffect::Skip,
                CustomEffect::Dare,
            ];
            draft.custom = [
                dice.pick(&effects),
                dice.pick(&effects),
                dice.pick(&effects),
            ];
        }
        _ => {}
    }
}

pub fn deal(rules: &Rules, seed: u64, dice: &mut Dice) -> Round {
    let seats = SeatSet::first(rules.ruleset.seats);
    let bots = SeatSet(dice.below(0x400) as u16 & seats.0);
    let dealer = Seat(dice.below(rules.ruleset.seats as usize) as u8);
    let match_state = MatchState {
        seats,
        bots,
        ..MatchState::default()
    };
    Round::deal(
        rules,
        dealer,
        match_state,
        &mut Seeded::new(seed),
        &mut NoEvents,
    )
    .expect("a whole deck has a start card")
}

/// A position near the end of a round: one to four cards in each hand, any top card, and now and then nothing left to draw.
pub fn random_position(rules: &Rules, dice: &mut Dice) -> Round {
    let ruleset = &rules.ruleset;
    let mut cards: Vec<Card> = rules.deck.cards().collect();
    dice.shuffle(&mut cards);
    let seats = SeatSet::first(ruleset.seats);
    let mut hands: Vec<Vec<Card>> = seats
        .iter()
        .map(|_| cards.split_off(cards.len() - 1 - dice.below(4)))
        .collect();
    let mut discard = cards.split_off(cards.len() - 1 - dice.below(3));
    let dark = ruleset.edition == Edition::Flip && dice.coin();
    let side = if dark { Side::Dark } else { Side::Light };
    let top = rules.deck.side(side).face(discard[discard.len() - 1]);
    let mut aside = CardSet::EMPTY;
    match dice.below(8) {
        // Every other card is set aside (N5), or held by somebody, or lies beneath the top one.
        0 if ruleset.edition == Edition::NoMercy => aside = cards.drain(..).collect(),
        0 => hands[0].append(&mut cards),
        1 | 2 => drop(discard.splice(0..0, cards.drain(dice.below(6)..))),
        // Somebody is near to being put out (N5).
        _ if ruleset.edition == Edition::NoMercy => hands[0].extend(cards.drain(..20)),
        _ => {}
    }
    let stacks = ruleset.edition == Edition::NoMercy || ruleset.stacking != Stacking::Off;
    let position = Position {
        match_state: MatchState {
            seats,
            bots: SeatSet(dice.below(0x400) as u16 & seats.0),
            ..MatchState::default()
        },
        hands,
        discard,
        draw: cards,
        out_of_play: aside,
        turn: Some(Seat(dice.below(seats.len()) as u8)),
        direction: dice.pick(&[Direction::Clockwise, Direction::CounterClockwise]),
        side,
        color: Some(dice.pick(&side.colors())),
        debt: if stacks && dice.coin() {
            top.symbol.draw_value().into()
        } else {
            0
        },
        ..Position::default()
    };
    position.round(rules)
}

/// A random command that is allowed now: mostly an action of the awaited seat, sometimes whatever else is.
pub fn random_command(rules: &Rules, round: &Round, dice: &mut Dice) -> Action {
    if dice.below(8) == 0 {
        let mut also = conceivable_others(rules, round);
        let first = dice.below(also.len());
        also.rotate_left(first);
        if let Some(command) = also
            .into_iter()
            .find(|&command| accepts(rules, round, command))
        {
            return command;
        }
    }
    if matches!(round.phase(), Phase::Verdict(_)) {
        return Action::Table(if dice.below(4) == 0 {
            TableAction::Failed
        } else {
            TableAction::Done
        });
    }
    let seat = round.current_player().expect("the round goes on");
    let choice = dice.pick(&round.legal_actions(rules, seat));
    Action::Seat(seat, dice.pick(&round.ways(rules, seat, choice)))
}

/// Actions besides those of the current player: jumping in, calls, catches, slips, strikes, handing over, and now and then leaving.
fn conceivable_others(rules: &Rules, round: &Round) -> Vec<Action> {
    let mut commands = Vec::new();
    let may_leave = round.digest().is_multiple_of(16);
    for seat in (0..rules.ruleset.seats).map(Seat) {
        if round.current_player() != Some(seat) {
            for choice in round.legal_actions(rules, seat) {
                commands.extend(
                    round
                        .ways(rules, seat, choice)
                        .into_iter()
                        .map(|action| Action::Seat(seat, action)),
                );
            }
        }
        commands.push(Action::Seat(seat, SeatAction::Uno));
        commands.extend(
            (0..rules.ruleset.seats)
                .map(|other| Action::Seat(seat, SeatAction::Catch(Seat(other)))),
        );
        commands.extend((1..=16).map(|number| Action::Table(TableAction::Slip(seat, number))));
        commands.extend([TableAction::Bot(seat), TableAction::Human(seat)].map(Action::Table));
        if may_leave {
            commands.push(Action::Table(TableAction::Leave(seat)));
        }
    }
    commands.push(Action::Table(TableAction::Strike));
    commands
}

/// Whether a copy of the round accepts the command.
pub fn accepts(rules: &Rules, round: &Round, command: Action) -> bool {
    let mut copy = *round;
    copy.apply(rules, command, &mut Seeded::new(7), &mut NoEvents)
        .is_ok()
}

/// Any command at all, most of them refused: a legal one with something changed, or one made of random parts.
pub fn random_thought(rules: &Rules, round: &Round, dice: &mut Dice) -> Action {
    let seat = Seat(dice.below(rules.ruleset.seats as usize + 1) as u8);
    let number = dice.below(18) as u8;
    let table = [
        TableAction::Done,
        TableAction::Failed,
        TableAction::Slip(seat, number),
        TableAction::Strike,
        TableAction::Leave(seat),
        TableAction::Bot(seat),
    ];
    match dice.below(9) {
        0 => Action::Table(dice.pick(&table)),
        1 => Action::Table(TableAction::Human(seat)),
        2 => Action::Seat(seat, SeatAction::Uno),
        3 => Action::Seat(seat, SeatAction::Catch(Seat(dice.below(MAX_SEATS) as u8))),
        4 => {
            let acts = [
                SeatAction::Draw,
                SeatAction::Press,
                SeatAction::Keep,
                SeatAction::Take,
                SeatAction::Pass,
                SeatAction::DareDraw,
                SeatAction::DareDo,
                SeatAction::Roll,
            ];
            let others = [
                SeatAction::Accept,
                SeatAction::Challenge,
                SeatAction::Color(any_color(dice)),
            ];
            Action::Seat(
                mostly_awaited(round, seat, dice),
                dice.pick(&[&acts[..], &others].concat()),
            )
        }
        _ => {
            let seat = mostly_awaited(round, seat, dice);
            Action::Seat(
                seat,
                SeatAction::Play(random_play(rules, round, seat, dice)),
            )
        }
    }
}

fn any_color(dice: &mut Dice) -> Color {
    dice.pick(&[Color::LIGHT, Color::DARK].concat())
}

fn mostly_awaited(round: &Round, seat: Seat, dice: &mut Dice) -> Seat {
    if dice.below(3) == 0 {
        seat
    } else {
        round.current_player().unwrap_or(seat)
    }
}

/// A play of a card of the hand, or of any other now and then, naming what it pleases.
fn random_play(rules: &Rules, round: &Round, seat: Seat, dice: &mut Dice) -> Play {
    let hand = if seat.index() < MAX_SEATS {
        round.hand(seat)
    } else {
        CardSet::EMPTY
    };
    let any = Card(dice.below(rules.deck.len()) as u8);
    let own = if dice.below(8) == 0 {
        None
    } else {
        hand.nth(dice.below(hand.len().max(1)))
    };
    let card = own.unwrap_or(any);
    let side = if dice.below(16) == 0 {
        round.side().turned()
    } else {
        round.side()
    };
    let face = rules.deck.side(side).face(card);
    let count = if dice.below(4) == 0 {
        dice.below(4) as u8
    } else {
        1
    };
    let color = if face.is_wild() && dice.below(4) > 0 || dice.below(4) == 0 {
        Some(any_color(dice))
    } else {
        None
    };
    let swaps = matches!(face.symbol, Symbol::Number(7) | Symbol::TradeHands);
    let swap = if swaps && dice.below(4) > 0 || dice.below(12) == 0 {
        Some(Seat(dice.below(11) as u8))
    } else {
        None
    };
    Play {
        face,
        count,
        color,
        swap,
    }
}
