import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { toJSON } from '../../src/formats/json.js';
import { diff, files, withHostile } from '../support/format-runs.js';
import { many, outcomes } from '../support/reports.js';
import { run } from '../support/run.js';

describe('json', () => {
  it('has the members of changes of the API, the result, and the problems', async () => {
    const report = JSON.parse(await diff('json'));
    expect(report).toMatchObject({
      object: 'openapi-spec-changes',
      from: 'before.yaml',
      to: 'api/after.yaml',
      bump: 'major',
      complete: true,
      summary: { breaking: 1, risky: 0, safe: 1, docs: 2 },
      failed: true,
      count: 2,
      problems: [],
    });
    expect(report.items[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      rule: 'parameter-became-required',
      directions: { toServer: 'breaking' },
      before: { pointer: '/paths/~1sailings/get/parameters/0', file: 'before.yaml', line: 10 },
      after: { file: 'api/after.yaml', line: 12, column: 11, value: true },
      operations: [{ method: 'get', path: '/sailings', operationId: 'listSailings', at: 'parameter harbor' }],
      operationCount: 1,
    });
  });

  it('contains new problems with their places', async () => {
    const { failed, problems } = JSON.parse(await diff('json', 'hostile.yaml', withHostile));
    expect(failed).toBe(true);
    expect(problems).toContainEqual(
      expect.objectContaining({ severity: 'error', file: 'hostile.yaml', line: 13, column: 21 }),
    );
  });
});

describe('the schema of json', () => {
  const path = new URL('../../schema/report.schema.json', import.meta.url);
  const schema = JSON.parse(readFileSync(path, 'utf8'), (_, value) =>
    value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
  );
  const validate = new Ajv2020({ allErrors: true, strict: true, strictRequired: false }).compile(schema);
  const problemsOf = (value: unknown) => (validate(value) ? [] : validate.errors);

  it.each(Object.values(outcomes))('describes all members of the outcome $outcome', (report) => {
    expect(problemsOf(JSON.parse(toJSON([report])))).toEqual([]);
  });

  it('describes all members of comparisons of files', async () => {
    const args = ['diff', 'before.yaml', 'hostile.yaml', '-f', 'json', '--impact', 'docs'];
    const { out } = await run(args, withHostile);
    expect(problemsOf(JSON.parse(out))).toEqual([]);
    expect(problemsOf(JSON.parse(await diff('json', 'reworded.yaml', { files })))).toEqual([]);
  });

  it('rejects other members and values', () => {
    const record = JSON.parse(toJSON([outcomes.published]));
    expect(problemsOf({ ...record, other: 1 })).toHaveLength(1);
    expect(problemsOf({ ...record, outcome: 'other' })).toHaveLength(1);
    expect(problemsOf({ ...record, items: undefined })).not.toEqual([]);
    expect(problemsOf({ ...record, version: { ...record.version, other: 1 } })).toHaveLength(1);
  });
});

describe('json of other outcomes', () => {
  it('has one line for each of several reports', () => {
    const lines = toJSON(many).split('\n');
    expect(lines).toHaveLength(many.length + 1);
    expect(lines.slice(0, -1).map((line) => JSON.parse(line).slug)).toEqual(many.map(({ slug }) => slug));
  });

  it('is empty without reports', () => {
    expect(toJSON([])).toBe('');
  });

  it.each([
    ['published', false, 0],
    ['allowed', false, 0],
    ['refused', true, 1],
    ['unusable', true, 1],
    ['failed', true, 4],
  ] as const)('of %s says whether it failed: %s', (outcome, failed, exitCode) => {
    expect(JSON.parse(toJSON([outcomes[outcome]]))).toMatchObject({ outcome, failed, exitCode });
  });

  it('marks the findings that fail and the acknowledged changes', () => {
    expect(JSON.parse(toJSON([outcomes.refused]))).toMatchObject({ failing: ['3f9c2a71d04be6aa'] });
    expect(JSON.parse(toJSON([outcomes.allowed]))).toMatchObject({
      acknowledged: ['3f9c2a71d04be6aa'],
      failing: [],
      hidden: 2,
    });
    const { problems } = JSON.parse(toJSON([outcomes.checked]));
    expect(problems.map(({ failing }: { failing: boolean }) => failing)).toEqual([true, false, false]);
  });

  it('has the version, and the reason of a failure', () => {
    expect(JSON.parse(toJSON([outcomes.published])).version).toMatchObject({
      id: 'k3j4h5',
      labels: ['prod'],
    });
    expect(JSON.parse(toJSON([outcomes.failed])).failure.messages).toHaveLength(2);
  });
});
