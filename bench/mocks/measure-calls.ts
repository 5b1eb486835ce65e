import type { Run } from '../shared/area.js';
import { alternate, median, percentile, ratio } from '../shared/series.js';
import type { Row } from '../shared/table.js';
import type { CallTimes, MockSubject } from './mock.js';
import { type RunningMock, runMock } from './running-mock.js';
import { floor } from './subjects.js';

interface Measured {
  subject: MockSubject;
  mock: RunningMock;
  /** Times by round. */
  times: CallTimes[];
}

/** Measures calls until the response arrives, and with reading it, and returns the subjects that work. */
export async function measureCalls(
  subjects: readonly MockSubject[],
  inputFile: string,
  { quick, attempt }: Run,
): Promise<{ rows: Row[]; working: MockSubject[] }> {
  const [rounds, calls, warmUp] = quick ? [3, 10, 10] : [31, 300, 3000];
  const running: Measured[] = [];
  for (const subject of subjects) {
    const mock = await attempt(subject.name, async () => {
      const started = await runMock(subject, inputFile);
      // Warm-up: compilation is not part of any round.
      if (started.isCalled) await started.call(warmUp);
      return started;
    });
    if (mock !== undefined) running.push({ subject, mock, times: [] });
  }
  const called = running.filter(({ mock }) => mock.isCalled);
  const turns = called.map(({ subject, mock, times }) => ({
    name: subject.name,
    run: async () => times.push(await mock.call(calls)),
  }));
  await alternate(turns, rounds);
  for (const { mock } of running) mock.stop();
  const floorOf = ({ major }: MockSubject) =>
    called.find(({ subject }) => subject.major === major && subject.name.startsWith(floor));
  const rows = called.map((measured) => rowOf(measured, floorOf(measured.subject)));
  return { rows, working: running.map(({ subject }) => subject) };
}

function rowOf({ subject, times }: Measured, base: Measured | undefined): Row {
  const over = (key: keyof CallTimes, part: number) =>
    percentile(
      times.flatMap((round) => round[key]),
      part,
    ) * 1000;
  return {
    ...{ mock: subject.name, 'Node.js': subject.major },
    ...{ 'list p50': over('list', 50), 'list p99': over('list', 99) },
    ...{ 'get p50': over('get', 50), 'get p99': over('get', 99) },
    ...{ 'list read p50': over('readList', 50), 'get read p50': over('readGet', 50) },
    // Of the baseline on the same version of Node.js, both including reading.
    'of a bare Response': ratio(times.map(bothCalls), base?.times.map(bothCalls)),
  };
}

const bothCalls = ({ readList, readGet }: CallTimes) => median(readList) + median(readGet);
