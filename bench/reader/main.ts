import { findChromium } from '../../scripts/install/find-chromium.js';
import { type Run, runArea } from '../shared/area.js';
import type { Goal } from '../shared/goal.js';
import type { Row } from '../shared/table.js';
import { type MeasuredPages, measurePages } from './measure-pages.js';
import { measureReaders } from './measure-readers.js';
import { startOwnReader } from './own-reader.js';
import { documentsToRead } from './read-document.js';
import { floor, ours, staticReaders } from './static-readers.js';
import { readMemory } from './visit-page.js';

const visits = 'One operation, medians, and multiples of ours';
const pages = 'All of our pages, cold cache, ms';
const largest = 'Our largest page of each kind';

const isOurs = ({ reader }: Row) => reader === ours;
const ofDocument = (pattern: RegExp) => (row: Row) => isOurs(row) && pattern.test(String(row['document']));
const large = ofDocument(/^(github|stripe)/);
const museum = ofDocument(/^museum/);
/** Minimum number of pages to which the goals of rendering apply: below it, code that runs for the first time dominates. */
const isMany = ({ kind, pages: count }: Row) => kind === 'all' && Number(count) >= 100;

const goals: Goal[] = [
  { what: 'transferred until readable', table: visits, value: 'kB', where: isOurs, limit: 40, unit: 'kB' },
  best('transferred, best peer / ours', 'kB', ofDocument(/^github/), 20),
  best('until readable, best peer / ours, large', 'readable ms', large, 5),
  best('largest paint, best peer / ours, large', 'largest paint ms', large, 5),
  best('until readable, best peer / ours, museum', 'readable ms', museum, 1),
  best('largest paint, best peer / ours, museum', 'largest paint ms', museum, 1),
  ...[visits, largest].flatMap((table): Goal[] => [
    { what: 'JS heap', table, value: 'heap MB', where: isOurs, limit: 10, unit: 'MB' },
    { what: 'DOM nodes', table, value: 'nodes', where: isOurs, limit: 8_000 },
  ]),
  { what: 'a page, cold cache, p95', table: pages, value: 'p95', where: isMany, limit: 15, unit: 'ms' },
  {
    what: 'event loop delay meanwhile',
    table: pages,
    value: 'event loop delay',
    where: isMany,
    limit: 15,
    unit: 'ms',
  },
  { what: 'broken links', table: pages, value: 'broken links', where: { kind: 'all' }, limit: 0 },
];

/** The lowest value of all peers, divided by ours. */
function best(what: string, column: string, where: Goal['where'], limit: number): Goal {
  const value = (own: Row, all: readonly Row[]) => {
    const peers = all.filter(
      ({ document, reader }) => document === own['document'] && reader !== floor && reader !== ours,
    );
    const values = peers.map((row) => Number(row[column]));
    return values.length === 0 ? Number.NaN : Math.min(...values) / Number(own[column]);
  };
  return { what, table: visits, value, limit, unit: 'x', isMinimum: true, ...(where && { where }) };
}

const chromium = findChromium('the benchmark of the documentation reader');
if (chromium !== undefined) {
  await runArea({ parts: ['pages', 'readers'], goals, measure: (run) => measure(run, chromium) });
}

async function measure(run: Run, executable: string): Promise<void> {
  const { parts, print } = run;
  const documents = documentsToRead(run);
  const others = parts.includes('readers') ? await staticReaders(documents, run) : undefined;
  const own = run.isSelected(ours) ? await startOwnReader(documents, run.folder) : undefined;
  try {
    if (own && parts.includes('pages')) {
      const measured: MeasuredPages[] = [];
      for (const document of documents) {
        console.error(`rendering all pages of ${document.name}`);
        measured.push(await measurePages(own.server, document));
      }
      print(
        pages,
        measured.flatMap(({ rows }) => rows),
      );
      const found = measured.flatMap((each) => each.largest);
      const memory = await readMemory(
        executable,
        found.map(({ path }) => `${own.server.url}${path}`),
      );
      print(
        largest,
        found.map((page, place) => ({ reader: ours, ...page, ...memory[place] })),
      );
    }
    const readers = [...(own ? [own.reader] : []), ...(others?.readers ?? [])];
    for (const document of others ? documents : [])
      print(visits, await measureReaders(readers, document, run, executable));
  } finally {
    await own?.server.stop();
    await others?.close();
  }
}
