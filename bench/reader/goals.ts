import { atMost, type Goal } from '../shared/goal.js';
import { allKinds } from './measure-pages.js';
import type { ReaderMeasurement } from './measure-readers.js';
import { floor, ours } from './reader-subject.js';
import type { ReaderFigures } from './report.js';

type Quotient = (own: ReaderMeasurement, best: Best) => number;

/** Minimum number of pages to which the goals of rendering apply: below it, code that runs for the first time dominates. */
const manyPages = 100;

/** Returns the goals for the measured documents. */
export function goalsOf({ read, pages, largest }: ReaderFigures): Goal[] {
  const own = read.filter(({ name }) => name === ours).map((each) => ({ ...each, name: each.document }));
  const named = (name: string) => own.filter(({ document }) => document.startsWith(name));
  const large = [...named('github'), ...named('stripe')];
  const museum = named('museum');
  const all = pages.flatMap(({ document, kinds }) =>
    kinds
      .filter(({ kind, pages: count }) => kind === allKinds && count >= manyPages)
      .map((kind) => ({ ...kind, name: document })),
  );
  const memory = [...own, ...largest.map((page) => ({ ...page, name: `${page.document}, ${page.kind}` }))];
  const best = (what: string, limit: number, documents: readonly ReaderMeasurement[], quotient: Quotient) =>
    atLeast(what, limit, documents, (each) => quotient(each, bestOfPeers(read, each.document)));
  const bytes: Quotient = (each, { kilobytes }) => kilobytes / each.kilobytes;
  const time: Quotient = (each, { shown }) => shown / each.shown;
  const paint: Quotient = (each, other) => other.paint / each.paint;
  return [
    atMost('transferred until readable', { limit: 40, unit: 'kB' }, own, ({ kilobytes }) => kilobytes),
    best('transferred, best peer / ours', 20, named('github'), bytes),
    best('until readable, best peer / ours, large', 5, large, time),
    best('largest paint, best peer / ours, large', 5, large, paint),
    best('until readable, best peer / ours, museum', 1, museum, time),
    best('largest paint, best peer / ours, museum', 1, museum, paint),
    atMost('JS heap', { limit: 10, unit: 'MB' }, memory, ({ heap }) => heap),
    atMost('DOM nodes', { limit: 8_000, unit: '' }, memory, ({ nodes }) => nodes),
    atMost('a page, cold cache, p95', { limit: 15, unit: 'ms' }, all, ({ p95 }) => p95),
    atMost('event loop delay meanwhile', { limit: 15, unit: 'ms' }, all, ({ delay }) => delay),
    atMost(
      'broken links',
      { limit: 0, unit: '' },
      pages.map(({ document: name, broken }) => ({ name, broken })),
      ({ broken }) => broken.length,
    ),
  ];
}

type Best = Pick<ReaderMeasurement, 'kilobytes' | 'shown' | 'paint'>;

/** Returns the lowest value of each metric of all peers, NaN without any: then there is no goal. */
function bestOfPeers(read: readonly ReaderMeasurement[], document: string): Best {
  const peers = read.filter((each) => each.document === document && ![ours, floor].includes(each.name));
  const best = (value: (each: ReaderMeasurement) => number) =>
    peers.length === 0 ? Number.NaN : Math.min(...peers.map(value));
  return {
    kilobytes: best(({ kilobytes }) => kilobytes),
    shown: best(({ shown }) => shown),
    paint: best(({ paint }) => paint),
  };
}

function atLeast<Measured extends { name: string }>(
  what: string,
  limit: number,
  measurements: readonly Measured[],
  read: (measurement: Measured) => number,
): Goal {
  return { ...atMost(what, { limit, unit: 'x' }, measurements, read), atLeast: true };
}
