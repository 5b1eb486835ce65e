import { alternate, median, ratio } from '../shared/series.js';
import type { CallTimes } from './mock-message.js';
import type { Missing, MockSubject } from './mock-subject.js';
import { type RunningMock, runMock } from './running-mock.js';

/** Microseconds of a call until the response arrives, over all rounds. */
export interface CallMeasurement {
  name: string;
  major: number;
  list: Percentiles;
  get: Percentiles;
  /** Including reading the response. */
  readList: Percentiles;
  readGet: Percentiles;
  /** Multiple of the baseline on the same version of Node.js, both including reading, by round. */
  ofFloor: number;
}

interface Percentiles {
  p50: number;
  p99: number;
}

interface Options {
  floor: string;
  inputFile: string;
  rounds: number;
  calls: number;
  warmUp: number;
}

export async function measureCalls(
  subjects: readonly MockSubject[],
  { floor, inputFile, rounds, calls, warmUp }: Options,
): Promise<{ measurements: CallMeasurement[]; missing: Missing[] }> {
  const missing: Missing[] = [];
  const running: Measured[] = [];
  for (const subject of subjects) {
    try {
      const mock = await runMock(subject, inputFile);
      // Warm-up: compilation is not part of any round.
      await mock.call(warmUp);
      running.push({ subject, mock, times: [] });
    } catch (error) {
      missing.push({ name: subject.name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  await alternate(
    running.map(({ subject, mock, times }) => ({
      name: subject.name,
      run: async () => times.push(await mock.call(calls)),
    })),
    rounds,
  );
  for (const { mock } of running) mock.stop();
  return { measurements: running.map((measured) => summary(measured, floorOf(measured))), missing };

  function floorOf({ subject: { major } }: Measured): Measured | undefined {
    return running.find(({ subject }) => subject.major === major && subject.name.startsWith(floor));
  }
}

interface Measured {
  subject: MockSubject;
  mock: RunningMock;
  /** Times by round. */
  times: CallTimes[];
}

function summary({ subject, times }: Measured, floor: Measured | undefined): CallMeasurement {
  const over = (key: keyof CallTimes) => percentiles(times.flatMap((round) => round[key]));
  return {
    name: subject.name,
    major: subject.major,
    list: over('list'),
    get: over('get'),
    readList: over('readList'),
    readGet: over('readGet'),
    ofFloor: ratio(times.map(bothCalls), floor?.times.map(bothCalls)),
  };
}

function percentiles(times: number[]): Percentiles {
  times.sort((a, b) => a - b);
  return { p50: median(times) * 1000, p99: (times[Math.floor(times.length * 0.99)] ?? Number.NaN) * 1000 };
}

const bothCalls = ({ readList, readGet }: CallTimes) => median(readList) + median(readGet);
