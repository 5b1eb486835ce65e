import { describe, expect, it } from 'vitest';
import type { Judgment } from '../../../src/base/ports/changes/change-tasks.js';
import type { Deps } from '../../../src/base/ports/deps.js';
import type { RunOutcome } from '../../../src/base/ports/spec-stores.js';
import { noProblems } from '../../../src/base/problem-kinds.js';
import { judgeOutcome } from '../../../src/work/processing/run/judge-outcome.js';
import { spec, time, version } from '../../records.js';

const allowed: Judgment = {
  complete: true,
  mayRefuseMore: false,
  summary: { breaking: 0, risky: 0, safe: 0, docs: 0 },
  bump: 'none',
  items: [],
  groups: [],
  count: 0,
  refused: [],
  refusedIds: [],
  acknowledged: ['acknowledged'],
};
const found: RunOutcome = { problems: [], problemCounts: noProblems, version: version(), compared: 'latest' };

async function judge(
  outcome: Partial<RunOutcome>,
  judgment: Partial<Judgment> | Error = {},
  against: 'latest' | 'all' = 'latest',
) {
  const reported: unknown[] = [];
  const runTask = (async () => {
    if (judgment instanceof Error) throw judgment;
    return { ...allowed, ...judgment };
  }) as unknown as Deps['runTask'];
  const deps = {
    runTask,
    digest: (data: unknown) => String(data),
    report: (error: unknown) => reported.push(error),
    refuse: 'breaking' as const,
  };
  const judged = await judgeOutcome(
    deps,
    spec({ compatibility: { against } }),
    { ...found, ...outcome },
    time(1),
  );
  return { ...judged, reported };
}

describe('a new version', () => {
  it('is published if its changes are allowed, and consumes acknowledgments', async () => {
    const judged = await judge({});
    expect(judged).toMatchObject({ version: version(), consumed: ['acknowledged'] });
    expect(judged).not.toHaveProperty('errorCode');
  });

  it('is refused with a key by which the same files are recognized', async () => {
    const judged = await judge({}, { refusedIds: ['a', 'b'] });
    expect(judged).toMatchObject({
      errorCode: 'INCOMPATIBLE',
      problemCounts: { error: 2 },
      refusal: expect.any(String),
    });
    expect(judged).not.toHaveProperty('version');
  });

  it.each([
    ['a comparison has failed', { compared: 'none' as const }, {}, 'latest' as const],
    ['not all changes are listed', {}, { mayRefuseMore: true }, 'latest' as const],
    ['it was compared with fewer versions than the settings ask for', {}, {}, 'all' as const],
    ['its changes cannot be judged', {}, new Error('too much memory'), 'latest' as const],
  ])('is refused, and tried again, if %s', async (_title, outcome, judgment, against) => {
    const judged = await judge(outcome, judgment, against);
    expect(judged).toMatchObject({
      errorCode: 'INCOMPATIBLE',
      problems: [{ code: 'comparison-incomplete' }],
    });
    expect(judged).not.toHaveProperty('refusal');
    expect(judged.reported).toHaveLength(judgment instanceof Error ? 1 : 0);
  });
});
