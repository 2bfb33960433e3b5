// Runs tests one after another and counts those that passed.
const tests = [];

/** Registers a test: `run(context)` throws if a check fails. */
export function test(name, run) {
  tests.push({ name, run });
}

/** Runs the tests whose name contains `filter`; returns how many failed. `makeContext()` makes a context for each test. */
export async function runAll(makeContext, filter = '') {
  const chosen = tests.filter(({ name }) => name.includes(filter));
  let failed = 0;
  console.log(`1..${chosen.length}`);
  for (const [index, { name, run }] of chosen.entries()) {
    const start = Date.now();
    const error = await attempt(makeContext, run);
    if (error) failed += 1;
    console.log(`${error ? 'not ok' : 'ok'} ${index + 1} ${name} (${Date.now() - start} ms)`);
    if (error) console.log(String(error.stack ?? error).replace(/^/gm, '    '));
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed;
}

async function attempt(makeContext, run) {
  const context = makeContext();
  const error = await errorOf(() => run(context));
  const atEnd = await errorOf(() => context.end());
  return error ?? atEnd;
}

async function errorOf(act) {
  try {
    await act();
    return null;
  } catch (error) {
    return error;
  }
}
