//! Turns each step of RLCard's game into a scenario of ours. What RLCard does by other rules is put right here and counted; the
//! options that fit do the rest. docs/rlcard.md goes through the differences one by one.

use serde_json::json;
use uskalla::dare_set::DareSet;
use uskalla::notation::{CardFaces, Setup, color_text};
use uskalla::rules::{
    Deck, Direction, MAX_SEATS, RulesetDraft, Seat, SeatSet, Side, Symbol, TwoPlayerReverse,
};

use super::case::{After, Case, act, expect};
use super::difference::Difference::{self, *};
use super::difference::Tally;
use super::moves::{Table, disarm};
use super::trace::{GAME, Game, Ply, State};

/// Cards dealt to each.
const HAND_SIZE: usize = 7;

/// Makes scenarios, and counts the differences it puts right.
#[derive(Default)]
pub struct Adapter {
    pub tally: Tally,
    /// A difference that is not put right, so that a replay which meets it must fail.
    pub without: Option<Difference>,
}

impl Adapter {
    /// Counts a difference; whether it is to be put right.
    pub fn allows(&mut self, difference: Difference) -> bool {
        self.tally.meet(difference);
        self.without != Some(difference)
    }

    /// The options nearest to RLCard's rules.
    fn draft(&self) -> RulesetDraft {
        let mut draft = RulesetDraft::new(GAME, 2);
        draft.must_play = self.without != Some(ForcedPlay);
        draft.bluffing = self.without == Some(NoChallenge);
        if self.without != Some(ReversePasses) {
            draft.two_player_reverse = TwoPlayerReverse::TurnOnly;
        }
        draft
    }

    /// The start card, turned over after the deal.
    pub fn opening(&mut self, game: &Game) -> Result<Case, String> {
        let (deck, sent_back) = game
            .opening
            .piles
            .split_first()
            .ok_or("no deck was shuffled")?;
        if !is_whole_deck(deck, self.draft()) {
            return Err("the deck is another one".to_owned());
        }
        let mut setup = self.setup(&game.start);
        let in_a_row = if self.allows(DealtByHand) {
            HAND_SIZE
        } else {
            1
        };
        setup.hands = vec![Vec::new(); 2];
        for (turn, cards) in deck[..2 * HAND_SIZE].chunks(in_a_row).enumerate() {
            setup.hands[turn % 2].extend(cards);
        }
        if !self.allows(NoDealer) {
            setup.dealer = Seat(0);
        }
        (setup.opening, setup.turn, setup.direction) = (true, None, Direction::Clockwise);
        (setup.draw, setup.discard) = (deck[2 * HAND_SIZE..].to_vec(), Vec::new());
        let mut after = After::of(&game.start);
        let mut steps = Vec::new();
        match game.start.top.light.symbol {
            Symbol::Wild if self.allows(StartWildColor) => {
                steps.push(act(
                    Seat(0),
                    &format!("color {}", color_text(game.start.color)),
                )?);
            }
            Symbol::DrawTwo if self.allows(StartDrawTwo) => after.turn = Some(Seat(1)),
            _ => {}
        }
        Case::new(setup, sent_back.to_vec(), steps, after)
    }

    /// One action, which `winner` has won the game by.
    pub fn ply(&mut self, before: &State, ply: &Ply, winner: Option<Seat>) -> Result<Case, String> {
        self.tally.actions += 1;
        let (setup, piles) = (self.position(before), ply.luck.piles.clone());
        let mut table = Table {
            setup,
            piles,
            after: After::of(&ply.after),
        };
        let mut steps = vec![expect(&[("legal", json!(self.legal(before)?))])?];
        let laid = if ply.action == "draw" {
            steps.push(act(before.turn, "draw")?);
            self.draws(before, ply, &mut steps)?
        } else {
            Some(self.plays(before, ply, &mut steps)?)
        };
        self.shuffles(&mut table, (before, ply), laid)?;
        self.settle(&mut table.after, (before, ply), laid);
        if let Some(winner) = winner {
            self.end(&mut table.after, winner, before);
        }
        if laid.is_some_and(|laid| laid.harmless) {
            disarm(&mut table);
        }
        Case::new(table.setup, table.piles, steps, table.after)
    }
}

/// Positions and legal actions.
impl Adapter {
    fn setup(&self, state: &State) -> Setup {
        Setup {
            draft: self.draft(),
            hands: state.hands.to_vec(),
            dealer: Seat(1),
            discard: Vec::new(),
            draw: state.draw.clone(),
            aside: Vec::new(),
            opening: false,
            turn: Some(state.turn),
            direction: state.direction,
            debt: 0,
            side: Side::Light,
            totals: [0; MAX_SEATS],
            out: SeatSet::default(),
            bots: SeatSet::default(),
            struck: [DareSet::EMPTY; 5],
            used: [DareSet::EMPTY; 5],
        }
    }

    /// A position in the middle of a game.
    fn position(&mut self, state: &State) -> Setup {
        let mut setup = self.setup(state);
        let lies_there = !state.played.is_empty() || self.allows(TopElsewhere);
        let discard = if lies_there {
            state.discard()
        } else {
            Vec::new()
        };
        setup.discard = discard.into_iter().map(|card| (card, None)).collect();
        if let Some(top) = setup.discard.last_mut() {
            top.1 = Some(state.color).filter(|_| state.top.light.is_wild());
        }
        setup
    }

    /// The actions that must be legal here: RLCard's list, put right.
    fn legal(&mut self, state: &State) -> Result<Vec<String>, String> {
        let mut actions = in_our_words(&state.actions)?;
        let listed = actions.len();
        actions.sort_unstable();
        let mut once = actions.clone();
        once.dedup();
        if once.len() < listed && self.allows(ListedTwice) {
            actions = once;
        }
        if actions == ["draw"] {
            return Ok(actions);
        }
        self.tally.meet(ForcedPlay);
        let hand = &state.hands[state.turn.index()];
        let honest = !hand
            .iter()
            .any(|card| card.light.color == Some(state.color));
        let holds_four = hand
            .iter()
            .any(|card| card.light.symbol == Symbol::WildDrawFour);
        let four = "play W+4".to_owned();
        if honest && holds_four && !actions.contains(&four) && self.allows(WildFourKeptBack) {
            actions.push(four);
        }
        Ok(actions)
    }
}

/// RLCard's list as commands; a wild stands for the four colors that RLCard lists.
fn in_our_words(actions: &[String]) -> Result<Vec<String>, String> {
    let named = actions.iter().filter(|action| action.contains('=')).count();
    let once = actions
        .iter()
        .filter(|action| !action.contains('=') || action.ends_with("=R"));
    let texts: Vec<String> = once
        .map(|action| in_command(action.trim_end_matches("=R")))
        .collect();
    let wilds = texts
        .iter()
        .filter(|text| text.starts_with("play W"))
        .count();
    if named == 4 * wilds {
        Ok(texts)
    } else {
        Err("a wild without its four colors".to_owned())
    }
}

fn in_command(action: &str) -> String {
    if action == "draw" {
        action.to_owned()
    } else {
        format!("play {action}")
    }
}

fn is_whole_deck(cards: &[CardFaces], draft: RulesetDraft) -> bool {
    let Ok(ruleset) = draft.check() else {
        return false;
    };
    let deck = Deck::standard(&ruleset, |_| {});
    let mut ours: Vec<CardFaces> = deck
        .cards()
        .map(|card| CardFaces::of(&deck, card))
        .collect();
    let mut theirs = cards.to_vec();
    ours.sort_unstable();
    theirs.sort_unstable();
    ours == theirs
}
