// A static host that tests can stop, start again and give another build.
import { listen, staticServer } from '../../scripts/lib/static-server.mjs';

export const BASE = '/games/uskalla/';
// Like the hosts that let browsers keep everything for ten minutes: the page must not depend on better ones.
const MAX_AGE = 600;

const origins = new Set();

/** Whether an address is that of a host of these tests, or of no host at all. */
export const isOwn = (url) => !/^(https?|wss?):/.test(url) || origins.has(new URL(url).origin);

/** Serves `folder` below `base`. */
export async function serve(folder, base = BASE) {
  let shown = folder;
  let server;
  let answer = () => false;
  const start = async (port) => {
    server = staticServer({ folder: () => shown, base, maxAge: MAX_AGE });
    const [usual] = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) => answer(request, response) || usual(request, response));
    return listen(server, port);
  };
  const port = await start(0);
  origins.add(`http://localhost:${port}`);
  return {
    url: `http://localhost:${port}${base}`,
    /** Has `other(request, response)` answer first; what it returns false for is answered as usual. */
    answer(other) {
      answer = other;
    },
    show(other) {
      shown = other;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
    restart: () => start(port),
  };
}
