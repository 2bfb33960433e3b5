// A visit to the page that looks at every screen it is told to.
import assert from 'node:assert/strict';
import { noViolations } from './axe.mjs';
import { installClock } from './clock.mjs';
import { VIEWPORTS, breachesEverywhere, unseenFocus } from './layout.mjs';
import { started } from './page.mjs';
import { Fingers, Player, fixChance } from './player.mjs';
import { shots } from './shots.mjs';
import { WORDS } from './words.mjs';

// Letters on drawn shapes, whose contrast tests/palette.rs checks, the white middle of the timer's ring, and signs too short for axe to judge.
const DRAWN = ['.card', '.stepper', '.timer', '.avatar', '.burst', '.dare-head', '.logo', '.color-chip'];
// Finnish words are longer: they show where they have least room.
const NARROWEST = [[768, 1024], [320, 640]];

/** A visit that collects what is wrong, so that one flaw does not hide the others. */
export class Visit {
  constructor(page, lang, player) {
    Object.assign(this, { page, lang, player, words: WORDS[lang], fingers: new Fingers(page), wrong: [], seen: new Set() });
  }

  async see(name, { fits = () => false } = {}) {
    if (this.seen.has(name)) return;
    this.seen.add(name);
    const { page } = this;
    await shots(page, `${name}-${this.lang}`);
    const found = await breachesEverywhere(page, { fits, sizes: this.lang === 'en' ? VIEWPORTS : NARROWEST });
    // Names, order and focus are the same in every language.
    if (this.lang === 'en') {
      await noViolations(page, { unsureContrast: DRAWN }).catch((error) => found.push(error.message));
      found.push(...await unseenFocus(page));
    }
    this.wrong.push(...found.map((line) => `${name}: ${line}`));
  }

  press(name) {
    return this.player.press(name);
  }

  done() {
    assert.deepEqual(this.wrong, [], `\n${this.wrong.join('\n')}`);
  }
}

/** A page at the start screen with a clock that can be hurried, to be looked at. */
export async function visit(t, lang, seed, { start } = {}) {
  const { url } = await t.host();
  const { page, complaints } = await t.page({
    hasTouch: true, locale: lang === 'fi' ? 'fi-FI' : 'en-GB', reducedMotion: 'reduce', viewport: { width: 1180, height: 820 },
  });
  await fixChance(page, seed);
  await installClock(page);
  if (start) await page.addInitScript(start);
  await page.goto(url);
  await started(page);
  return { visit: new Visit(page, lang, new Player(page, { lang, seed, hurry: true })), page, complaints };
}
