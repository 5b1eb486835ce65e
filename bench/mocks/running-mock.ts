import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CallTimes, MockReport, MockRequest, StartTimes } from './mock-message.js';
import type { MockSubject } from './mock-subject.js';

/** A mock in its own process. */
export interface RunningMock {
  times: StartTimes;
  call(calls: number): Promise<CallTimes>;
  stop(): void;
}

/** Longer than any start, in milliseconds. */
const timeout = 30_000;

const program = fileURLToPath(new URL('./mock-process.js', import.meta.url));

export async function runMock({ file, node }: MockSubject, inputFile: string): Promise<RunningMock> {
  const child = fork(program, [file, inputFile], {
    execPath: node,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stop = () => void child.kill();
  try {
    const report = await nextReport(child);
    if (report.kind !== 'started') throw new Error('The mock reported calls before its start');
    return { times: report.times, call: (calls) => callMock(child, { calls }), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

async function callMock(child: ChildProcess, request: MockRequest): Promise<CallTimes> {
  const next = nextReport(child);
  child.send(request);
  const report = await next;
  if (report.kind !== 'called') throw new Error('The mock started again instead of reporting calls');
  return report.times;
}

function nextReport(child: ChildProcess): Promise<MockReport> {
  return new Promise((resolve, reject) => {
    let errors = '';
    const take = (chunk: unknown) => {
      errors += chunk;
    };
    const finish = (report: MockReport) => {
      leave();
      resolve(report);
    };
    const fail = (reason: string) => {
      leave();
      reject(new Error(reason));
    };
    // Unlike `exit`, `close` follows all of the output.
    const closed = () => fail(/^\w*Error\b.*$/m.exec(errors)?.[0] ?? 'The mock ended without an error');
    const timer = setTimeout(() => fail(`no report within ${timeout / 1000} s`), timeout);
    const leave = () => {
      clearTimeout(timer);
      child.stderr?.off('data', take);
      child.off('message', finish).off('close', closed);
    };
    child.stderr?.on('data', take);
    child.on('message', finish).once('close', closed);
  });
}
