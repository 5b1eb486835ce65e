import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../../scripts/elapsed-time.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'elapsed-time-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = 'const start = performance.now();';

const reported = {
  difference: [start, 'expect(performance.now() - start).toBeLessThan(5);'],
  variable: ['const begin = Date.now();', 'const ms = Date.now() - begin;', 'expect(ms < 5).toBe(true);'],
  matcher: ['expect(expiry).not.toBeLessThan(', '  Date.now());'],
  assignment: ['let ms = 0;', 'ms = process.hrtime()[1];', 'assert.ok(ms > 1);'],
  bigint: ['const begin = process.hrtime.bigint();', 'equal(process.hrtime.bigint() - begin, 1n);'],
  message: [start, "isTrue(performance.now() - start < 5, 'it is fast');"],
  function: [`function timeOf() { ${start} return performance.now() - start; }`, 'expect(timeOf()).toBe(1);'],
  'asynchronous function': [
    'const timeOf = async () => performance.now();',
    'expect(await timeOf()).toBe(1);',
  ],
  parameter: ['function check(ms: number) {', '  expect(ms).toBe(1);', '}', 'check(performance.now());'],
  member: ['const run = () => ({ ms: Date.now() });', 'const { ms } = run();', 'expect(ms).toBe(1);'],
  'member of an object': ['const one = { ms: Date.now() };', 'expect(one.ms).toBe(1);'],
  list: ['const all: number[] = [];', 'all.push(Date.now());', 'expect(Math.max(...all)).toBe(1);'],
  'element of a list': ['for (const one of [Date.now()]) {', '  expect(one).toBe(1);', '}'],
  'list of results': ['const all = names.map(() => Date.now());', 'expect(all[0]).toBe(1);'],
  dates: ['const begin = new Date();', 'expect(new Date().getTime() - begin.getTime()).toBe(1);'],
};

const permitted = {
  'CPU time': ['const begin = cpuTime();', 'expect(cpuTime() - begin).toBeLessThan(5);'],
  'a date of the input': [
    'const expiresAt = new Date(Date.now() + 5);',
    'expect(use({ expiresAt })).toBe(1);',
  ],
  'a printed time': [start, 'console.log(performance.now() - start);', 'expect(1).toBe(1);'],
  'another variable of the same name': [
    `{ ${start} print(start); }`,
    'const start = 1;',
    'expect(start).toBe(1);',
  ],
  'another member of the object': ['const one = { ms: Date.now(), size: 1 };', 'expect(one.size).toBe(1);'],
  'the end of a loop': [start, 'while (performance.now() < start + 5) count += 1;', 'expect(count).toBe(1);'],
};

const samples = Object.entries({ ...reported, ...permitted }).map(([name, lines]) => ({ name, lines }));

describe('the check for elapsed time', () => {
  for (const { name, lines } of samples) {
    writeFileSync(join(folder, `${name}.test.ts`), ['export {};', ...lines].join('\n'));
  }
  const files = samples.map(({ name }) => join(folder, `${name}.test.ts`));
  const { status, stderr } = spawnSync(process.execPath, [script, ...files], { encoding: 'utf8' });
  const linesOf = (name: string) =>
    Array.from(stderr.matchAll(/\/([^/\n]+)\.test\.ts:(\d+) asserts elapsed time\./g))
      .filter(([, found]) => found === name)
      .map(([, , line]) => Number(line));

  it('fails', () => expect(status).toBe(1));

  it.each(Object.entries(reported))('reports an assertion once: %s', (name, lines) => {
    const assertion = lines.findIndex((line) => /expect|assert|equal|isTrue/.test(line));
    expect(linesOf(name)).toEqual([assertion + 2]);
  });

  it.each(Object.keys(permitted))('permits %s', (name) => {
    expect(linesOf(name)).toEqual([]);
  });
});
