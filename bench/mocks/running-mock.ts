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

/** Longer than any start. */
const patience = 30_000;

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
    if (report.kind !== 'started') throw new Error('called before it was started');
    return { times: report.times, call: (calls) => callMock(child, { calls }), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

async function callMock(child: ChildProcess, request: MockRequest): Promise<CallTimes> {
  const answer = nextReport(child);
  child.send(request);
  const report = await answer;
  if (report.kind !== 'called') throw new Error('started again');
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
    const closed = () => fail(/^\w*Error\b.*$/m.exec(errors)?.[0] ?? 'ended without an error');
    const timer = setTimeout(() => fail(`no answer within ${patience / 1000} s`), patience);
    const leave = () => {
      clearTimeout(timer);
      child.stderr?.off('data', take);
      child.off('message', finish).off('close', closed);
    };
    child.stderr?.on('data', take);
    child.on('message', finish).once('close', closed);
  });
}
