// Starts Chromium, and collects the errors of its pages.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { isOwn } from './server.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

/** Returns the path of the browser named by CHROMIUM, else Debian's, else one on PATH. */
export function chromiumPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = ['/usr/bin/chromium', ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))];
  const path = process.env.CHROMIUM || places.find((place) => existsSync(place));
  if (!path) throw new Error('no Chromium found: install one or name it by CHROMIUM');
  return path;
}

const foreign = [];

/** Records every request of a profile, its pages and workers to an origin other than the hosts of the tests. */
export function noteForeignRequests(profile) {
  profile.on('request', (request) => isOwn(request.url()) || foreign.push(request.url()));
}

/** Returns the addresses recorded since the last call. */
export const takeForeignRequests = () => foreign.splice(0);

export const launch = () => chromium.launch({ executablePath: chromiumPath(), args: ARGS });

/** Starts a browser on a profile in a folder, which stays. */
export async function launchIn(folder, options = {}) {
  const profile = await chromium.launchPersistentContext(folder, { executablePath: chromiumPath(), args: ARGS, ...options });
  noteForeignRequests(profile);
  return profile;
}

/** Starts a browser on a profile on disk, as a user has; `close` removes it. Pages can be installed only there. */
export async function launchPersistent(options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'uskalla-profile-'));
  const context = await launchIn(folder, options);
  context.on('close', () => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return context;
}

/** Kills a browser launched by `launchIn`, without an event to the page, as when a device is switched off. */
export async function kill(context) {
  const devtools = await context.browser().newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const gone = new Promise((resolve) => {
    context.on('close', resolve);
  });
  process.kill(processInfo.find(({ type }) => type === 'browser').id, 'SIGKILL');
  await gone;
}

/**
 * Collects console errors, uncaught errors, breaches of the content policy and failed requests of a page.
 * Call it before the first `goto`; `watch.none()` throws with everything collected.
 */
export function watch(page) {
  const seen = [];
  page.on('console', (message) => message.type() === 'error' && seen.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A navigation or reload aborts requests; that is no error.
    if (why !== 'net::ERR_ABORTED') seen.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => response.status() >= 400 && seen.push(`${response.status()}: ${response.url()}`));
  return {
    seen,
    none() {
      if (seen.length > 0) throw new Error(`the page complained:\n  ${seen.join('\n  ')}`);
    },
  };
}
