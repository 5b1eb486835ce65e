import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pair } from './pair.js';

/** A pair of another project, with the expectation of its authors. */
export interface GivenPair extends Pair {
  set: string;
  /** Such as `breaking`; null if the authors do not say. */
  expected: string | null;
}

interface Line {
  set: string;
  name: string;
  base: string;
  revision: string;
  expect: string | null;
}

/** Returns the pairs of a folder whose files exist. */
export function givenPairs(folder: string): GivenPair[] {
  return readFileSync(join(folder, 'pairs.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text): GivenPair => {
      const { set, name, base, revision, expect }: Line = JSON.parse(text);
      return { set, name, before: join(folder, base), after: join(folder, revision), expected: expect };
    })
    .filter(({ before, after }) => existsSync(before) && existsSync(after));
}
