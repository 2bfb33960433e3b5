// Waits for states of the page.

/** Waits until the program has replaced the static page and no error page is shown. */
export async function started(page) {
  await page.waitForFunction(() => document.body && !document.querySelector('#shell, #crash') && document.body.children.length > 0);
}

/** Waits until the service worker has filled its cache and controls this page. */
export async function workerReady(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(page, () => navigator.serviceWorker.controller?.state === 'activated');
}

/** Polls a condition in the page; it may be asynchronous, which `waitForFunction` does not await. */
export async function until(page, condition, patience = 10_000) {
  const deadline = Date.now() + patience;
  while (!(await page.evaluate(condition))) {
    if (Date.now() > deadline) throw new Error(`never came true: ${condition}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
