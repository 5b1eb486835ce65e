import { describe, expect, it } from 'vitest';
import { runFailedAgain } from '../../../../scripts/gate/run-failed-again.mjs';

const passing = fileOf('one.test.ts', { passed: 3 });
const failing = fileOf('two.test.ts', { passed: 1, failed: 2, failures: ['adds', 'divides'] });

describe('a gate', () => {
  it('runs nothing again after a success', async () => {
    const result = await runFailedAgain({ files: [passing], unhandledErrors: [] }, neverRun);
    expect(result).toEqual({ passed: 3, failed: 0, flaky: [], failures: [] });
  });

  it('counts a file that passes alone, and lists it', async () => {
    const again = fileOf('two.test.ts', { passed: 3 });
    const result = await runFailedAgain(reportOf(passing, failing), async () => reportOf(again));
    expect(result).toEqual({
      passed: 6,
      failed: 0,
      flaky: ['two.test.ts: 1 passed, 2 failed (adds; divides); alone: 3 passed'],
      failures: [],
    });
  });

  it('fails for a file that fails twice', async () => {
    const again = fileOf('two.test.ts', { passed: 2, failed: 1, failures: ['divides'] });
    expect(await runFailedAgain(reportOf(failing), async () => reportOf(again))).toMatchObject({
      passed: 2,
      failed: 1,
      flaky: [],
      failures: [expect.stringContaining('alone: 2 passed, 1 failed (divides)')],
    });
  });

  it('fails for a file that cannot be loaded, and for one that does not run again', async () => {
    const broken = fileOf('two.test.ts', { ok: false, errors: ['Cannot find module x'] });
    for (const again of [reportOf(broken), undefined]) {
      const result = await runFailedAgain(reportOf(broken), async () => again);
      expect(result).toMatchObject({
        failed: 1,
        failures: [expect.stringContaining('Cannot find module x')],
      });
    }
  });

  it('runs nothing again if many files fail', async () => {
    const report = reportOf(...Array.from({ length: 11 }, () => failing));
    expect(await runFailedAgain(report, neverRun)).toMatchObject({ passed: 11, failed: 22, flaky: [] });
  });

  it('fails for an error outside of tests, and without a report', async () => {
    const report = { files: [passing], unhandledErrors: ['a rejected promise'] };
    expect(await runFailedAgain(report, neverRun)).toMatchObject({ passed: 3, failed: 1 });
    expect(await runFailedAgain(undefined, neverRun)).toMatchObject({ passed: 0, failed: 1 });
  });
});

interface Counts {
  passed?: number;
  failed?: number;
  ok?: boolean;
  failures?: string[];
  errors?: string[];
}

function fileOf(file: string, { passed = 0, failed = 0, ok = failed === 0, ...titles }: Counts) {
  return { file, project: '', passed, failed, ok, failures: [], errors: [], seconds: 1, ...titles };
}

function reportOf(...files: ReturnType<typeof fileOf>[]) {
  return { files, unhandledErrors: [] };
}

function neverRun(): Promise<undefined> {
  throw new Error('Nothing failed');
}
