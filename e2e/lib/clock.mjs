// A clock that tests can hurry.

/**
 * Installs Playwright's clock, to be called before `goto`. Its timers have numbers from a million millions on, which a program that
 * keeps them in 32 bits, as browsers do, can never clear: they get small ones.
 */
export async function installClock(page) {
  await page.clock.install();
  await page.addInitScript(() => {
    const numbers = new Map();
    let last = 0;
    for (const [set, clear] of [['setTimeout', 'clearTimeout'], ['setInterval', 'clearInterval']]) {
      const [setTimer, clearTimer] = [globalThis[set], globalThis[clear]];
      globalThis[set] = (...how) => {
        last += 1;
        numbers.set(last, setTimer(...how));
        return last;
      };
      globalThis[clear] = (number) => clearTimer(numbers.get(number));
    }
    // The moment in which nothing that has just appeared can be touched (style/guard.css) passes in a hurry, too.
    globalThis.passGuard = () => {
      for (const guard of document.getAnimations()) if (['fresh', 'relaid'].includes(guard.animationName)) guard.finish();
    };
  });
}
