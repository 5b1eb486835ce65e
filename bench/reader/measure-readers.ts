import type { Run } from '../shared/area.js';
import { median, rotated } from '../shared/series.js';
import type { Row } from '../shared/table.js';
import type { ReadDocument } from './read-document.js';
import { ours, type Reader } from './static-readers.js';
import { type Visit, visitPage } from './visit-page.js';

/** Milliseconds after which a visit is not repeated, and after which a page counts as not readable. */
const slow = 5_000;
const timeout = 60_000;

/** Visits the operation of a document in all readers in turns. */
export async function measureReaders(
  readers: readonly Reader[],
  document: ReadDocument,
  { quick, attempt }: Run,
  executable: string,
): Promise<Row[]> {
  const visits = new Map(readers.map(({ name }): [string, Visit[]] => [name, []]));
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    for (const { name, urlOf } of rotated(readers, round)) {
      const earlier = visits.get(name);
      if (earlier === undefined || earlier.some((visit) => visit['readable ms'] > slow)) continue;
      console.error(`${document.name}: ${name}, round ${round + 1}`);
      const visit = { executable, url: urlOf(document), words: document.operation.words, timeout };
      const figures = await attempt(`${document.name}: ${name}`, () => visitPage(visit));
      if (figures === undefined) visits.delete(name);
      else earlier.push(figures);
    }
  }
  const medians = (name: string, column: keyof Visit) =>
    median(visits.get(name)?.map((visit) => visit[column]));
  return [...visits.keys()].map((name) => {
    const of = (column: keyof Visit) => medians(name, column);
    const ofOurs = (column: keyof Visit) => of(column) / medians(ours, column);
    return {
      ...{ document: document.name, reader: name, kB: of('kB'), 'multiple of kB': ofOurs('kB') },
      ...{ 'readable ms': of('readable ms'), multiple: ofOurs('readable ms') },
      ...{ 'largest paint ms': of('largest paint ms'), 'heap MB': of('heap MB'), nodes: of('nodes') },
      ...{ 'long tasks ms': of('long tasks ms'), 'longest ms': of('longest ms') },
    };
  });
}
