import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JSONObject } from '@specshelf/base/json';
import { parse } from '@specshelf/parser';
import { readCorpus } from '@specshelf/parser/test/read-corpus';

export interface RealDocument {
  name: string;
  /** The processed document, without converted descriptions. */
  specification: JSONObject;
}

/** The fixtures, and the document in the official client's package. */
export function realDocuments(): RealDocument[] {
  const fixtures = fileURLToPath(new URL('../../../../fixtures', import.meta.url));
  const client = createRequire(import.meta.url).resolve('@gitbook/api/spec/openapi.json');
  const fixtureNames = readdirSync(fixtures).filter((name) => /\.(?:json|yaml)$/.test(name));
  return [
    ...[...fixtureNames, 'split/openapi.yaml'].flatMap((name) => read(fixtures, name)),
    ...read(dirname(client), basename(client)).map((document) => ({ ...document, name: '@gitbook/api' })),
  ];
}

/** The valid documents of the corpus; none without one. */
export function corpus(): RealDocument[] {
  const { folder, entries } = readCorpus();
  return entries.flatMap(({ file }) => read(folder, file));
}

/** Parses a document, with all files of its folder when it has one. Returns nothing for an invalid document. */
function read(folder: string, entry: string): RealDocument[] {
  const set = entry.includes('/') ? entry.slice(0, entry.indexOf('/')) : undefined;
  const paths = set === undefined ? [entry] : filesIn(folder, set);
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const unavailable = new Map<string, string>();
  for (;;) {
    const result = parse({ entry, files, unavailable, redirects: new Map() });
    if (result.kind === 'parsed') return [{ name: entry, specification: result.specification }];
    if (result.kind === 'failed') return [];
    // Nothing is fetched from the network.
    for (const location of result.locations) unavailable.set(location, 'is not available');
  }
}

function filesIn(folder: string, name: string): string[] {
  return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
