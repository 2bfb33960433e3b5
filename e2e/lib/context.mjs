// The context of a test: a host, browser profiles and pages, all closed afterwards.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPersistent, noteForeignRequests, takeForeignRequests, watch } from './browser.mjs';
import { serve } from './server.mjs';

// The time limit of a page, for a busy machine too.
const PATIENCE_MS = 15_000;

/** `dist` is the build under test, `browser` is shared by all tests. */
export function contextOf(dist, browser) {
  const endings = [];
  const atEnd = (end) => endings.unshift(end);
  return {
    dist,
    /** Starts a static host of the build, or of another folder. */
    async host(folder = dist) {
      const host = await serve(folder);
      atEnd(() => host.stop().catch(() => {})); // The test may have stopped it.
      return host;
    },
    /** Opens a page in a fresh profile; `complaints` as of `watch`. Options as of Playwright's newContext. */
    async page(options = {}) {
      const profile = await browser.newContext(options);
      noteForeignRequests(profile);
      atEnd(() => profile.close());
      return watched(await profile.newPage());
    },
    /** Opens a page in a profile on disk, as a user has. */
    async persistentPage(options = {}) {
      const profile = await launchPersistent(options);
      atEnd(() => profile.close());
      return watched(profile.pages()[0] ?? (await profile.newPage()));
    },
    /** Makes an empty folder, which is removed at the end. */
    async folder() {
      const folder = await mkdtemp(join(tmpdir(), 'uskalla-folder-'));
      atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
      return folder;
    },
    /** Copies the build into a folder that the test may change. */
    async copyOfBuild() {
      const folder = await mkdtemp(join(tmpdir(), 'uskalla-build-'));
      atEnd(() => rm(folder, { recursive: true, force: true }));
      await cp(dist, folder, { recursive: true });
      return folder;
    },
    async end() {
      for (const end of endings) await end();
      const foreign = takeForeignRequests();
      if (foreign.length > 0) throw new Error(`asked of another origin:\n  ${foreign.join('\n  ')}`);
    },
  };
}

function watched(page) {
  page.setDefaultTimeout(PATIENCE_MS);
  return { page, complaints: watch(page) };
}
