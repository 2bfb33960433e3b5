// Chromium, and pages in it that notice everything that goes wrong.
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

/** The browser named by CHROMIUM, else one of Debian, else one found on PATH. */
export function chromiumPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = ['/usr/bin/chromium', ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))];
  const path = process.env.CHROMIUM || places.find((place) => existsSync(place));
  if (!path) throw new Error('no Chromium found: install one or name it by CHROMIUM');
  return path;
}

const foreign = [];

/** Takes note of every request of a profile, its pages and workers that goes to another origin than the hosts of the tests. */
export function noteForeignRequests(profile) {
  profile.on('request', (request) => isOwn(request.url()) || foreign.push(request.url()));
}

/** The addresses noted since the last call. */
export const takeForeignRequests = () => foreign.splice(0);

export const launch = () => chromium.launch({ executablePath: chromiumPath(), args: ARGS });

/** A browser on a profile in a folder, which stays. */
export async function launchIn(folder, options = {}) {
  const profile = await chromium.launchPersistentContext(folder, { executablePath: chromiumPath(), args: ARGS, ...options });
  noteForeignRequests(profile);
  return profile;
}

/** A profile on disk, as a user has; `close` removes it. Only such a one counts as installable. */
export async function launchPersistent(options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'uskalla-profile-'));
  const context = await launchIn(folder, options);
  context.on('close', () => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return context;
}

/** Ends a browser launched by `launchIn` as a device does that is switched off: at once, without a word to the page. */
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
 * Call it before the first `goto`; `watch.none()` throws with all that was seen.
 */
export function watch(page) {
  const seen = [];
  page.on('console', (message) => message.type() === 'error' && seen.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A page that is left or loaded anew breaks off what it was fetching: that is nobody's fault.
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
