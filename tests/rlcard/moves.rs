//! What the adapter puts right in an action: what is done, how the piles must lie for it, and what comes of it.

use serde_json::json;
use uskalla::notation::{CardFaces, Setup, Step, card_text, color_text, parse_card};
use uskalla::rules::{Face, Seat, Symbol};

use super::adapter::Adapter;
use super::case::{After, act, expect};
use super::difference::Difference::*;
use super::trace::{GAME, Ply, State};

/// What becomes a case: our position, the shuffles on the way, and the state after it.
pub struct Table {
    pub setup: Setup,
    pub piles: Vec<Vec<CardFaces>>,
    pub after: After,
}

/// A card that comes to lie on the discard pile in a step.
#[derive(Clone, Copy)]
pub struct Laid {
    /// As it lies on our pile.
    pub card: CardFaces,
    /// It is a drawn Wild Draw Four, which is a plain Wild to us.
    pub harmless: bool,
}

impl Adapter {
    /// A card is drawn, and laid at once if RLCard does so.
    pub fn draws(
        &mut self,
        before: &State,
        ply: &Ply,
        steps: &mut Vec<Step>,
    ) -> Result<Option<Laid>, String> {
        let next = before
            .draw
            .first()
            .or_else(|| ply.luck.piles.first()?.first());
        let card = *next.ok_or("nothing to draw, and nothing was shuffled")?;
        let face = card.light;
        let harmless = face.symbol == Symbol::WildDrawFour && self.allows(DrawnFourHarmless);
        let card = if harmless { wild() } else { card };
        let colored = face.color == Some(before.color);
        let answer = match ply.luck.colors[..] {
            [color] if face.is_wild() && self.allows(DrawnWildColor) => {
                format!("play {}={}", card_text(GAME, card), color_text(color))
            }
            [] if colored && self.allows(DrawnColorPlayed) => {
                format!("play {}", card_text(GAME, card))
            }
            [] if !colored
                && face.symbol == before.top.light.symbol
                && self.allows(DrawnSymbolKept) =>
            {
                "keep".to_owned()
            }
            _ => String::new(),
        };
        if !answer.is_empty() {
            let choices = json!(["keep", format!("play {}", card_text(GAME, card))]);
            steps.push(expect(&[("phase", json!("drawn")), ("legal", choices)])?);
            steps.push(act(before.turn, &answer)?);
        }
        Ok((face.is_wild() || colored).then_some(Laid { card, harmless }))
    }

    /// A card of the hand is laid.
    pub fn plays(
        &mut self,
        before: &State,
        ply: &Ply,
        steps: &mut Vec<Step>,
    ) -> Result<Laid, String> {
        let (face, color) = ply.action.split_once('=').unzip();
        let card =
            parse_card(GAME, face.unwrap_or(&ply.action)).map_err(|fault| fault.to_string())?;
        if card.light.symbol == Symbol::WildDrawFour {
            self.tally.meet(NoChallenge);
        }
        let last = before.hands[before.turn.index()].len() == 1;
        let unnamed = color.is_some() && last && self.allows(LastWildColor);
        let text = if unnamed {
            card_text(GAME, card)
        } else {
            ply.action.clone()
        };
        steps.push(act(before.turn, &format!("play {text}"))?);
        Ok(Laid {
            card,
            harmless: false,
        })
    }

    /// Arranges our piles so that a rebuilt draw pile holds the very cards that RLCard shuffles.
    pub fn shuffles(
        &mut self,
        table: &mut Table,
        (before, ply): (&State, &Ply),
        laid: Option<Laid>,
    ) -> Result<(), String> {
        let draws = ply.action == "draw";
        let left = before.draw.len().saturating_sub(usize::from(draws));
        let early = laid.filter(|laid| left < usize::from(laid.card.light.symbol.draw_value()));
        match (&ply.luck.piles[..], early) {
            ([], None) if !draws || !before.draw.is_empty() => {}
            ([_], _) if draws && before.draw.is_empty() => {
                if self.allows(TopShuffledIn) {
                    table.setup.discard.insert(0, (before.top, None));
                }
            }
            ([_], Some(laid)) => {
                if self.allows(ShuffledEarly) {
                    shuffle_early(table, laid.card, left);
                }
            }
            (piles, _) => return Err(format!("{} shuffles cannot be explained", piles.len())),
        }
        Ok(())
    }

    /// What differs in the state after a step.
    pub fn settle(&mut self, after: &mut After, (before, ply): (&State, &Ply), laid: Option<Laid>) {
        let Some(laid) = laid else { return };
        if laid.card.light.symbol == Symbol::Reverse {
            self.tally.meet(ReversePasses);
        }
        let copy_beneath =
            before.played.is_empty() || ply.action == "draw" && before.draw.is_empty();
        if copy_beneath && !ply.after.played.is_empty() {
            after.discard.insert(0, before.top);
        }
        if after.hands[before.turn.index()].len() == 1 && self.allows(NoCalls) {
            after.open_call = Some(before.turn);
        }
    }

    /// What differs at the end of a game.
    pub fn end(&mut self, after: &mut After, winner: Seat, before: &State) {
        (after.turn, after.winner, after.open_call) = (None, Some(winner), None);
        if after.top.light.is_wild() && self.without != Some(LastWildColor) {
            after.color = None;
        }
        if after.top.light.symbol == Symbol::Reverse && self.allows(LastReverse) {
            after.direction = before.direction;
        }
        after.points = if self.allows(NoPoints) {
            after.hands.iter().flatten().copied().map(points).sum()
        } else {
            1
        };
    }
}

/// RLCard shuffles before a penalty, we when the pile has run out in the middle of it. So the cards left in our draw pile are
/// copies of those that RLCard draws first, the real ones and a copy of the card laid lie beneath, and the copies come to lie at
/// the bottom.
fn shuffle_early(table: &mut Table, laid: CardFaces, left: usize) {
    let Table {
        setup,
        piles,
        after,
    } = table;
    let rest = setup.draw.split_off(setup.draw.len() - left);
    setup.discard.splice(
        0..0,
        rest.into_iter().chain([laid]).map(|card| (card, None)),
    );
    if let Some(pile) = piles.first_mut() {
        setup.draw.extend(&pile[..left]);
        after.draw.extend(&pile[..left]);
        pile.rotate_left(left);
    }
}

/// Makes a drawn Wild Draw Four a plain Wild wherever the step meets it.
pub fn disarm(
    Table {
        setup,
        piles,
        after,
    }: &mut Table,
) {
    if let Some(next) = setup.draw.first_mut() {
        *next = wild();
    } else if let Some(next) = piles.first_mut().and_then(|pile| pile.first_mut()) {
        let beneath = setup.discard.iter_mut().map(|(card, _)| card);
        if let Some(card) = beneath.rev().skip(1).find(|card| *card == next) {
            *card = wild();
        }
        *next = wild();
    }
    after.top = wild();
    if let Some(top) = after.discard.last_mut() {
        *top = wild();
    }
}

fn wild() -> CardFaces {
    let face = Face::wild(Symbol::Wild);
    CardFaces {
        light: face,
        dark: face,
    }
}

/// What a card counts in the hand of the loser (C9).
fn points(card: CardFaces) -> u32 {
    match card.light.symbol {
        Symbol::Number(number) => u32::from(number),
        Symbol::Skip | Symbol::Reverse | Symbol::DrawTwo => 20,
        _ => 50,
    }
}
