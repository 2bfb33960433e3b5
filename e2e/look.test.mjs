// Every screen in English and Finnish: screenshots for people (e2e/shots), layout at every size, focus, accessibility.
import { test } from './lib/runner.mjs';
import { visit } from './lib/visit.mjs';

const NAMES = ['Aino', 'Bartholomew', 'Çağla', 'Dimitri-Matias', 'Eeva', 'Frans', 'Gun-Britt', 'Hüseyin', 'Işıl', 'Jo'];
const PHONE = 600;
const SCREENS = ['draw', 'public', 'handing', 'private', 'lifted', 'color', 'dare', 'judge', 'timer', 'slip', 'chip', 'call', 'score', 'menu', 'rules', 'end', 'won'];

const onTablets = (width) => width > PHONE;

for (const lang of ['en', 'fi']) {
  test(`the screens around the game look right (${lang})`, async (t) => {
    const { visit: v, page, complaints } = await visit(t, lang, 71);
    await v.see('title');
    await v.press(v.words.howTo);
    await v.see('help');
    await v.press(v.words.back);
    await v.press(v.words.settings);
    await v.see('settings');
    await v.press(v.words.back);
    await v.press(v.words.setUp);
    await v.see('setup');
    for (const summary of await page.locator('details > summary').all()) await v.fingers.press(summary);
    for (let more = 0; more < 2; more += 1) await v.press(v.words.addComputer);
    await v.see('setup-open');
    await v.fingers.write(page.locator('#name-0'), ' ');
    await v.press(v.words.start);
    await v.see('setup-wrong');
    complaints.none();
    v.done();
  });

  test(`every screen of a game looks right (${lang})`, async (t) => {
    const { visit: v, page, complaints } = await visit(t, lang, 11);
    const { player } = v;
    await player.setUp({ people: 3, computers: 1, target: 150, names: NAMES.slice(0, 4) });
    await player.playTo('won', async (now) => {
      // A player who never calls can be caught.
      player.calls = v.seen.has('call') ? 70 : 0;
      await seeStep(v, now);
      return false;
    });
    await page.clock.runFor(3000);
    await v.see('won');
    v.wrong.push(...SCREENS.filter((name) => !v.seen.has(name)).map((name) => `never seen: ${name}`));
    complaints.none();
    v.done();
  });

  for (const people of lang === 'en' ? [2, 10] : [10]) {
    test(`a table of ${people} looks right (${lang})`, async (t) => {
      const { visit: v } = await visit(t, lang, 79);
      await v.player.setUp({ people, names: NAMES.slice(0, people) });
      await v.player.playTo('public');
      await v.see(`public-${people}`, { fits: onTablets });
      await v.player.playTo('private');
      await v.see(`private-${people}`, { fits: onTablets });
      await growHand(v.page, 26);
      await v.see(`private-${people}-26-cards`);
      if (people === 2) {
        await growHand(v.page, 45);
        await v.see('private-2-45-cards');
      }
      v.done();
    });
  }
}

/** Takes a screenshot of each kind of situation once. */
async function seeStep(v, now) {
  const { page, words } = v;
  const has = async (selector) => (await page.locator(selector).count()) > 0;
  if (now === 'public') {
    await v.see('public', { fits: onTablets });
    if (await has('.seat-acts')) await v.see('call', { fits: onTablets });
    if (await has('.dare-chip')) await v.see('chip', { fits: onTablets });
    if (!v.seen.has('menu')) await seeMenu(v);
  } else if (now === 'private') {
    await v.see('private', { fits: onTablets });
    if (!v.seen.has('lifted') && (await has('.hand .is-playable'))) {
      await v.fingers.press(page.locator('.hand .is-playable').first());
      await v.see('lifted', { fits: onTablets });
    }
  } else if (now === 'judge') {
    await v.see((await has('.timer')) ? 'timer' : 'judge');
  } else if (['draw', 'handing', 'color', 'dare', 'slip', 'score'].includes(now)) {
    await v.see(now);
    if (now === 'dare' && (await page.getByRole('button', { name: words.otherWay }).count()) > 0) await v.see('dare-other-way');
  }
}

async function seeMenu(v) {
  const { words } = v;
  await v.press(words.menu);
  await v.see('menu');
  await v.press(words.rules);
  await v.see('rules');
  await v.press(words.close);
  await v.press(words.menu);
  await v.press(words.endGame);
  await v.see('end');
  await v.press(words.keepPlaying);
  await v.press(words.menu);
  await v.press(words.toStart);
  await v.see('title-continue');
  await v.fingers.press(v.page.getByRole('button', { name: words.playNow }));
  await v.see('replace');
  await v.page.keyboard.press('Escape');
  await v.fingers.press(v.page.getByRole('button', { name: words.continue }).first());
}

/** Adds copies of the cards in the hand, as many as in a long round. */
const growHand = (page, cards) => page.evaluate((count) => {
  const hand = document.querySelector('.hand');
  for (let at = 0; hand.children.length < count; at += 1) hand.append(hand.children[at].cloneNode(true));
  hand.style.setProperty('--n', count);
}, cards);

test('trouble with the storage looks right', async (t) => {
  const { visit: v } = await visit(t, 'en', 83, { start: () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  } });
  await v.see('trouble');
  v.done();
});
