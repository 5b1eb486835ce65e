import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './pair.js';

/**
 * Not counted: lenient servers ignore a removed optional parameter, so it is debatable whether that breaks clients. Of the two
 * rewrites, the first one also removes a property, and the second one allows null.
 */
const notCounted = new Set(['param-removed', 'eq-allOf-split', '31-ref-to-oneOf-null']);

/** Returns single mutations and equivalent rewrites of one document, and equivalences of OpenAPI 3.1. */
export function labCases(folder: string): Case[] {
  const pairs = join(folder, 'pairs');
  const results: { rows: { id: string; exp: string }[] } = JSON.parse(
    readFileSync(join(pairs, 'lab-results.json'), 'utf8'),
  );
  const before = join(pairs, 'lab', 'base.json');
  const mutations = results.rows.flatMap(({ id, exp }): Case[] => {
    const paths = { name: id, before, after: join(pairs, 'lab', `${id}.json`) };
    if (exp === 'B') return [{ ...paths, expected: 'breaking' }];
    return exp === 'E' ? [{ ...paths, expected: 'equivalent' }] : [];
  });
  const later = join(pairs, 'lab-31');
  const names = readdirSync(later).flatMap((file) => /^(.*)-a\.json$/.exec(file)?.[1] ?? []);
  const equivalences = names.map((name): Case => {
    const path = (side: string) => join(later, `${name}-${side}.json`);
    return { name, before: path('a'), after: path('b'), expected: 'equivalent' };
  });
  return [...mutations, ...equivalences].filter(({ name }) => !notCounted.has(name));
}
