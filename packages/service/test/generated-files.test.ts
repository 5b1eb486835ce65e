import { readFile } from 'node:fs/promises';
import { documentHash } from '@specshelf/contract';
import { expect, it } from 'vitest';
import { generatedFiles } from '../scripts/generated-files.js';
import * as responses from '../src/generated/responses.gen.js';

it('the validators of answers are what openapi/ says', async () => {
  for (const [name, text] of Object.entries(await generatedFiles())) {
    const current = await readFile(new URL(`../src/generated/${name}`, import.meta.url), 'utf8');
    expect(current === text, `${name} is stale: run \`pnpm generate\``).toBe(true);
  }
  expect(responses.documentHash).toBe(documentHash);
});
