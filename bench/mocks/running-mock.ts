import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../shared/run-measured.js';
import type { CallTimes, MockSubject, StartTimes } from './mock.js';

/** A mock in its own process. */
export interface RunningMock {
  times: StartTimes;
  /** Whether it can be called, or only started. */
  isCalled: boolean;
  call(calls: number): Promise<CallTimes>;
  stop(): void;
}

/** Longer than any start, in milliseconds. */
const timeout = 30_000;

export async function runMock({ file, node }: MockSubject, inputFile: string): Promise<RunningMock> {
  const child = fork(built('mock-process'), [file, inputFile], {
    ...{ execPath: node, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  /** Returns the next message of the process. */
  const next = async () => {
    const ended = new AbortController();
    const [message] = await Promise.race([
      once(child, 'message', ended),
      // Unlike `exit`, `close` follows all of the output.
      once(child, 'close', ended).then(() => []),
      sleep(timeout, [], ended),
    ]);
    ended.abort();
    if (message !== undefined) return message;
    const reason = child.exitCode === null ? `no report within ${timeout / 1000} s` : 'The mock has ended';
    child.kill();
    throw new Error(/^\w*Error\b.*$/m.exec(errors)?.[0] ?? reason);
  };
  const times: StartTimes = await next();
  return {
    times,
    isCalled: times.first !== undefined,
    call: async (calls) => {
      const message = next();
      child.send(calls);
      return message;
    },
    stop: () => void child.kill(),
  };
}
