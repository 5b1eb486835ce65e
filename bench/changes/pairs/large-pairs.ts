import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONObject } from '@specshelf/base/json';
import { parse } from '@specshelf/parser';
import { type BenchDocument, type DocumentSet, textsOf } from '../../shared/bench-document.js';
import { release, withTwoChanges } from './change-document.js';
import type { Pair } from './pair.js';

/** Pairs by their role in the goals. */
export interface LargePairs {
  /** Two changes in the largest document. */
  largest: Pair;
  /** A release whose changes reach most operations. */
  release: Pair;
  /** Two changes in a document of about 100 kB. */
  small: Pair;
}

const smallBytes = 100_000;

/** Writes pairs that are made from documents of a set: as JSON, in one file each. */
export function largePairs({ documents }: DocumentSet, folder: string): LargePairs {
  const whole = documents.filter(({ files }) => files.size === 1);
  const [largest] = [...whole].sort((a, b) => b.bytes - a.bytes);
  const stripe = whole.find(({ name }) => name.startsWith('stripe')) ?? largest;
  const distance = ({ bytes }: BenchDocument) => Math.abs(bytes - smallBytes);
  const [small] = [...whole].sort((a, b) => distance(a) - distance(b));
  if (largest === undefined || stripe === undefined || small === undefined) {
    throw new Error('The benchmark needs a document of one file.');
  }
  return {
    largest: write(folder, largest, withTwoChanges),
    release: write(folder, stripe, release),
    small: write(folder, small, withTwoChanges),
  };
}

function write(folder: string, document: BenchDocument, change: (document: JSONObject) => JSONObject): Pair {
  const { name, entry, unavailable } = document;
  const result = parse({ entry, files: textsOf(document), unavailable });
  if (result.kind !== 'parsed') throw new Error(`${name} cannot be parsed.`);
  const path = (side: string) => join(folder, `${change.name}-${name.replaceAll(/\W/g, '-')}-${side}.json`);
  const pair = { name, before: path('before'), after: path('after') };
  // Indented, as most documents are: whitespace is a part of the cost.
  writeFileSync(pair.before, JSON.stringify(result.specification, undefined, 2));
  writeFileSync(pair.after, JSON.stringify(change(result.specification), undefined, 2));
  return pair;
}
