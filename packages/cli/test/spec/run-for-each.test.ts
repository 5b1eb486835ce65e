import { describe, expect, it } from 'vitest';
import { CommandFailure } from '../../src/process/command-failure.js';
import { emptyReport } from '../../src/spec/failed-report.js';
import { runForEach } from '../../src/spec/run-for-each.js';

const target = (name: string) => ({
  name,
  source: { file: `/${name}` },
  labels: [],
  failOn: undefined,
  mayCreate: false,
  isConfigured: false,
});

describe('a command for several descriptions', () => {
  it('reports each error, and ends the progress of each', async () => {
    const ended: string[] = [];
    const progress = { show() {}, end: (name: string) => ended.push(name) };
    const reports = await runForEach([target('a'), target('b'), target('c')], progress, async (each) => {
      if (each.name === 'a') throw new RangeError('This is not expected.');
      if (each.name === 'b') throw new CommandFailure(['The file is missing.'], 2);
      return emptyReport(each, 'checked');
    });
    expect(reports.map(({ file, outcome }) => [file, outcome])).toEqual([
      ['a', 'failed'],
      ['b', 'failed'],
      ['c', 'checked'],
    ]);
    const [unexpected, expected] = reports.map(({ failure }) => failure);
    expect(unexpected?.exitCode).toBe(4);
    expect(unexpected?.lines.slice(0, 2)).toEqual([
      'This is an error of specshelf itself:',
      'RangeError: This is not expected.',
    ]);
    expect(unexpected?.lines.some((line) => line.includes('run-for-each.test'))).toBe(true);
    expect(expected).toEqual({ lines: ['The file is missing.'], exitCode: 2 });
    expect(ended.sort()).toEqual(['a', 'b', 'c']);
  });
});
