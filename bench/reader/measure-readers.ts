import { median, rotated } from '../shared/series.js';
import type { ReadDocument } from './documents-to-read.js';
import type { ReaderSubject } from './reader-subject.js';
import { type Visit, visitPage } from './visit-page.js';

/** Medians of the visits of one document in one reader. */
export interface ReaderMeasurement extends Visit {
  name: string;
  document: string;
}

/** A document that a reader did not show. */
export interface Unread {
  name: string;
  document: string;
  reason: string;
}

interface Effort {
  executable: string;
  rounds: number;
  timeout: number;
}

/** Milliseconds after which a visit is not repeated. */
const slow = 5_000;

export async function measureReaders(
  subjects: readonly ReaderSubject[],
  document: ReadDocument,
  { rounds, ...effort }: Effort,
): Promise<{ read: ReaderMeasurement[]; unread: Unread[] }> {
  const visits = new Map<string, Visit[]>();
  const unread = new Map<string, Unread>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, urlOf } of rotated(subjects, round)) {
      const earlier = visits.get(name) ?? [];
      if (unread.has(name) || earlier.some(({ shown }) => shown > slow)) continue;
      console.error(`${document.name}: ${name}, round ${round + 1}`);
      const visit = await visitPage({ ...effort, url: urlOf(document), words: document.operation.words });
      if (typeof visit === 'string') unread.set(name, { name, document: document.name, reason: visit });
      else visits.set(name, [...earlier, visit]);
    }
  }
  const read = [...visits]
    .filter(([name]) => !unread.has(name))
    .map(([name, all]) => ({ name, document: document.name, ...medianOf(all) }));
  return { read, unread: [...unread.values()] };
}

function medianOf(visits: readonly Visit[]): Visit {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  return {
    kilobytes: of(({ kilobytes }) => kilobytes),
    shown: of(({ shown }) => shown),
    paint: of(({ paint }) => paint),
    heap: of(({ heap }) => heap),
    nodes: of(({ nodes }) => nodes),
    longTasks: of(({ longTasks }) => longTasks),
    longest: of(({ longest }) => longest),
  };
}
