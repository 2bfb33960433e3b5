// The input of a player: touch, or keys alone.

// The time limit for an element to appear.
const PATIENCE_MS = 3000;

/** Returns the point where a finger touches an element: uncovered, and nearest to the left edge, which is the visible strip of a card in a row. */
function touchable(node) {
  globalThis.passGuard?.();
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

/** Touches through the browser's own touch events, at a point where nothing covers the target. */
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

  // The touch is done when the browser has turned it into a click.
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

/** Uses keys alone: Tab until the target has the focus, arrows within the hand, letters where the game has them. */
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

  // Tab stops only at the checked radio button of a group; arrows check another.
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
