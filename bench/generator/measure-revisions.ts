import { generateRevision, type Outline, readOutline } from '@specshelf/generator';
import { alternate, median, ratio, type Series, type Subject } from '../shared/series.js';
import { actionCount } from './action-count.js';
import { type Grouping, groupings, revisionRequest } from './requests.js';

/** Milliseconds that a revision may take for each operation, in addition to printing it twice. */
const allowance = 0.002;

/** Costs of a revision: milliseconds, multiples of printing it, and shares of the allowed time. */
export interface RevisionMeasurement {
  grouping: Grouping;
  /** Size of the revision as JSON. */
  bytes: number;
  print: number;
  /** The first revision of an outline, which builds its index. */
  cold: Cost;
  /** The following revisions. */
  warm: Cost;
}

interface Cost {
  time: number;
  multiple: number;
  share: number;
}

/** Measures revisions of the printed outline, in turns with printing them. */
export async function measureRevisions(
  text: string,
  { rounds, roundTime }: { rounds: number; roundTime: number },
): Promise<RevisionMeasurement[]> {
  const outline = readOutline(text);
  const subjects = groupings.flatMap((grouping) => subjectsOf(text, outline, grouping));
  // Also the warm-up.
  const first = await alternate(subjects, 5);
  const repeated = subjects.map((subject) => ({
    ...subject,
    repetitions: Math.max(1, Math.ceil(roundTime / median(first.get(subject.name) ?? []))),
  }));
  const series = await alternate(repeated, rounds);
  return groupings.map((grouping) => measurementOf(outline, grouping, series));
}

function subjectsOf(text: string, outline: Outline, grouping: Grouping): Subject[] {
  const warm = revisionRequest(outline, grouping);
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

function measurementOf(outline: Outline, grouping: Grouping, series: Series): RevisionMeasurement {
  const prints = series.get(`print ${grouping}`) ?? [];
  const allowed = prints.map((print) => 2 * print + allowance * actionCount(outline));
  const costOf = (times: readonly number[] = []): Cost => ({
    time: median(times),
    multiple: ratio(times, prints),
    share: ratio(times, allowed),
  });
  return {
    grouping,
    bytes: Buffer.byteLength(JSON.stringify(generateRevision(revisionRequest(outline, grouping)))),
    print: median(prints),
    cold: costOf(series.get(`cold ${grouping}`)),
    warm: costOf(series.get(`warm ${grouping}`)),
  };
}
