// A clock that tests can fast-forward.

/**
 * Installs Playwright's clock. Call it before `goto`. The handles of its timers start at 10¹², which a program that stores them in 32 bits,
 * as browsers allow, cannot clear; so they are replaced by small ones.
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
    // Ends the time in which a new control ignores touches (style/guard.css).
    globalThis.passGuard = () => {
      for (const guard of document.getAnimations()) if (['fresh', 'relaid'].includes(guard.animationName)) guard.finish();
    };
  });
}
