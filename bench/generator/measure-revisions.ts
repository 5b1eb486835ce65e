import { generateRevision, readOutline } from '@specshelf/generator';
import { alternate, median, ratio, repeated, type Series, type Subject } from '../shared/series.js';
import type { Row } from '../shared/table.js';
import { documentRequests, type Grouping, groupings, operationsOf, revisionRequest } from './requests.js';
import { type StoredVersion, textOf } from './stored-version.js';

/** Milliseconds that a revision may take for each operation, in addition to printing it twice. */
const allowance = 0.002;

/** Measures revisions of the printed outline, in turns with printing them. */
export async function measureRevisions(version: StoredVersion, rounds: number): Promise<Row[]> {
  const text = textOf(version.outline);
  const subjects = groupings.flatMap((grouping) => subjectsOf(text, grouping));
  const series = await alternate(await repeated(subjects, rounds < 3 ? 0 : 4), rounds);
  return groupings.map((grouping) => ({ document: version.name, ...rowOf(text, grouping, series) }));
}

/** The first revision of an outline builds its index (cold), the following ones use it (warm). */
function subjectsOf(text: string, grouping: Grouping): Subject[] {
  const warm = revisionRequest(readOutline(text), grouping);
  const revision = generateRevision(warm);
  let cold = warm;
  return [
    { name: `print ${grouping}`, run: () => JSON.stringify(revision) },
    { name: `warm ${grouping}`, run: () => generateRevision(warm) },
    {
      name: `cold ${grouping}`,
      prepare: () => {
        cold = revisionRequest(readOutline(text), grouping);
        // Collect the garbage of reading outside of the time of the revision.
        globalThis.gc?.({ type: 'minor' });
      },
      run: () => generateRevision(cold),
    },
  ];
}

function rowOf(text: string, grouping: Grouping, series: Series): Row {
  const outline = readOutline(text);
  const operations = operationsOf(outline);
  const [prints = [], warm, cold] = ['print', 'warm', 'cold'].map((name) =>
    series.get(`${name} ${grouping}`),
  );
  const allowed = prints.map((print) => 2 * print + allowance * operations);
  const revision = generateRevision(revisionRequest(outline, grouping));
  return {
    ...{ grouping, operations, pages: documentRequests(outline, grouping).length },
    ...{ kB: Buffer.byteLength(JSON.stringify(revision)) / 1000, 'print ms': median(prints) },
    ...{ warm: ratio(warm, prints), 'warm of allowed': ratio(warm, allowed) },
    ...{ cold: ratio(cold, prints), 'cold of allowed': ratio(cold, allowed), 'cold ms': median(cold) },
  };
}
