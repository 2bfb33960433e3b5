// Waiting for the page.

/** Until the program has replaced the static words and no fault is shown. */
export async function started(page) {
  await page.waitForFunction(() => document.body && !document.querySelector('#shell, #crash') && document.body.children.length > 0);
}

/** Until the service worker has filled its cache and answers for this page. */
export async function workerReady(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(page, () => navigator.serviceWorker.controller?.state === 'activated');
}

/** Polls a condition in the page; it may be asynchronous, which `waitForFunction` does not await as one would think. */
export async function until(page, condition, patience = 10_000) {
  const deadline = Date.now() + patience;
  while (!(await page.evaluate(condition))) {
    if (Date.now() > deadline) throw new Error(`never came true: ${condition}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
