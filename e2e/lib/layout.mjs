// The layout rules of every screen at every size: nothing overflows, no control is too small to touch, nothing covers another element.
export const VIEWPORTS = [[1180, 820], [820, 1180], [1024, 768], [768, 1024], [360, 740], [320, 640]];

/** Returns every breach on the page in its present size. `fits`: the page must not scroll down either. */
export const breaches = (page, { fits = false } = {}) => page.evaluate((mustFit) => {
  const TOUCH = 44;
  const ROUNDING = 0.6;
  const found = [];
  const { innerWidth, innerHeight } = globalThis;
  const root = document.scrollingElement;
  const told = (node) => `${node.localName}.${node.className.baseVal ?? node.className} "${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 30)}"`;
  const shown = (node) => node.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && !node.closest('.vh, [aria-hidden="true"]');
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const scope = dialog ?? document.body;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth} px wide`);
  if (dialog && dialog.scrollWidth > dialog.clientWidth + 1) found.push(`the sheet scrolls sideways: ${dialog.scrollWidth} > ${dialog.clientWidth}`);
  if (mustFit && root.scrollHeight > innerHeight + 1) found.push(`scrolls down: ${root.scrollHeight} px high`);

  const controls = [...scope.querySelectorAll('button, input, summary, a[href]')].filter(shown);
  for (const node of controls) {
    const box = (node.closest('.hand > li') ?? node).getBoundingClientRect();
    if (box.width < TOUCH - ROUNDING || box.height < TOUCH - ROUNDING) found.push(`too small, ${box.width.toFixed()} × ${box.height.toFixed()}: ${told(node)}`);
    if (box.left < -ROUNDING || box.right > innerWidth + ROUNDING) found.push(`hangs over the side: ${told(node)}`);
  }
  for (const [group, least] of [['.is-choice, .twins .btn, .color-tile', 96], ['.actions .btn, .page-foot .btn', 64]]) {
    for (const node of [...scope.querySelectorAll(group)].filter(shown)) {
      const { height } = node.getBoundingClientRect();
      if (height < least - ROUNDING) found.push(`lower than ${least}, ${height.toFixed()}: ${told(node)}`);
    }
  }
  for (const twins of scope.querySelectorAll('.twins')) {
    const [one, other] = [...twins.children].map((node) => ({ box: node.getBoundingClientRect(), style: getComputedStyle(node) }));
    if (Math.abs(one.box.width - other.box.width) > 2 || Math.abs(one.box.height - other.box.height) > 2) found.push('the two answers differ in size');
    for (const key of ['color', 'backgroundColor', 'fontSize', 'fontWeight']) if (one.style[key] !== other.style[key]) found.push(`the two answers differ: ${key}`);
  }

  // Elements of the table that may not overlap.
  const parts = [...scope.querySelectorAll('.seat, .pile, .log, .corner, .actions > *, .color-chip, .hint, .hand-band')].filter(shown).map((node) => ({ node, box: node.getBoundingClientRect() }));
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (one.node.contains(other.node)) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // The raised cards reach out of the band of the hand.
      const slack = one.node.matches('.hand-band') || other.node.matches('.hand-band') ? 24 : 3;
      if (wide > slack && high > slack) found.push(`${told(one.node)} lies on ${told(other.node)} by ${wide.toFixed()} × ${high.toFixed()}`);
    }
  }
  for (const node of [...scope.querySelectorAll('h1, h2, p, span, button, b, legend, td, th, li, dt, dd')].filter(shown)) {
    const style = getComputedStyle(node);
    if (style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.textOverflow !== 'ellipsis' && node.scrollWidth > node.clientWidth + 1) found.push(`cut off: ${told(node)}`);
  }
  return [...new Set(found)];
}, fits);

/** Returns every breach in every size, with the size; restores the size of the page. */
export async function breachesEverywhere(page, { fits = () => false, sizes = VIEWPORTS } = {}) {
  const before = page.viewportSize();
  const found = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    found.push(...(await breaches(page, { fits: fits(width) })).map((breach) => `${width}×${height}: ${breach}`));
  }
  await page.setViewportSize(before);
  return found;
}

/** Tabs through the screen and returns focused elements that do not show the focus or are covered. */
export async function unseenFocus(page, tabs = 12) {
  const found = [];
  for (let press = 0; press < tabs; press += 1) {
    await page.keyboard.press('Tab');
    found.push(...await page.evaluate(() => {
      const node = document.activeElement;
      if (node === null || node === document.body || node.localName === 'dialog') return [];
      const marked = node.matches('.pick > input, .switch > input') ? node.nextElementSibling : node;
      const { outlineStyle, outlineWidth } = getComputedStyle(marked);
      const name = `${node.localName}.${node.className} "${(node.getAttribute('aria-label') ?? marked.textContent).trim().slice(0, 30)}"`;
      const { left, top, width, height } = marked.getBoundingClientRect();
      const hit = document.elementFromPoint(left + Math.min(width / 2, 22), top + height / 2);
      return [
        ...(outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? [`no outline: ${name}`] : []),
        ...(hit !== null && (marked.contains(hit) || node.contains(hit)) ? [] : [`focus under something else: ${name}`]),
      ];
    }));
  }
  return [...new Set(found)];
}
