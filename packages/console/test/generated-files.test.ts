import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generatedFiles } from '../scripts/generated-files.js';

it('the assets of the reader match their sources (otherwise run `pnpm generate`)', async () => {
  for (const [name, text] of Object.entries(await generatedFiles())) {
    const current = await readFile(new URL(`../src/generated/${name}`, import.meta.url), 'utf8');
    expect(current === text, name).toBe(true);
  }
});
