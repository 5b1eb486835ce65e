import { changeLimits } from '@specshelf/changes';
import { describe, expect, it, onTestFinished } from 'vitest';
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
  onTestFinished(() => void Object.assign(changeLimits, limits));
  return run(['diff', 'before.yaml', name, ...args], { files });
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
});
