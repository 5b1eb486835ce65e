import { changeLimits } from '@specshelf/changes';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { after, before } from './support/documents.js';
import { run } from './support/run.js';

const optional = after.replace('\n          required: true', '');
const files = {
  'before.yaml': before,
  'after.yaml': after,
  'optional.yaml': optional,
  'typed.yaml': before.replace('type: string', 'type: integer'),
  'invalid.yaml': before.replace('type: string', 'type: text'),
};
const incompleteText = 'Not all changes are listed: the comparison reached a limit.';

/** Compares with `before.yaml` under a limit. */
async function diff(limit: Partial<typeof changeLimits>, name: string, ...args: string[]) {
  const limits = { ...changeLimits };
  Object.assign(changeLimits, limit);
  try {
    return await run(['diff', 'before.yaml', name, ...args], { files });
  } finally {
    Object.assign(changeLimits, limits);
  }
}

describe('an incomplete comparison', () => {
  it('ends with 4 without a finding that fails', async () => {
    const { code, out, err } = await diff({ pairs: 0 }, 'typed.yaml');
    expect({ code, err }).toEqual({
      code: 4,
      err: `${incompleteText} Use --fail-on none to accept this.\n`,
    });
    expect(out).toMatch(incompleteText);
  });

  it('ends with 1 with a finding that fails', async () => {
    expect(await diff({ changes: 1 }, 'after.yaml')).toMatchObject({ code: 1, err: '' });
  });

  it('ends with 0 with --fail-on none', async () => {
    expect(await diff({ pairs: 0 }, 'after.yaml', '--fail-on', 'none')).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    ['typed.yaml', 0],
    ['invalid.yaml', 1],
  ])('of %s ends with %i if only problems fail', async (name, code) => {
    expect(await diff({ pairs: 0 }, name, '--fail-on', 'error')).toMatchObject({ code, err: '' });
  });

  it('ends with 0 if changes that are not listed are of categories that do not fail', async () => {
    const args = ['optional.yaml', '--fail-on', 'safe', '--impact', 'docs'] as const;
    const listed = await diff({ changes: 1 }, ...args, '--categories', 'source');
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toContain(incompleteText);
    expect(await diff({ changes: 1 }, ...args, '--categories', 'docs')).toMatchObject({ code: 4 });
  });

  it('is marked in each format for programs', async () => {
    const { out: sarif } = await diff({ pairs: 0 }, 'typed.yaml', '-f', 'sarif');
    expect(JSON.parse(sarif).runs[0].invocations).toEqual([{ executionSuccessful: false }]);
    const { out: json } = await diff({ pairs: 0 }, 'typed.yaml', '-f', 'json');
    expect(JSON.parse(json)).toMatchObject({ complete: false, failed: false });
    const { out: github } = await diff({ pairs: 0 }, 'typed.yaml', '-f', 'github');
    expect(github).toContain(`::warning::${incompleteText}\n`);
  });

  it.each([
    ['breaking', '1'],
    ['none', '0'],
  ])('is a test case of JUnit, with --fail-on %s and %s errors', async (failOn, errors) => {
    const args = ['typed.yaml', '-f', 'junit', '--fail-on', failOn] as const;
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
    const { testsuite } = parser.parse((await diff({ pairs: 0 }, ...args)).out).testsuites;
    expect(testsuite).toMatchObject({ tests: '1', failures: '0', errors });
    expect(testsuite.testcase.name).toBe(incompleteText);
    expect('error' in testsuite.testcase).toBe(errors === '1');
  });

  it.each(['text', 'markdown', 'github'])('does not look complete in %s', async (format) => {
    const { out: none } = await diff({ pairs: 0 }, 'typed.yaml', '-f', format);
    expect(none).toContain('No changes found from before.yaml to typed.yaml.');
    expect(none).not.toContain('No changes.');
    const { out: some } = await diff({ changes: 1 }, 'after.yaml', '-f', format);
    expect(some).toContain('1 breaking change from before.yaml to after.yaml.');
    expect(some).not.toContain('semantic versioning');
  });
});
