// serve-dist.mjs FOLDER PORT: serves a finished build until it is stopped.
import { listen, staticServer } from './static-server.mjs';

const [folder, wanted] = process.argv.slice(2);
const NEXT_PORTS = 50;
try {
  const port = await listen(staticServer({ folder: () => folder }), Number(wanted), NEXT_PORTS);
  console.log(`Uskalla is at http://localhost:${port}/ (stop with Ctrl-C)`);
} catch (error) {
  console.error(`uskalla: cannot serve on port ${wanted}: ${error.message}`);
  process.exit(1);
}
