// `pnpm demo`: builds the demo in apps/demo/dist; with `--serve`, serves it until Ctrl+C.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildDemo } from './build.js';
import { serve } from './serve.js';

const { values } = parseArgs({
  options: { serve: { type: 'boolean', default: false }, port: { type: 'string', default: '8788' } },
});
const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const { workerSize } = await buildDemo(folder);
console.log(`Built the demo in apps/demo/dist; its worker has ${Math.round(workerSize / 1000)} kB (gzip).`);
if (values.serve) {
  const { url } = await serve(folder, { port: Number(values.port) });
  console.log(`Open ${url} in a browser. Ctrl+C stops.`);
} else {
  console.log(
    '`pnpm demo --serve` serves it on this machine. Any host of static files with HTTPS can publish it.',
  );
}
