import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadedAtImport } from '../../../scripts/loaded-at-import.js';

it('the import of the package loads neither the library of the protocol nor the tools', async () => {
  const { files } = await loadedAtImport(fileURLToPath(new URL('../src/index.ts', import.meta.url)));
  expect(files.map((file) => file.replace(/^.*packages\//, ''))).toEqual(['mcp/src/create-mcp.ts']);
});
