import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from './generated-files.js';

// Writes src/generated from openapi/. With --check nothing is written: it fails when a file is not what it should be.
const check = process.argv.includes('--check');
const folder = new URL('../src/generated/', import.meta.url);
const root = fileURLToPath(new URL('../../../', import.meta.url));

const stale: string[] = [];
for (const [name, text] of Object.entries(await generatedFiles())) {
  const file = new URL(name, folder);
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === text) continue;
  stale.push(relative(root, fileURLToPath(file)));
  if (!check) await writeFile(file, text);
}

if (check && stale.length > 0) {
  console.error(
    `Not what openapi/ says: ${stale.join(', ')}\nRun \`pnpm generate\` and commit what it writes.`,
  );
  process.exitCode = 1;
} else {
  console.log(stale.length === 0 ? 'src/generated is up to date' : `wrote ${stale.join(', ')}`);
}
