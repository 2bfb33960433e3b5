//! RLCard's game of the classic kind, as far as computer players need it: the options nearest to it, and its customs where it leaves
//! a player no choice (docs/rlcard.md tells the differences by these numbers).

use uskalla::bots::Customs;
use uskalla::rules::{
    Action, ActionError, CardSet, Chance, Deck, Edition, Face, Legal, NoEvents, Phase, Play, Round,
    Rules, RulesetDraft, Seat, SeatAction, Symbol, TwoPlayerReverse,
};

use crate::output::Problem;

/// The customs of RLCard's table.
pub struct RlcardCustoms {
    /// The rules with every Wild Draw Four a plain Wild, for those that are drawn and played at once (6).
    harmless: Rules,
}

/// The options nearest to RLCard's rules (1, 3, 7).
pub fn rlcard_rules() -> Result<Rules, Problem> {
    let mut draft = RulesetDraft::new(Edition::Classic, 2);
    draft.must_play = true;
    draft.bluffing = false;
    draft.two_player_reverse = TwoPlayerReverse::TurnOnly;
    let ruleset = draft
        .check()
        .map_err(|_| Problem::unusable("RLCard's options are no longer allowed"))?;
    Ok(Rules {
        ruleset,
        deck: Deck::standard(&ruleset, |_| {}),
    })
}

impl RlcardCustoms {
    /// Makes the customs for rules that [`rlcard_rules`] made.
    pub fn new(rules: &Rules) -> RlcardCustoms {
        let table = rules.deck.side(uskalla::rules::Side::Light);
        let faces: Vec<Face> = rules
            .deck
            .cards()
            .map(|card| match table.face(card) {
                face if face.symbol == Symbol::WildDrawFour => Face::wild(Symbol::Wild),
                face => face,
            })
            .collect();
        let deck = Deck::new(&faces).unwrap_or_else(|_| rules.deck.clone());
        RlcardCustoms {
            harmless: Rules {
                ruleset: rules.ruleset,
                deck,
            },
        }
    }
}

impl Customs for RlcardCustoms {
    /// A Wild Draw Four is played only where nothing else can be (2).
    #[inline]
    fn legal(&self, rules: &Rules, round: &Round, seat: Seat) -> Legal {
        let legal = round.legal(rules, seat);
        let fours = rules.deck.side(round.side()).of_class(Symbol::WildDrawFour);
        let others = legal.cards.without(fours);
        Legal {
            cards: if others == CardSet::EMPTY {
                legal.cards
            } else {
                others
            },
            ..legal
        }
    }

    /// A drawn card of the color and a drawn wild are played at once, a wild in any color; another is kept (4, 5).
    fn deal_with_drawn<C: Chance>(
        &self,
        rules: &Rules,
        round: &mut Round,
        chance: &mut C,
    ) -> Result<(), ActionError> {
        let Phase::Drawn(card) = *round.phase() else {
            return Ok(());
        };
        let Some(seat) = round.current_player() else {
            return Ok(());
        };
        let face = self.harmless.deck.side(round.side()).face(card);
        let play = Play::of(face);
        let action = if face.is_wild() {
            let colors = round.side().colors();
            let color = colors[chance.below(colors.len() as u32) as usize];
            SeatAction::Play(Play {
                color: round.asks_color(rules, seat, play).then_some(color),
                ..play
            })
        } else if face.color == round.color() {
            SeatAction::Play(play)
        } else {
            SeatAction::Keep
        };
        round.apply(
            &self.harmless,
            Action::Seat(seat, action),
            chance,
            &mut NoEvents,
        )
    }
}
