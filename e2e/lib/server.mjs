// A static host that tests can stop, start again and switch to another build.
import { listen, staticServer } from '../../scripts/lib/static-server.mjs';

export const BASE = '/games/uskalla/';
// Lets browsers cache everything for ten minutes, as some hosts do: the page must work there.
const MAX_AGE = 600;

const origins = new Set();

/** Returns whether an address is of a host of these tests, or of no host at all. */
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
    /** Lets `other(request, response)` answer first; where it returns false, the host answers. */
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
