import { describe, expect, it } from 'vitest';
import { toGitLab } from '../../src/formats/gitlab.js';
import type { Report } from '../../src/report/report.js';
import { after } from '../support/documents.js';
import { diff, files } from '../support/format-runs.js';
import { comparisonOf, error, many, outcomes, report } from '../support/reports.js';
import { run } from '../support/run.js';

interface Violation {
  check_name: string;
  fingerprint: string;
  severity: string;
  description: string;
  location: { path: string; lines: { begin: number } };
}

const print = (...reports: Report[]): Violation[] => JSON.parse(toGitLab(reports));

describe('gitlab', () => {
  it('has an item for each change and problem', async () => {
    const [first, second, ...others] = JSON.parse(await diff('gitlab'));
    expect(first).toEqual({
      description:
        'The `query` parameter `harbor` is now required. Affects GET /sailings (parameter harbor).',
      check_name: 'parameter-became-required',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      severity: 'critical',
      location: { path: 'api/after.yaml', lines: { begin: 12 } },
    });
    expect(second).toMatchObject({ check_name: 'path-added', severity: 'info' });
    expect(others).toEqual([]);
  });

  it('is an empty list without findings', () => {
    expect(toGitLab([outcomes.unchanged, outcomes.queued])).toBe('[]\n');
    expect(toGitLab([])).toBe('[]\n');
  });

  it('has fingerprints that do not depend on lines, and are unique', async () => {
    const moved = { files: { ...files, 'api/after.yaml': `# A comment.\n\n${after}` } };
    const fingerprints = (text: string) => JSON.parse(text).map((each: Violation) => each.fingerprint);
    expect(fingerprints(await diff('gitlab', 'api/after.yaml', moved))).toEqual(
      fingerprints(await diff('gitlab')),
    );
    const all = print(...many, report('checked', { problems: [error, error] })).map(
      (each) => each.fingerprint,
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('maps severities', () => {
    const severities = (outcome: keyof typeof outcomes) =>
      print(outcomes[outcome]).map(({ check_name, severity }) => `${check_name} ${severity}`);
    expect(severities('checked')).toEqual([
      'reference-not-found critical',
      'unknown-field minor',
      'converted info',
    ]);
    expect(severities('allowed')).toEqual([
      'parameter-became-required info',
      'path-added info',
      'unknown-field minor',
    ]);
    expect(severities('refused')).toEqual(['parameter-became-required critical', 'path-added info']);
    expect(severities('failed')).toEqual(['failed blocker']);
  });

  it('shows incomplete comparisons, and acknowledged changes', () => {
    const comparison = comparisonOf([], { complete: false, mayFailMore: true });
    expect(print(report('compared', { comparison }))).toMatchObject([
      { check_name: 'incomplete', severity: 'critical' },
    ]);
    expect(print(outcomes.allowed)[0]?.description).toMatch(/ Acknowledged\.$/);
  });

  it('has a path and a line for each item, also of standard input', async () => {
    const { out } = await run(['diff', 'before.yaml', '-', '-f', 'gitlab'], { files, stdin: after });
    expect(JSON.parse(out)[0].location).toEqual({ path: 'stdin', lines: { begin: 12 } });
    const { file: _, ...failed } = outcomes.failed;
    expect(print(failed)[0]?.location).toEqual({ path: 'orders', lines: { begin: 1 } });
    expect(print({ ...outcomes.failed, file: './a.yaml' })[0]?.location.path).toBe('a.yaml');
  });
});
