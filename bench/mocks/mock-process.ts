import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { CallTimes, MockCalls, MockInput, MockModule, StartTimes } from './mock.js';

// One process for each mock, because MSW replaces the global `fetch`.
const [file = '', inputFile = ''] = process.argv.slice(2);
const input: MockInput = JSON.parse(readFileSync(inputFile, 'utf8'));

let last = performance.now();
const module: MockModule = await import(pathToFileURL(file).href);
const imported = lap();
const mock = await module.start(input);
const started = lap();
const calls = module.prepare?.(mock);
lap();
const response = await calls?.list();
await response?.json?.();
const first = lap();
const times: StartTimes = { import: imported, start: started, ...(calls ? { first } : {}) };
process.send?.(times);

if (calls) {
  await calls.seed?.();
  await rejectFailure(calls);
  process.on('message', async (count) => process.send?.(await measure(calls, Number(count))));
}

function lap(): number {
  const now = performance.now();
  const time = now - last;
  last = now;
  return time;
}

async function rejectFailure({ list, get }: MockCalls): Promise<void> {
  for (const call of [list, get]) {
    const { status } = await call();
    if (status !== 200) throw new Error(`returns ${status} instead of 200`);
  }
}

async function measure({ list, get }: MockCalls, count: number): Promise<CallTimes> {
  const measured: CallTimes = { list: [], get: [], readList: [], readGet: [] };
  for (let call = 0; call < count; call += 1) {
    await time(list, measured.list, measured.readList);
    await time(get, measured.get, measured.readGet);
  }
  return measured;
}

async function time(call: MockCalls['list'], arrived: number[], read: number[]): Promise<void> {
  const start = performance.now();
  const response = await call();
  arrived.push(performance.now() - start);
  await response.json?.();
  read.push(performance.now() - start);
}
