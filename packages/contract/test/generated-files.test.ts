import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../scripts/generated-files.js';

describe('src/generated', async () => {
  const files = await generatedFiles();

  for (const [name, text] of Object.entries(files)) {
    it(`${name} matches openapi/ (otherwise run \`pnpm generate\`)`, async () => {
      const current = await readFile(new URL(`../src/generated/${name}`, import.meta.url), 'utf8');
      expect(current === text).toBe(true);
    });
  }

  it('api.gen.ts has descriptions in plain text, without tags that repeat the type', () => {
    expect(files['api.gen.ts']?.match(/(?<!\w)@(?!example|default|deprecated)[a-z]+\b/g)).toBeNull();
  });
});
