import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { alternate, median } from '../shared/series.js';
import type { StartTimes } from './mock-message.js';
import type { MockSubject } from './mock-subject.js';
import { runMock } from './running-mock.js';

const run = promisify(execFile);

/** Costs of a mock in a new process, in milliseconds. */
export interface StartMeasurement extends StartTimes {
  name: string;
  major: number;
  /** Additional time of a process that imports it, over an empty one. */
  process: number;
}

export async function measureStart(
  subjects: readonly MockSubject[],
  { imports, starts: rounds, inputFile }: { imports: number; starts: number; inputFile: string },
): Promise<StartMeasurement[]> {
  const processes = await alternate(
    [...empty(subjects), ...subjects].map(({ name, node, file }) => ({
      name,
      run: () => (file ? run(node, [file]) : run(node, ['--input-type=module', '--eval', ''])),
    })),
    imports,
  );
  const starts = await startTimes(subjects, rounds, inputFile);
  return subjects.map(({ name, major, node }) => {
    const times = starts.get(name) ?? [];
    const bare = processes.get(node) ?? [];
    const more = (processes.get(name) ?? []).map((time, round) => time - (bare[round] ?? Number.NaN));
    return {
      name,
      major,
      process: median(more),
      import: median(times.map((time) => time.import)),
      start: median(times.map(({ start }) => start)),
      first: median(times.map(({ first = Number.NaN }) => first)),
    };
  });
}

/** Empty processes, one for each version of Node.js. */
function empty(subjects: readonly MockSubject[]): { name: string; node: string; file: string }[] {
  return [...new Set(subjects.map(({ node }) => node))].map((node) => ({ name: node, node, file: '' }));
}

async function startTimes(
  subjects: readonly MockSubject[],
  rounds: number,
  inputFile: string,
): Promise<Map<string, StartTimes[]>> {
  const starts = new Map(subjects.map(({ name }): [string, StartTimes[]] => [name, []]));
  const turns = subjects.map((subject) => ({
    name: subject.name,
    run: async () => {
      // The mock has started before: on a machine that is busy for a moment, the round is skipped.
      const mock = await runMock(subject, inputFile).catch(() => undefined);
      if (mock) starts.get(subject.name)?.push(mock.times);
      mock?.stop();
    },
  }));
  await alternate(turns, rounds);
  return starts;
}
