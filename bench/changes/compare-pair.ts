import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JSONObject } from '@specshelf/base/json';
import { applyPolicy, compareSpecifications, defaultPolicy, type JudgedChanges } from '@specshelf/changes';
import { type ParseResult, parse } from '@specshelf/parser';
import type { Pair } from './pairs/pair.js';

export const today = '2026-11-26';

/** Compares a pair with our engine. Undefined if one of its documents cannot be parsed. */
export function comparePair({ before, after }: Pair): JudgedChanges | undefined {
  const [older, newer] = [readSpecification(before), readSpecification(after)];
  if (older === undefined || newer === undefined) return undefined;
  return applyPolicy(compareSpecifications(older, newer, { today }), defaultPolicy);
}

/** Parses a file with those to which it refers. */
function readSpecification(path: string): JSONObject | undefined {
  const folder = dirname(path);
  const entry = path.slice(folder.length + 1);
  const files = new Map([[entry, readFileSync(path, 'utf8')]]);
  const unavailable = new Map<string, string>();
  for (;;) {
    for (const name of namesIn(files)) {
      const other = join(folder, name);
      if (!files.has(name) && existsSync(other)) files.set(name, readFileSync(other, 'utf8'));
    }
    const result: ParseResult = parse({ entry, files, unavailable });
    if (result.kind === 'parsed') return result.specification;
    if (result.kind === 'failed') return undefined;
    for (const location of result.locations) unavailable.set(location, 'the benchmark fetches nothing');
  }
}

/** Names of files beside the entry to which texts refer. */
function namesIn(files: ReadonlyMap<string, string>): string[] {
  const references = [...files.values()].flatMap((text) => [
    ...text.matchAll(/\$ref['"]?\s*:\s*['"]?([^'"#\s]+)/g),
  ]);
  return references.map(([, name = '']) => name.replace(/^\.\//, '')).filter((name) => /^\w/.test(name));
}
