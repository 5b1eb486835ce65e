import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSourceFile, isVariableStatement, ScriptTarget } from 'typescript';

/** The document hashes in the modules, and the hashes of the documents in them. */
export async function hashesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /\.c?js$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => [...namedHashes(text), ...documentsIn(text).map(hashOf)]);
}

function namedHashes(text: string): string[] {
  // By value, because minified code renames the constant. Other SHA-256 hashes in hexadecimal are only digests in examples.
  return [...text.matchAll(/(?<!\bdigest["']?:\s*)["']([0-9a-f]{64})["']/g)].map(([, hash = '']) => hash);
}

/** Returns the OpenAPI documents that a module contains as object literals. */
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
