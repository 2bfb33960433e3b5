// Plays as people do: it knows no more than the screen shows, and touches or types like them.
//
//   const player = new Player(page, { lang: 'fi', seed: 7 });
//   await player.setUp({ people: 2, computers: 2, target: 50 });
//   await player.playTo('won');
import { WORDS } from './words.mjs';

// More steps than any game to 50 points takes.
const STEPS = 4000;
// So often in a row nothing may be there to do; together less than the minute after which an open hand is hidden.
const IDLE = 20;
// Longer than a computer player takes for anything.
const THINKING_MS = 2500;
// As long as one waits before looking again.
const GLANCE_MS = 200;
// What should be there comes within this time.
const PATIENCE_MS = 3000;

/** The same cards, dares and robots every time: what the browser gives as chance comes from a seed. To be called before `goto`. */
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

/** What is on the screen now, by what people can see. */
export const look = (page) => page.evaluate(() => {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has('#crash')) return 'crash';
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (sheet) {
    const inside = (selector) => sheet.querySelector(selector) !== null;
    if (sheet.matches('.handing')) return 'handing';
    if (sheet.matches('.dare')) return inside('.twins') ? (inside('.twins ~ .link + .link, .twins + .link + .link') ? 'dare' : 'judge') : 'robot dared';
    if (inside('.color-tile')) return 'color';
    if (inside('.dare-text')) return 'slip';
    return 'sheet';
  }
  if (has('.table.is-private')) return 'private';
  if (has('.table.is-public')) return 'public';
  if (has('table.score')) return has('.confetti') ? 'won' : 'score';
  if (has('.draws')) return 'draw';
  return has('main.title') ? 'title' : 'page';
});

/** Everybody's name, number of cards and running dares, whose turn it is, the top card and the color: what the public table says. */
export const tableOf = (page) => page.evaluate(() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent.trim());
  return {
    seats: [...document.querySelectorAll('.edges .seat')].map((seat) => ({
      name: seat.querySelector('.seat-name').textContent,
      cards: seat.querySelector('.seat-note').textContent.trim(),
      turn: seat.matches('.is-turn'),
      dares: [...seat.querySelectorAll('.dare-chip')].map((chip) => chip.textContent),
    })).sort((a, b) => (a.name < b.name ? -1 : 1)),
    top: document.querySelector('.is-discard')?.getAttribute('aria-label'),
    draw: document.querySelector('.pile.is-draw')?.getAttribute('aria-label'),
    color: text('.color-chip'),
    log: text('.log li'),
    dare: text('dialog.dare .dare-text, dialog.dare .dare-from, dialog.dare .dare-for, dialog.dare .btn'),
  };
});

/** The names of the open hand, in order. */
export const handOf = (page) => page.locator('.hand button').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

/** Where a finger would touch an element: where nothing covers it, nearest to its left edge, which is what shows of a card in a row. */
function touchable(node) {
  node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = node.getBoundingClientRect();
  const down = Math.min(height / 2, 60);
  for (const along of [Math.min(width / 2, 22), width / 2]) {
    const spot = { x: left + along, y: top + down };
    const hit = document.elementFromPoint(spot.x, spot.y);
    if (hit !== null && node.contains(hit)) return spot;
  }
  return null;
}

/** Fingers: every touch goes through the browser's own touch events, at a place where nothing covers the target. */
export class Fingers {
  constructor(page) {
    this.page = page;
  }

  async press(target) {
    for (let tries = 0; tries < 40; tries += 1) {
      const spot = await target.evaluate(touchable, null, { timeout: PATIENCE_MS });
      if (spot) return this.touch(spot);
      await this.page.waitForTimeout(50);
    }
    throw new Error(`covered, so that no finger reaches it: ${target}`);
  }

  // A touch has been answered once the browser has made a click of it.
  async touch({ x, y }) {
    await this.page.evaluate(() => {
      globalThis.clicked = new Promise((resolve) => {
        addEventListener('click', resolve, { once: true });
      });
    });
    await this.page.touchscreen.tap(x, y);
    await this.page.evaluate(() => globalThis.clicked.then(() => {}));
  }

  pressCard(card) {
    return this.press(card);
  }

  again(card) {
    return this.press(card);
  }

  letter(name, target) {
    return this.press(target);
  }

  async write(field, text) {
    await this.press(field);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }
}

/** Keys alone: Tab until the target has the focus, arrows within the hand, letters where the game has them. */
export class Keys {
  constructor(page) {
    this.page = page;
  }

  async focus(target) {
    const within = () => target.evaluate((node) => node === document.activeElement);
    for (let presses = 0; presses < 120; presses += 1) {
      if (await within()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${target}`);
  }

  async press(target) {
    await target.waitFor({ timeout: PATIENCE_MS });
    if ((await target.getAttribute('type')) === 'radio') return this.choose(target);
    await this.focus(target);
    return this.page.keyboard.press('Enter');
  }

  // Of radio buttons only the chosen one is a stop of Tab; arrows choose another.
  async choose(target) {
    await this.focus(this.page.locator(`[name="${await target.getAttribute('name')}"]:checked`));
    for (let moves = 0; moves < 12 && !(await target.isChecked()); moves += 1) await this.page.keyboard.press('ArrowRight');
  }

  async pressCard(card) {
    const hand = this.page.locator('.hand button');
    const stop = this.page.locator('.hand button[tabindex="0"]');
    await this.focus(stop);
    await this.page.keyboard.press('Home');
    for (let moves = await hand.count(); moves > 0; moves -= 1) {
      if (await card.evaluate((node) => node === document.activeElement)) break;
      await this.page.keyboard.press('ArrowRight');
    }
    await this.page.keyboard.press('Enter');
  }

  async again() {
    await this.page.keyboard.press('Enter');
  }

  async letter(name) {
    await this.page.keyboard.press(name);
  }

  async write(field, text) {
    await this.focus(field);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }
}

export class Player {
  /** `hands` is how it touches the device; `calls` of a hundred times it does not forget "Last card!"; `hurry` skips waiting by the clock of lib/clock.mjs. */
  constructor(page, { lang = 'en', seed = 1, hands = Fingers, hurry = false } = {}) {
    Object.assign(this, { page, words: WORDS[lang], hands: new hands(page), hurry, state: seed, idle: 0, calls: 70, seen: new Map() });
  }

  /** True in `percent` of a hundred cases. */
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

  /** From the start screen to the first card of a game. */
  async setUp({ people = 2, computers = 0, target = 500, names = [] } = {}) {
    const { words } = this;
    await this.press(words.setUp);
    for (let more = 2; more < people; more += 1) await this.press(words.addPerson);
    for (let more = 0; more < computers; more += 1) await this.press(words.addComputer);
    if (people === 1) await this.press(words.remove(words.player(2)));
    for (const [index, name] of names.entries()) await this.hands.write(this.page.locator(`#name-${index}`), name);
    for (let points = 500; points > target; points -= 50) await this.press(words.less);
    await this.press(words.start);
  }

  /** Computer players that take less time, by the settings. */
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

  /** One thing that people do on such a screen. */
  async act(now) {
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
      case 'handing':
        return this.does(words.show);
      case 'color':
        return this.nameColor();
      case 'slip':
        return this.does(this.sometimes(50) ? words.slipYes : words.slipNo);
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

  /** Presses what only sometimes is there; the game may take it away meanwhile. */
  async tries(target, letter) {
    if ((await target.count()) === 0) return false;
    try {
      await (letter ? this.hands.letter(letter, target.first()) : this.hands.press(target.first()));
    } catch (error) {
      if ((await target.count()) > 0) throw error;
    }
    return true;
  }

  async nameColor() {
    const tiles = this.page.locator('.color-tile');
    await this.hands.press(tiles.nth(this.state % 4));
    return true;
  }

  async answer() {
    const { words } = this;
    if (this.sometimes(10)) return this.tries(this.button(words.otherWay));
    if (this.sometimes(10)) return this.does(words.turn);
    if (this.sometimes(10)) return this.does(words.strike);
    return this.does(this.sometimes(65) ? words.doIt : words.drawTwo);
  }

  touchTimer() {
    return this.tries(this.button(this.words.startTimer));
  }

  async playTurn() {
    const { words, page } = this;
    const actions = page.locator('.actions');
    if (this.sometimes(this.calls) && (await this.tries(this.button(words.lastCard, actions), 'l'))) return true;
    if (this.sometimes(40) && (await this.tries(this.button(words.catch, actions), 'c'))) return true;
    const cards = page.locator('.hand .is-playable');
    const count = await cards.count();
    if (count > 0 && this.sometimes(92)) return this.playCard(cards, count);
    if (await this.tries(this.button(words.keep, actions), 'k')) return true;
    if (await this.tries(this.button(words.draw, actions), 'd')) return true;
    return count > 0 && this.playCard(cards, count);
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
    if (this.sometimes(15) && (await this.tries(edges.locator('.dare-chip')))) return true;
    if (this.sometimes(this.calls) && (await this.tries(this.button(words.lastCard, edges)))) return true;
    if (this.sometimes(40) && (await this.tries(this.button(words.catch, edges)))) return true;
    return this.tries(page.locator('.actions .btn'));
  }
}
