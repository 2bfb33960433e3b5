// Own dare lists as people write and share them, for the tests of lists and links.
import { started } from './page.mjs';

/** An English tablet. */
export const OPTIONS = { hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1180, height: 820 } };
/** Elements whose contrast axe cannot compute. */
export const DRAWN = ['.burst', '.qr'];
/** Dares with characters that programs often handle wrongly. */
export const TEXTS = ['Hyräile 🎵 äänettä: öö!', 'Işıl gibi gülümse, İpek gibi ağla 😂', 'שיר שמח בלי מילים', 'Wave like 👩🏽‍🚀 in space'];

/** Opens a page in a fresh profile, on a host. */
export async function open(t, { host, options = {}, hash = '' } = {}) {
  const { url } = host ?? (await t.host());
  const { page, complaints } = await t.page({ ...OPTIONS, ...options });
  await page.goto(url + hash);
  await started(page);
  return { page, complaints, url };
}

export const button = (page, name) => page.getByRole('button', { name, exact: true });
export const press = (page, name) => button(page, name).first().click();
export const dare = (page, number) => page.getByRole('textbox', { name: `Dare ${number}`, exact: true });
export const heading = (page) => page.getByRole('heading', { level: 1 }).innerText();
export const hash = (page) => page.evaluate(() => location.hash);
export const kept = (page) => page.evaluate(() => localStorage.getItem('uskalla.lists'));

/** Goes from the start screen to a list with some dares. */
export async function write(page, name, texts) {
  await press(page, 'Dare lists');
  await press(page, 'New list');
  await page.getByRole('textbox', { name: 'List name' }).fill(name);
  for (const [at, text] of texts.entries()) await dare(page, at + 1).fill(text);
}

/** Returns the link to the list in the editor, from the share sheet. */
export async function linkOf(page) {
  await press(page, 'Share the list');
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await press(page, 'Close');
  return link;
}
