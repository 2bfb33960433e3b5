// A static host that tests can stop, start again and give another build.
import { listen, staticServer } from '../../scripts/lib/static-server.mjs';

export const BASE = '/games/uskalla/';
// Like the hosts that let browsers keep everything for ten minutes: the page must not depend on better ones.
const MAX_AGE = 600;

/** Serves `folder` below BASE. */
export async function serve(folder) {
  let shown = folder;
  let server;
  const start = async (port) => {
    server = staticServer({ folder: () => shown, base: BASE, maxAge: MAX_AGE });
    return listen(server, port);
  };
  const port = await start(0);
  return {
    url: `http://localhost:${port}${BASE}`,
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
