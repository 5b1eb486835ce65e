import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { alternate, difference, median } from '../shared/series.js';
import type { Row } from '../shared/table.js';
import type { MockSubject, StartTimes } from './mock.js';
import { runMock } from './running-mock.js';

const run = promisify(execFile);

/** Measures mocks in new processes: what a process that imports one takes more than an empty one, and its start. */
export async function measureStart(
  subjects: readonly MockSubject[],
  inputFile: string,
  rounds: number,
): Promise<Row[]> {
  const empty = [...new Set(subjects.map(({ node }) => node))].map((node) => ({
    name: node,
    run: () => run(node, ['--input-type=module', '--eval', '']),
  }));
  const imports = subjects.map(({ name, node, file }) => ({ name, run: () => run(node, [file]) }));
  const processes = await alternate([...empty, ...imports], 2 * rounds);
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
  return subjects.map(({ name, major, node }) => {
    const of = (key: keyof StartTimes) => median(starts.get(name)?.map((times) => times[key] ?? Number.NaN));
    return {
      ...{
        mock: name,
        'Node.js': major,
        'process more': difference(processes.get(name), processes.get(node)),
      },
      ...{ import: of('import'), start: of('start'), 'first response': of('first') },
    };
  });
}
