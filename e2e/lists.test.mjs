// Own dare lists: written, saved, copied, exported with everything else; lists for adults after the age question.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { noViolations } from './lib/axe.mjs';
import { VIEWPORTS, breachesEverywhere, unseenFocus } from './lib/layout.mjs';
import { DRAWN, TEXTS, button, dare, heading, linkOf, open, press, write } from './lib/lists.mjs';
import { started } from './lib/page.mjs';
import { Keys } from './lib/player.mjs';
import { test } from './lib/runner.mjs';
import { shots } from './lib/shots.mjs';

// Walks through the screens in these languages; long words show where space is short.
const LOOK = {
  en: { lists: 'Dare lists', copy: 'Make your own copy: Family', more: 'Details for dare 3', share: 'Share the list', close: 'Close', back: 'Back' },
  fi: { lists: 'Tehtävälistat', copy: 'Tee oma kopio: Perhe', more: 'Lisää tehtävästä 3', share: 'Jaa lista muille', close: 'Sulje', back: 'Takaisin' },
  sv: { lists: 'Uppdragslistor', copy: 'Gör en egen kopia: Familj', more: 'Mer om uppdrag 3', share: 'Dela listan', close: 'Stäng', back: 'Tillbaka' },
  tr: { lists: 'Cesaret listeleri', copy: 'Kendi kopyanı yap: Aile', more: 'Görev 3: ayrıntılar', share: 'Listeyi paylaş', close: 'Kapat', back: 'Geri' },
};

test('a list is written, and a reload loses nothing', async (t) => {
  const { page, complaints } = await open(t);
  await write(page, 'Our äöşğıİ 🎲', TEXTS);
  await press(page, 'Details for dare 2');
  await page.getByRole('textbox', { name: /^Another way/ }).fill('Just smile 😊');
  await page.getByRole('spinbutton', { name: 'Timer (seconds)' }).fill('30');
  await page.getByRole('switch', { name: 'Lasts until the next turn' }).check();
  await page.getByRole('checkbox', { name: 'a phone' }).check();
  await dare(page, 16).fill('x'.repeat(130));
  await page.reload();
  await started(page);
  assert.equal(await heading(page), 'Our äöşğıİ 🎲');
  for (const [at, text] of TEXTS.entries()) assert.equal(await dare(page, at + 1).inputValue(), text);
  assert.match(await page.locator('[data-number="2"]').innerText(), /Lasts until the next turn · 30 s · Involves: a phone/);
  assert.equal(await dare(page, 16).inputValue(), 'x'.repeat(130), 'what is unfinished is kept too');
  assert.match(await page.locator('[data-number="16"] .error').innerText(), /at most 120 characters/);
  assert.match(await page.locator('[data-number="4"] .note').innerText(), /Characters left: 100/, 'characters as people count them');
  assert.equal(await button(page, 'Share the list').count(), 0, 'an unfinished list is not handed on');
  await dare(page, 16).fill('');
  await press(page, 'Move dare 2 up');
  assert.equal(await dare(page, 1).inputValue(), TEXTS[1]);
  await page.waitForFunction(() => document.activeElement.id === 'up-1');
  await press(page, 'Details for dare 1');
  await press(page, 'Clear dare 1');
  assert.equal(await dare(page, 1).inputValue(), '');
  await press(page, 'Undo');
  assert.equal(await dare(page, 1).inputValue(), TEXTS[1]);
  complaints.none();
});

test('a dare is dragged to another place', async (t) => {
  const { page, complaints } = await open(t);
  await write(page, 'Dragged', ['one', 'two', 'three']);
  const middle = async (number) => {
    const { x, y, width, height } = await page.locator(`[data-number="${number}"] > .burst`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.locator('[data-number="1"]').scrollIntoViewIfNeeded();
  await page.mouse.move(...await middle(1));
  await page.mouse.down();
  await page.mouse.move(...await middle(3), { steps: 5 });
  await page.mouse.up();
  assert.deepEqual(await Promise.all([1, 2, 3].map((number) => dare(page, number).inputValue())), ['two', 'three', 'one']);
  complaints.none();
});

test('lists are copied, duplicated, deleted and brought back', async (t) => {
  const { page, complaints } = await open(t);
  await press(page, 'Dare lists');
  await page.getByRole('radio', { name: 'Suomi' }).last().check();
  await press(page, 'Make your own copy: Perhe');
  assert.equal(await heading(page), 'Perhe');
  assert.match(await dare(page, 1).inputValue(), /\p{L}/u);
  await press(page, 'Back');
  await press(page, 'Duplicate: Perhe');
  assert.equal(await heading(page), 'Perhe 2');
  await press(page, 'Back');
  await press(page, 'Delete: Perhe');
  assert.deepEqual(await page.locator('.own-lists h3').allInnerTexts(), ['Perhe 2', 'Perhe', 'Esiintyjä', 'Uhkarohkea']);
  await press(page, 'Undo');
  assert.deepEqual((await page.locator('.own-lists h3').allInnerTexts()).slice(0, 2), ['Perhe', 'Perhe 2']);
  complaints.none();
});

test('what cannot be kept stays on the screen, and another window shows what was kept', async (t) => {
  const { page, complaints, url } = await open(t);
  await write(page, 'Two windows', ['Hum.']);
  const other = await page.context().newPage();
  await other.goto(`${url}#lists`);
  await started(other);
  await press(other, 'Edit: Two windows');
  await dare(other, 2).fill('From the other window.');
  await page.waitForFunction(() => document.querySelectorAll('.slot textarea')[1].value === 'From the other window.');
  await dare(page, 3).fill('From this one.');
  await other.waitForFunction(() => document.querySelectorAll('.slot textarea')[2].value === 'From this one.');
  await other.close();
  await page.evaluate(() => {
    Storage.prototype.setItem = function setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await dare(page, 4).fill('No room');
  await dare(page, 5).fill('for words.');
  assert.equal(await dare(page, 4).inputValue(), 'No room');
  await page.getByText('Storage is full').first().waitFor();
  complaints.none();
});

test('everything goes into a file and comes back, and nothing is overwritten unasked', async (t) => {
  const host = await t.host();
  const { page: old } = await open(t, { host });
  await write(old, 'Same name', ['From the file.']);
  await old.goto(host.url);
  await write(old, 'Only there', ['Wink.']);
  await old.goto(`${host.url}#settings`);
  const saving = old.waitForEvent('download');
  await press(old, 'Save everything to a file');
  const file = await readFile(await (await saving).path());

  const { page, complaints } = await open(t, { host });
  await write(page, 'Same name', ['From here.']);
  await press(page, 'Back');
  await press(page, 'Back');
  await press(page, 'Settings');
  await page.locator('input[type="file"]').setInputFiles({ name: 'all.txt', mimeType: 'text/plain', buffer: file });
  const sheet = page.getByRole('dialog');
  const of = (name) => sheet.getByRole('group', { name });
  assert.match(await of('Dare list: Only there').innerText(), /Not on this device yet/);
  assert.match(await of('Dare list: Same name').innerText(), /Different from what’s here/);
  assert.equal(await of('Dare list: Same name').getByRole('radio', { name: 'Keep what’s here' }).isChecked(), true);
  await of('Dare list: Same name').getByRole('radio', { name: 'Keep both' }).check();
  await shots(page, 'lists-bundle-en');
  assert.deepEqual(await breachesEverywhere(page), []);
  await noViolations(page, { unsureContrast: DRAWN });
  await press(page, 'Restore selected items');
  await page.locator('.told').getByText('Everything you chose is on this device now.').waitFor();
  await press(page, 'Back');
  await press(page, 'Dare lists');
  assert.deepEqual((await page.locator('.own-lists h3').allInnerTexts()).slice(0, 3), ['Same name', 'Same name', 'Only there']);
  complaints.none();
});

test('a set for adults is written, shared and received behind the gate alone', async (t) => {
  const host = await t.host();
  const { page: mine } = await open(t, { host });
  await press(mine, 'Dare lists');
  await press(mine, 'For adults only');
  await press(mine, 'Yes, everyone is');
  await press(mine, 'New set for adults');
  for (const level of ['mild', 'medium', 'spicy', 'fuego', 'truth']) {
    await mine.getByRole('radio', { name: new RegExp(`^${level}`, 'i') }).check();
    await dare(mine, 1).fill(`A ${level} dare`);
  }
  await shots(mine, 'lists-set-en');
  assert.deepEqual(await breachesEverywhere(mine), []);
  await noViolations(mine, { unsureContrast: DRAWN });
  await press(mine, 'Share the list');
  await shots(mine, 'lists-share-set-en');
  await press(mine, 'Close');
  const link = await linkOf(mine);
  await mine.goto(host.url);
  await press(mine, 'Dare lists');
  assert.equal(await button(mine, 'Edit: Our dares').count(), 0, 'asked anew at every visit');

  const { page, complaints } = await open(t, { host, hash: link.slice(link.indexOf('#')) });
  assert.ok(!(await page.content()).includes('spicy dare'), 'not shown before the question');
  await shots(page, 'lists-gate-en');
  assert.deepEqual(await breachesEverywhere(page), []);
  await noViolations(page);
  await press(page, 'Yes, everyone is');
  await page.getByText('A spicy dare').waitFor();
  await press(page, 'Add this list');
  await page.locator('.own-list h3').getByText('Our dares').waitFor();
  await press(page, 'Back');
  await press(page, 'Set up a game');
  assert.equal(await page.getByText('Our dares').count(), 0, 'no other game knows of it');
  await page.getByRole('radio', { name: /^Adults/ }).click();
  await press(page, 'Yes, everyone is');
  await page.getByRole('radio', { name: 'Our dares' }).check();
  await page.getByText('See the dares').click();
  await page.getByText('A truth dare').waitFor();
  complaints.none();
});

test('a whole list is written by keys alone', async (t) => {
  const { page, complaints } = await open(t, { options: { hasTouch: false } });
  const keys = new Keys(page);
  await keys.press(button(page, 'Dare lists'));
  await keys.press(button(page, 'New list'));
  await keys.write(page.getByRole('textbox', { name: 'List name' }), 'Keys only');
  await keys.write(dare(page, 1), 'Type this.');
  await page.keyboard.press('Enter');
  await keys.press(button(page, 'Move dare 1 down'));
  assert.equal(await dare(page, 2).inputValue(), 'Type this.');
  await keys.press(button(page, 'Share the list'));
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.match(await heading(page), /Keys only/);
  complaints.none();
});

for (const [lang, words] of Object.entries(LOOK)) {
  test(`the screens of the lists look right (${lang})`, async (t) => {
    const { page, complaints } = await open(t, { options: { locale: lang } });
    const wrong = [];
    const see = async (name) => {
      await shots(page, `lists-${name}-${lang}`);
      const found = await breachesEverywhere(page, { sizes: lang === 'en' ? VIEWPORTS : [[768, 1024], [320, 640]] });
      if (lang === 'en') {
        await noViolations(page, { unsureContrast: DRAWN }).catch((error) => found.push(error.message));
        found.push(...await unseenFocus(page));
      }
      wrong.push(...found.map((line) => `${name}: ${line}`));
    };
    await press(page, words.lists);
    await see('empty');
    await press(page, words.copy);
    await see('editor');
    await press(page, words.more);
    await page.locator('.slot textarea').nth(1).fill('y'.repeat(140));
    await page.locator('.slot textarea').nth(2).scrollIntoViewIfNeeded();
    await see('details');
    await page.locator('.slot textarea').nth(1).fill('y');
    await press(page, words.share);
    await see('share');
    const link = await page.locator('#share-link').inputValue();
    await press(page, words.close);
    await press(page, words.back);
    await see('overview');
    await page.evaluate((to) => {
      location.hash = to.slice(to.indexOf('#'));
    }, link);
    await page.locator('.page-foot .btn').first().waitFor();
    await see('received');
    await page.evaluate(() => {
      location.hash = 'l=abc';
    });
    await page.waitForTimeout(300);
    await see('unreadable');
    complaints.none();
    assert.deepEqual(wrong, [], `\n${wrong.join('\n')}`);
  });
}
