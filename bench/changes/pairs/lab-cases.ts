import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Case } from './pair.js';

interface LabResults {
  rows: { id: string; exp: string }[];
}

/** Returns the folder of given pairs beside a corpus. */
export function pairsFolderOf(corpus: string | undefined): string | undefined {
  const folder = corpus === undefined ? undefined : join(dirname(corpus), 'changes');
  return folder !== undefined && existsSync(join(folder, 'pairs.jsonl')) ? folder : undefined;
}

/** Whether the removal of an optional parameter breaks clients is debatable: lenient servers ignore it. */
const debatable = 'param-removed';

/** Rewrites that are none: the first one also removes a property, and the second one allows null. */
const notEquivalent = new Set(['eq-allOf-split', '31-ref-to-oneOf-null']);

/** Returns single mutations and equivalent rewrites of one document, and equivalences of OpenAPI 3.1. */
export function labCases(folder: string): Case[] {
  const pairs = join(folder, 'pairs');
  const results: LabResults = JSON.parse(readFileSync(join(pairs, 'lab-results.json'), 'utf8'));
  const base = join(pairs, 'lab', 'base.json');
  const mutations = results.rows.flatMap(({ id, exp }): Case[] => {
    const paths = { name: id, before: base, after: join(pairs, 'lab', `${id}.json`) };
    if (exp === 'B' && id !== debatable) return [{ ...paths, expected: 'breaking', set: 'mutations' }];
    return exp === 'E' ? [{ ...paths, expected: 'equivalent', set: 'rewrites' }] : [];
  });
  const later = join(pairs, 'lab-31');
  const equivalences = readdirSync(later)
    .filter((file) => file.endsWith('-a.json'))
    .map((file): Case => {
      const after = join(later, file.replace('-a.json', '-b.json'));
      const name = file.replace('-a.json', '');
      return { name, before: join(later, file), after, expected: 'equivalent', set: 'of 3.1' };
    });
  return [...mutations, ...equivalences].filter(({ name }) => !notEquivalent.has(name));
}
