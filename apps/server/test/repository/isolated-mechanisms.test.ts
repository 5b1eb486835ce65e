import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*/src/*.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path !== '' && !path.includes('/generated/'));
const texts = new Map(sources.flatMap((path) => textOf(path)));

/** Mechanisms of our own in place of a library, or beside its documented use: a folder each, with its entry point. */
const mechanisms = {
  'apps/server/src/http/body': 'read-json-body.ts',
  'apps/server/src/http/validation': 'create-request-validator.ts',
  'packages/store/src/knex-seam': 'knex-seam.ts',
  'packages/store/src/row-cache': 'cache-rows.ts',
  'packages/markdown/src/fast-path': 'simple-markdown.ts',
  'packages/parser/src/positions': 'find-spans.ts',
  'packages/parser/src/swagger': 'convert-entry.ts',
};

describe.each(Object.entries(mechanisms))('%s', (folder, name) => {
  const entry = `${folder}/${name}`;

  it(`is imported through ${name} only`, () => {
    const imports = [...texts].flatMap(([path, text]) =>
      path.startsWith(`${folder}/`) ? [] : importsOf(path, text).map((target) => ({ path, target })),
    );
    const ofFolder = imports.filter(({ target }) => target.startsWith(`${folder}/`));
    expect(ofFolder).not.toEqual([]);
    expect(ofFolder.filter(({ target }) => target !== entry)).toEqual([]);
  });

  it('links its decision record from its entry point', () => {
    expect(texts.get(entry)).toMatch(/docs\/decisions\/\d{4}-/);
  });
});

describe('undocumented members', () => {
  it.each([
    [
      'of knex and pg',
      /\b(acquireConnection|releaseConnection|__knex\w*)\b|\.client\b|\.connection\.stream\b/,
      'knex-seam',
    ],
    ['of express-openapi-validator', /'express-openapi-validator/, 'validation'],
  ])('%s are used in one folder', (_library, pattern, folder) => {
    const users = [...texts].filter(
      ([path, text]) => /^(?:apps\/server|packages\/store)\/src\//.test(path) && pattern.test(text),
    );
    const folders = new Set(users.map(([path]) => posix.basename(posix.dirname(path))));
    expect([...folders]).toEqual([folder]);
  });
});

/** Returns no text for a file that is deleted, but not yet in the index. */
function textOf(path: string): [string, string][] {
  try {
    return [[path, readFileSync(join(root, path), 'utf8')]];
  } catch {
    return [];
  }
}

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.js'/g)].map(([, target = '']) =>
    posix.join(posix.dirname(path), `${target}.ts`),
  );
}
