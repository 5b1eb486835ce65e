import { readFileSync } from 'node:fs';
import type { JSONObject } from '@specshelf/base/json';
import { compareSpecifications } from '@specshelf/changes';
import { alternate, median, ratio } from '../../shared/series.js';
import { today } from '../compare-pair.js';
import type { Pair } from '../pairs/pair.js';

export interface TimeFigures {
  name: string;
  kilobytes: number;
  /** Milliseconds of `JSON.parse` of both documents. */
  parse: number;
  /** Milliseconds of the comparison after that. */
  compare: number;
  /** The median of the ratios of each round. */
  compareOverParse: number;
  entries: number;
}

/** Measures the comparison of two parsed documents. Each run has new objects, so that nothing is cached. */
export async function measureTimes({ name, before, after }: Pair, rounds: number): Promise<TimeFigures> {
  const [older, newer] = [readFileSync(before, 'utf8'), readFileSync(after, 'utf8')];
  let documents: [JSONObject, JSONObject] = [{}, {}];
  const parse = (): void => {
    documents = [JSON.parse(older), JSON.parse(newer)];
  };
  const compare = () => compareSpecifications(...documents, { today });
  parse();
  const { changes } = compare();
  const series = await alternate(
    [
      { name: 'parse', run: parse },
      { name: 'compare', prepare: parse, run: compare },
    ],
    rounds,
  );
  return {
    name,
    kilobytes: (older.length + newer.length) / 2 / 1000,
    parse: median(series.get('parse') ?? []),
    compare: median(series.get('compare') ?? []),
    compareOverParse: ratio(series.get('compare'), series.get('parse')),
    entries: changes.length,
  };
}
