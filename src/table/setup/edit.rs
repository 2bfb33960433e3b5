//! Changes of a set-up. The dealer and the youngest stay the same persons, whoever comes, goes or moves.

use super::{ListChoice, Player, PlayerKind, Setup};
use crate::dares::Builtin;
use crate::rules::{DealerChoice, Edition, MAX_SEATS, RulesetDraft, Seat};
use crate::text::is_same_name;

impl Setup {
    /// Adds a player behind the others and returns the seat; `None` if the game has no more seats.
    pub fn add_player(&mut self, kind: PlayerKind, name: String) -> Option<Seat> {
        let count = self.players.len();
        if count >= usize::from(self.draft.edition.seats().1) {
            return None;
        }
        self.players.push(Player { name, kind });
        Some(Seat(count as u8))
    }

    /// Takes a player out. Returns false, and changes nothing, if there is no such player or the game needs everyone. If the player
    /// was to deal, a draw decides instead; if it was the youngest, the first player is.
    pub fn remove_player(&mut self, gone: Seat) -> bool {
        let count = self.players.len();
        if gone.index() >= count || count <= usize::from(self.draft.edition.seats().0) {
            return false;
        }
        self.players.remove(gone.index());
        self.follow_seats(|seat| {
            (seat != gone).then(|| if seat > gone { Seat(seat.0 - 1) } else { seat })
        });
        true
    }

    /// Moves a player to another seat; those between move up by one. Returns false, and changes nothing, if there is no such seat.
    pub fn move_player(&mut self, from: Seat, to: Seat) -> bool {
        let count = self.players.len();
        if from.index() >= count || to.index() >= count {
            return false;
        }
        let player = self.players.remove(from.index());
        self.players.insert(to.index(), player);
        self.follow_seats(|seat| {
            Some(if seat == from {
                to
            } else if from < seat && seat <= to {
                Seat(seat.0 - 1)
            } else if to <= seat && seat < from {
                Seat(seat.0 + 1)
            } else {
                seat
            })
        });
        true
    }

    /// Names a player, as it is typed: [`Setup::clean_texts`] cleans it when the game begins. Without effect for a seat that is not
    /// there.
    pub fn rename_player(&mut self, seat: Seat, name: String) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.name = name;
        }
    }

    /// Lets a person or the computer play a seat. A name that nobody chose becomes a default name of the new kind; see
    /// [`Setup::free_name`] for `default_name`.
    pub fn set_kind(
        &mut self,
        seat: Seat,
        kind: PlayerKind,
        default_name: impl Fn(PlayerKind, usize) -> String,
    ) {
        let free = self.free_name(kind, &default_name);
        let Some(player) = self.players.get_mut(seat.index()) else {
            return;
        };
        if player.kind == kind {
            return;
        }
        let is_default = |name: &str| {
            (1..=MAX_SEATS + 1).any(|number| is_same_name(&default_name(player.kind, number), name))
        };
        if is_same_name(&player.name, "") || is_default(&player.name) {
            player.name = free;
        }
        player.kind = kind;
    }

    /// Chooses another game, with its own defaults; the choice of the dealer stays. `list` is the list to play with; without one the
    /// chosen list stays, but for the lists for adults, which no other game has (A5).
    pub fn set_edition(&mut self, edition: Edition, list: Option<ListChoice>) {
        self.draft = RulesetDraft {
            dealer: self.draft.dealer,
            ..RulesetDraft::new(edition, self.draft.seats)
        };
        match (list, &self.list) {
            (Some(list), _) => self.list = list,
            (None, ListChoice::Set(lists)) => {
                self.list = ListChoice::Builtin(Builtin::Family, lists[0].lang());
            }
            (None, ListChoice::Builtin(..) | ListChoice::Own(_)) => {}
        }
    }

    /// Moves the dealer and the youngest with their seats. `moved` returns the new seat of a player, `None` for one who has gone.
    fn follow_seats(&mut self, moved: impl Fn(Seat) -> Option<Seat>) {
        self.youngest = moved(self.youngest).unwrap_or_default();
        if let DealerChoice::Seat(seat) = self.draft.dealer {
            self.draft.dealer = moved(seat).map_or(DealerChoice::Draw, DealerChoice::Seat);
        }
    }
}
