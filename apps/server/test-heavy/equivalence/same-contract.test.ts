import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentHash } from '@specshelf/contract';
import { createSourceFile, isVariableStatement, ScriptTarget } from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

// Each of them is built by itself, and carries the document or what was made of it.
describe('what is built', () => {
  it.each(['packages/contract', 'packages/mocks', 'apps/server'])(
    'speaks the contract of today: %s',
    async (folder) => {
      const hashes = await hashesIn(join(root, folder, 'dist'));
      expect(hashes.length).toBeGreaterThanOrEqual(2);
      expect([...new Set(hashes)]).toEqual([documentHash]);
    },
  );
});

/** The hashes that modules give for the document, and those of the documents themselves. */
async function hashesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /\.c?js$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => [...namedHashes(text), ...documentsIn(text).map(hashOf)]);
}

function namedHashes(text: string): string[] {
  // Minified code has other names for it: no other text there is a SHA-256 in hexadecimal.
  return [...text.matchAll(/["']([0-9a-f]{64})["']/g)].map(([, hash = '']) => hash);
}

/** The objects that a module has for OpenAPI documents; in a text that is no module there are none. */
function documentsIn(text: string): unknown[] {
  if (!/^var document\d* = \{\n *"?openapi/m.test(text)) return [];
  const module = createSourceFile('module.js', text, ScriptTarget.Latest);
  return module.statements.filter(isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ initializer }) => {
      const literal = initializer?.getText(module) ?? '';
      return /^\{\s*"?openapi/.test(literal) ? [new Function(`return ${literal}`)()] : [];
    }),
  );
}

function hashOf(document: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(document, undefined, 1))
    .digest('hex');
}
