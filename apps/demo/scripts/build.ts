import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

const source = fileURLToPath(new URL('../src/', import.meta.url));

const options = {
  bundle: true,
  // Service workers cannot import modules dynamically, so each script is one file.
  format: 'iife',
  target: 'es2022',
  // Not `browser`: some packages have code for browsers that needs a document, which workers lack.
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: ['@specshelf/source', 'import', 'default'],
  loader: { '.yaml': 'text' },
  minify: true,
  charset: 'utf8',
  write: false,
} satisfies BuildOptions;

/** Builds the demo as static files in a folder, and returns the size of its worker after gzip in bytes. */
export async function buildDemo(folder: string): Promise<{ workerSize: number }> {
  const bundled = await bundle('worker.ts');
  const hash = createHash('sha256').update(bundled).digest('hex').slice(0, 16);
  const worker = bundled.replace('{build}', hash);
  const script = await bundle('start.ts');
  const template = await readFile(join(source, 'page.html'), 'utf8');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'worker.js'), worker);
  // Hosts of static files send `404.html` for a page of the worker as long as it is not registered.
  for (const [file, page] of Object.entries({ 'index.html': 'start', '404.html': 'missing' })) {
    await writeFile(join(folder, file), fill(template, page, script));
  }
  return { workerSize: gzipSync(worker, { level: 9 }).length };
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({ ...options, entryPoints: [join(source, entry)] });
  return outputFiles[0]?.text ?? '';
}

/** Inserts the script itself: at the address of a missing page, no relative link leads to a file. */
function fill(template: string, page: string, script: string): string {
  const element = `<script>${script.trim().replaceAll('</', '<\\/')}</script>`;
  return template.replace('{page}', page).replace('<!-- script -->', () => element);
}
