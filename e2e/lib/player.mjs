// Plays as people do: it knows only what the screen shows, and uses touch or keys.
//
//   const player = new Player(page, { lang: 'fi', seed: 7 });
//   await player.setUp({ people: 2, computers: 2, target: 50 });
//   await player.playTo('won');
import { Fingers } from './hands.mjs';
import { handOf, look } from './screen.mjs';
import { WORDS } from './words.mjs';

export { Fingers, Keys } from './hands.mjs';
export { handOf, look, tableOf } from './screen.mjs';

// More steps than any game to 50 points needs.
const STEPS = 4000;
// The most steps in a row without anything to do; together less than the minute after which a shown hand is hidden.
const IDLE = 20;
// Longer than any delay of a computer player.
const THINKING_MS = 2500;
// The time between two looks at the screen.
const GLANCE_MS = 200;

/** Replaces the browser's randomness by a seed: the same cards, dares and computer players every time. Call it before `goto`. */
export async function fixChance(page, seed) {
  await page.addInitScript((start) => {
    let state = start;
    Crypto.prototype.getRandomValues = function getRandomValues(array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at += 1) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[at] = state >>> 24;
      }
      return array;
    };
  }, seed);
}

// Of a hundred times: how often it does not forget "Last card!", challenges, plays a card that fits, rolls the die, looks for a card to answer a
// dare with; and the names of cards it plays first.
const HABITS = { calls: 70, challenges: 50, plays: 92, rolls: 85, looks: 50, likes: null };

export class Player {
  /** `hands` is the kind of input; `hurry` fast-forwards the clock of lib/clock.mjs. Tests may change its habits at any time. */
  constructor(page, { lang = 'en', seed = 1, hands = Fingers, hurry = false } = {}) {
    Object.assign(this, { page, words: WORDS[lang], hands: new hands(page), hurry, state: seed, idle: 0, seen: new Map(), hand: new Map(), ...HABITS });
  }

  /** Returns true in `percent` of a hundred cases. */
  sometimes(percent) {
    this.state = (Math.imul(this.state, 1103515245) + 12345) >>> 0;
    return (this.state >>> 16) % 100 < percent;
  }

  button(name, within = this.page) {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }

  press(name) {
    return this.hands.press(this.button(name).first());
  }

  /** Goes from the start screen to the first card of a game. `game` is its position among the games; `options` as of `choose`; `more` runs before the start. */
  async setUp({ people = 2, computers = 0, target, names = [], game, options = [], more = async () => {} } = {}) {
    const { words } = this;
    await this.press(words.setUp);
    if (game !== undefined) await this.chooseGame(game);
    for (let more = 2; more < people; more += 1) await this.press(words.addPerson);
    for (let more = 0; more < computers; more += 1) await this.press(words.addComputer);
    if (people === 1) await this.press(words.remove(words.player(2)));
    for (const [index, name] of names.entries()) await this.hands.write(this.page.locator(`#name-${index}`), name);
    if (target !== undefined) await this.lowerTarget(target);
    for (const option of options) await this.choose(option);
    await more();
    await this.press(words.start);
  }

  /** Chooses the game for adults: confirms the age and waits for its lists. */
  async chooseGame(game) {
    const pick = this.page.locator('[name="game"]').nth(game);
    await this.hands.press(pick);
    const yes = this.button(this.words.adultsYes);
    if ((await yes.count()) > 0) await this.hands.press(yes);
    await this.page.locator(`label:nth-child(${game + 1}) > [name="game"]:checked`).waitFor({ state: 'attached' });
  }

  async lowerTarget(target) {
    const shown = this.page.locator('.stepper output');
    while (Number(await shown.textContent()) > target) await this.press(this.words.less);
  }

  /** Chooses a switch of the setup by its text, or a value of an option: `[group, value]`. */
  async choose(option) {
    const [group, value] = [option].flat();
    const field = value === undefined
      ? this.page.getByRole('switch', { name: new RegExp(`^${group}`) })
      : this.page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: new RegExp(`^${value}`) });
    const folded = this.page.locator('details:not([open]):has(.option, .switch) > summary');
    while ((await folded.count()) > 0) await this.hands.press(folded.first());
    await this.hands.press(field.first());
  }

  /** Sets fast computer players in the settings. */
  async setFast() {
    await this.press(this.words.settings);
    await this.hands.press(this.page.getByRole('radio', { name: this.words.fast, exact: true }));
    await this.press(this.words.back);
  }

  /** Plays until the screen is of that kind; `each` is called before every step and may end the game by returning true. */
  async playTo(kind, each = async () => false) {
    for (let step = 0; step < STEPS; step += 1) {
      const now = await look(this.page);
      if (now === 'crash') throw new Error(`the program crashed: ${await this.page.locator('#crash pre').textContent()}`);
      if (await each(now)) return now;
      if (now === kind) return now;
      this.seen.set(now, (this.seen.get(now) ?? 0) + 1);
      await this.act(now);
    }
    throw new Error(`no ${kind} after ${STEPS} steps`);
  }

  /** Does one thing that people do on such a screen. */
  async act(now) {
    this.now = now;
    const acted = await this.take(now);
    this.idle = acted ? 0 : this.idle + 1;
    if (acted) return;
    if (this.idle > IDLE) throw new Error(`nothing to do on ${now}:\n${await this.page.locator('body').innerText()}`);
    if (this.hurry) await this.page.clock.fastForward(THINKING_MS);
    else await this.page.waitForTimeout(GLANCE_MS);
  }

  async take(now) {
    const { words } = this;
    switch (now) {
      case 'draw':
        return this.does(words.deal);
      case 'score':
        return this.does(words.nextRound);
      case 'won':
        return this.does(words.rematch);
      case 'sheet':
        return this.tries(this.button(words.adultsYes));
      case 'handing':
        return this.does(words.show);
      case 'color':
        return this.nameColor();
      case 'swap':
        return this.oneOf('.is-target');
      case 'count':
        return this.tries(this.page.locator('dialog[open] .is-choice').last());
      case 'laid open':
        return this.does(words.close);
      case 'slip':
        return this.does(this.sometimes(50) ? words.slipYes : words.slipNo);
      case 'roll':
        return (await this.looksForCard()) || this.does(this.sometimes(this.rolls) ? words.roll : words.drawTwo);
      case 'dare':
        return this.answer();
      case 'judge':
        if (this.sometimes(20) && (await this.touchTimer())) return true;
        return this.does(this.sometimes(70) ? words.done : words.failed);
      case 'private':
        return this.playTurn();
      case 'public':
        return this.passOn();
      default:
        return false;
    }
  }

  async does(name) {
    await this.press(name);
    return true;
  }

  /** Presses a button that may be missing; the game may remove or cover it meanwhile. */
  async tries(target, letter) {
    if ((await target.count()) === 0) return false;
    try {
      await (letter ? this.hands.letter(letter, target.first()) : this.hands.press(target.first()));
    } catch (error) {
      if ((await target.count()) > 0 && (await look(this.page)) === this.now) throw error;
    }
    return true;
  }

  /** Makes one of the choices on the sheet. */
  async oneOf(selector) {
    const choices = this.page.locator(`dialog[open] ${selector}`);
    await this.hands.press(choices.nth(this.state % (await choices.count())));
    return true;
  }

  nameColor() {
    return this.oneOf('.color-tile');
  }

  /** Returns whether to answer the dare by a card of the own hand (H9). */
  async looksForCard() {
    const byCard = this.button(this.words.byCard);
    return (await byCard.count()) > 0 && this.sometimes(this.looks) && this.tries(byCard);
  }

  async answer() {
    const { words } = this;
    if (this.sometimes(10)) return this.tries(this.button(words.otherWay));
    if (this.sometimes(10)) return this.does(words.turn);
    if (this.sometimes(10) && (await this.tries(this.button(words.strike)))) return true;
    if (await this.looksForCard()) return true;
    if (!this.sometimes(65)) return this.does(words.drawTwo);
    return (await this.tries(this.button(words.answerIt))) || this.does(words.doIt);
  }

  touchTimer() {
    return this.tries(this.button(this.words.startTimer));
  }

  async playTurn() {
    const { words, page } = this;
    const actions = page.locator('.actions');
    if (this.sometimes(this.calls) && (await this.tries(this.button(words.lastCard, actions), 'l'))) return true;
    if (this.sometimes(40) && (await this.tries(this.button(words.catch, actions), 'c'))) return true;
    await this.remember();
    const challenge = this.button(words.challenge, actions);
    if ((await challenge.count()) > 0 && this.sometimes(this.challenges)) return this.tries(challenge);
    const cards = await this.playable();
    const count = await cards.count();
    if (count > 0 && this.sometimes(this.plays)) return this.playCard(cards, count);
    if (await this.tries(this.button(words.keep, actions), 'k')) return true;
    if (await this.tries(this.button(words.draw, actions), 'd')) return true;
    // The launcher in the middle has the effect of the button beside the hand.
    if (this.state % 2 === 1 && (await this.tries(page.locator('button.press')))) return true;
    for (const act of ['takeStack', 'accept', 'press', 'pass', 'backToDare', 'hide']) {
      if (await this.tries(this.button(words[act], actions))) return true;
    }
    return count > 0 && this.playCard(cards, count);
  }

  /** Remembers the cards of a hand for the time when the device is public again. */
  async remember() {
    this.hand.set(await this.page.locator('.me .seat-name').textContent(), await handOf(this.page));
  }

  /** Returns the seat whose player remembers a card identical to the top card (H4). */
  async jumper() {
    const buttons = this.button(this.words.jumpIn);
    if ((await buttons.count()) === 0) return null;
    const top = (await this.page.locator('.is-discard').getAttribute('aria-label')).replace(/^.*?: /, '');
    const seats = await this.page.locator('.edges .seat').filter({ has: buttons }).locator('.seat-name').allTextContents();
    const name = seats.find((seat) => this.hand.get(seat)?.some((card) => card.startsWith(`${top},`)));
    return name ? this.page.locator('.edges .seat').filter({ hasText: name }).getByRole('button', { name: this.words.jumpIn }) : null;
  }

  /** Returns the playable cards, or only the preferred ones among them. */
  async playable() {
    const cards = this.page.locator('.hand .is-playable');
    if (!this.likes) return cards;
    const liked = this.page.locator('.hand').getByRole('button', { name: this.likes }).and(cards);
    return (await liked.count()) > 0 ? liked : cards;
  }

  async playCard(cards, count) {
    const name = await cards.nth(this.state % count).getAttribute('aria-label');
    const card = this.page.locator('.hand').getByRole('button', { name, exact: true }).first();
    const lifted = async () => (await card.getAttribute('aria-pressed')) === 'true';
    if (!(await lifted())) await this.hands.pressCard(card);
    if (!(await lifted())) throw new Error(`${name} was touched and not lifted`);
    await this.hands.again(card);
    return true;
  }

  async passOn() {
    const { words, page } = this;
    const edges = page.locator('.edges');
    const jump = await this.jumper();
    if (jump) {
      this.hand.clear();
      return this.tries(jump);
    }
    if (this.sometimes(15) && (await this.tries(edges.locator('.dare-chip')))) return true;
    if (this.sometimes(this.calls) && (await this.tries(this.button(words.lastCard, edges)))) return true;
    if (this.sometimes(40) && (await this.tries(this.button(words.catch, edges)))) return true;
    return this.tries(page.locator('.actions .btn'));
  }
}
