// A visit to the page that checks each screen when told to.
import assert from 'node:assert/strict';
import { noViolations } from './axe.mjs';
import { installClock } from './clock.mjs';
import { VIEWPORTS, breachesEverywhere, unseenFocus } from './layout.mjs';
import { started } from './page.mjs';
import { Fingers, Player, fixChance } from './player.mjs';
import { shots } from './shots.mjs';
import { WORDS } from './words.mjs';

// Letters on drawn shapes, whose contrast tests/palette.rs checks, the white middle of the timer's ring, and texts too short for axe.
const DRAWN = ['.card', '.stepper', '.timer', '.avatar', '.burst', '.dare-head', '.logo', '.color-chip'];
// Finnish words are longer, so they are checked in the narrow sizes.
const NARROWEST = [[768, 1024], [320, 640]];

/** A visit that collects errors, so that one does not hide the others. */
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
    // Names, order and focus do not depend on the language.
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

/** Opens the start screen with a clock that can be fast-forwarded. */
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
