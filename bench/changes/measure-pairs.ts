import { readFileSync } from 'node:fs';
import type { JSONObject } from '@specshelf/base/json';
import { compareSpecifications } from '@specshelf/changes';
import { alternate, median, ratio } from '../shared/series.js';
import type { Row } from '../shared/table.js';
import type { Case, Pair } from './pairs/pair.js';
import { type Tool, today } from './tool.js';

/** Measures the comparison of two parsed documents. Each run has new objects, so that nothing is cached. */
export async function measureTimes({ name, before, after }: Pair, rounds: number): Promise<Row> {
  const [older, newer] = [readFileSync(before, 'utf8'), readFileSync(after, 'utf8')];
  let documents: [JSONObject, JSONObject] = [{}, {}];
  const parse = (): void => {
    documents = [JSON.parse(older), JSON.parse(newer)];
  };
  const compare = () => compareSpecifications(...documents, { today });
  parse();
  const { changes } = compare();
  const subjects = [
    { name: 'parse', run: parse },
    { name: 'compare', prepare: parse, run: compare },
  ];
  const series = await alternate(subjects, rounds);
  return {
    ...{
      document: name,
      kB: (older.length + newer.length) / 2 / 1000,
      'parse ms': median(series.get('parse')),
    },
    'compare ms': median(series.get('compare')),
    'compare / parse': ratio(series.get('compare'), series.get('parse')),
    entries: changes.length,
  };
}

/** Counts the equivalent cases with a breaking or risky change, and the breaking ones without a breaking change. */
export async function measureCases(tool: Tool, cases: readonly Case[]): Promise<Row> {
  const names: Record<'false alarms' | 'missed' | 'failed', string[]> = {
    'false alarms': [],
    missed: [],
    failed: [],
  };
  for (const each of cases) {
    const found = await tool.compare(each).then(
      ({ impacts }) => impacts,
      () => undefined,
    );
    const isBreaking = found?.includes('breaking');
    if (found === undefined) names.failed.push(each.name);
    else if (each.expected === 'breaking' && !isBreaking) names.missed.push(each.name);
    else if (each.expected === 'equivalent' && (isBreaking || found.includes('risky')))
      names['false alarms'].push(each.name);
  }
  const count = (expected: Case['expected']) => cases.filter((each) => each.expected === expected).length;
  return {
    ...{ tool: tool.name, rewrites: count('equivalent'), mutations: count('breaking') },
    ...Object.fromEntries(Object.entries(names).map(([what, { length }]) => [what, length])),
    names: Object.values(names).flat().join(', '),
  };
}

/** Measures one comparison of each pair, with reading and parsing, and for other tools with the start of their process. */
export async function measureTools(tools: readonly Tool[], pairs: readonly Pair[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const pair of pairs) {
    for (const { name: tool, compare } of tools) {
      const start = performance.now();
      const result = await compare(pair).catch(() => undefined);
      const ms = result ? performance.now() - start : 'fails';
      rows.push({ document: pair.name, tool, ms, 'peak MB': result?.peak, entries: result?.impacts.length });
    }
  }
  return rows;
}
