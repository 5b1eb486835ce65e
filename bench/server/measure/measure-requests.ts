import { casesFor } from '../cases.js';
import type { Documents } from '../documents.js';
import type { FilledDatabase } from '../filled-database.js';
import {
  ours,
  type Program,
  type RunningSubject,
  startSubject,
  subjectOfOwn,
} from '../processes/start-subject.js';
import { type CaseMeasurement, type Effort, measureCases } from './measure-cases.js';

export interface Missing {
  name: string;
  reason: string;
}

/** Measures the floor, the peers, and ours on the same database. */
export async function measureRequests(
  database: FilledDatabase,
  documents: Documents,
  { effort, wanted, mock }: { effort: Effort; wanted: readonly string[]; mock: Program | undefined },
): Promise<{ measurements: CaseMeasurement[]; missing: Missing[] }> {
  const subjects: RunningSubject[] = [];
  const missing: Missing[] = [];
  try {
    for (const program of programs) subjects.push(await startSubject(program, database));
    if (mock !== undefined) await attempt(mock, database, subjects, missing);
    const all = casesFor(database, documents);
    const cases = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    return { measurements: await measureCases(database.engine, cases, subjects, effort), missing };
  } finally {
    await Promise.all(subjects.map((subject) => subject.stop()));
  }
}

const programs = [...['bare', 'fastify', 'plain sum', 'static'].map(subjectOfOwn), ours];

/** A subject that does not start does not prevent the measurement of the others. */
async function attempt(
  mock: Program,
  database: FilledDatabase,
  subjects: RunningSubject[],
  missing: Missing[],
): Promise<void> {
  try {
    subjects.push(await startSubject(mock, database));
  } catch (error) {
    missing.push({ name: mock.name, reason: String(error) });
  }
}
