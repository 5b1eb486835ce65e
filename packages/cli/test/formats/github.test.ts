import { describe, expect, it } from 'vitest';
import { toGitHub } from '../../src/formats/github.js';
import { after, before } from '../support/documents.js';
import { diff, files, withHostile } from '../support/format-runs.js';
import { comparisonOf, many, outcomes, report } from '../support/reports.js';
import { run } from '../support/run.js';

describe('github', () => {
  it('annotates the lines of the newer files', async () => {
    const lines = (await diff('github')).split('\n');
    expect(lines).toEqual([
      '::error file=api/after.yaml,line=12,col=11,title=parameter-became-required::The `query` parameter `harbor` is now required. (GET /sailings (parameter harbor))',
      '::notice file=api/after.yaml,line=17,col=3,title=path-added::`/harbors` was added.',
      expect.stringMatching(/^1 breaking, 1 safe /),
      '',
    ]);
  });

  it('annotates the nearest parent of what was removed', async () => {
    const { out } = await run(['diff', 'api/after.yaml', 'before.yaml', '-f', 'github'], { files });
    expect(out).toMatch(/^::error file=before\.yaml,line=5,col=1,title=path-removed::/);
  });

  it('annotates the list of an item that was removed, not the item that took its place', async () => {
    const two = before.replace(
      'parameters:',
      'parameters:\n        - { name: port, in: query, schema: { type: string } }',
    );
    const args = ['diff', 'two.yaml', 'before.yaml', '-f', 'github'];
    const { out } = await run(args, { files: { ...files, 'two.yaml': two } });
    expect(out).toMatch(/^::\w+ file=before\.yaml,line=9,col=7,title=parameter-removed::/);
  });

  it('has warnings for breaking changes that do not fail', async () => {
    const args = ['diff', 'before.yaml', 'api/after.yaml', '-f', 'github', '--fail-on', 'none'];
    expect((await run(args, { files })).out).toMatch(/^::warning file=/);
  });

  it('escapes texts, so that they cannot be commands', async () => {
    const lines = (await diff('github', 'hostile.yaml', withHostile)).trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('::'))).toHaveLength(lines.length - 1);
    expect(lines.join('\n')).toContain('/a%25,:&<>');
  });

  it('has no file for standard input', async () => {
    const { out } = await run(['diff', 'before.yaml', '-', '-f', 'github'], { files, stdin: after });
    expect(out).toMatch(/^::error title=parameter-became-required::/);
  });
});

describe('github of other outcomes', () => {
  it('has the most severe annotations of all reports first, and one line for the log', () => {
    const lines = toGitHub(many).trimEnd().split('\n');
    const levels = lines.map((line) => /^::(\w+) /.exec(line)?.[1] ?? 'text');
    expect(levels).toEqual([
      ...Array(5).fill('error'),
      ...Array(2).fill('warning'),
      ...Array(6).fill('notice'),
      'text',
    ]);
    expect(lines.at(-1)).toMatch(/^10 specifications: 1 published, /);
  });

  it.each([
    [
      'published',
      'Published: orders as version k3j4h5 (label prod): https://specs.example/orders/versions/k3j4h5',
    ],
    [
      'unchanged',
      'Unchanged: orders has the same content as version k3j4h5: https://specs.example/orders/versions/k3j4h5',
    ],
    ['queued', 'Queued: the server has stored orders and processes it later.'],
  ] as const)('of %s ends with its sentence', (outcome, sentence) => {
    expect(toGitHub([outcomes[outcome]]).split('\n').at(-2)).toBe(sentence);
  });

  it('annotates failures, and refusals without a finding', () => {
    expect(toGitHub([outcomes.failed])).toMatch(
      /^::error file=apis\/orders\.yaml,title=failed::Failed: orders: The server does not answer\. Try again later\.\n/,
    );
    const comparison = comparisonOf([], { complete: false, mayFailMore: true });
    expect(toGitHub([report('refused', { comparison })])).toMatch(
      /^::error file=apis\/orders\.yaml,title=refused::/,
    );
    expect(toGitHub([outcomes.refused])).not.toContain('title=refused');
  });

  it('has notices for acknowledged changes', () => {
    expect(toGitHub([outcomes.allowed])).toContain('::notice file=apis/orders.yaml,line=12,');
  });

  it('has no file for descriptions of other servers', () => {
    const failed = { ...outcomes.failed, file: 'https://specs.example/a.yaml' };
    expect(toGitHub([failed])).toMatch(/^::error title=failed::/);
  });

  it('has no commands of hostile texts', () => {
    const text = 'a\n::stop-commands::b\r##[error]c%0A::add-mask::d';
    const failure = { lines: [text], exitCode: 4 } as const;
    const lines = toGitHub([report('failed', { slug: text, file: text, failure })])
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('%250A');
    expect(lines[1]).not.toMatch(/^::|##\[/);
  });
});
