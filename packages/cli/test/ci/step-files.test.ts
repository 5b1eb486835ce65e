import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { boundMarkdown } from '../../src/ci/bound-markdown.js';
import { appendStepSummary } from '../../src/ci/step-summary.js';
import { stepOutputs, stepOutputsOf, writeStepOutputs } from '../../src/formats/step-outputs.js';
import type { Comparison, Report } from '../../src/report/report.js';
import { readOutputs } from './support/read-outputs.js';

describe('the summary of a step', () => {
  it('is appended', async () => {
    const file = await createFile('# Other');
    expect(await appendStepSummary({ GITHUB_STEP_SUMMARY: file }, '# Changes')).toBeUndefined();
    expect(await readFile(file, 'utf8')).toBe('# Other\n\n# Changes\n');
  });

  it('is shortened to what is left of 1 MiB, also in bytes', async () => {
    const file = await createFile('x'.repeat(1_000_000));
    const text = 'Łódź 🚢\n'.repeat(20_000);
    expect(await appendStepSummary({ GITHUB_STEP_SUMMARY: file }, text)).toBeUndefined();
    const bytes = await readFile(file);
    expect(bytes.length).toBeLessThanOrEqual(1024 * 1024);
    expect(bytes.length).toBeGreaterThan(1024 * 1024 - 30);
    expect(bytes.toString()).toMatch(/ź 🚢\n\n_The rest is omitted.*_\n$/);
  });

  it('is a warning if nothing fits, or if the file cannot be written', async () => {
    const file = await createFile('x'.repeat(1024 * 1024 - 5));
    expect(await appendStepSummary({ GITHUB_STEP_SUMMARY: file }, '# Changes')).toMatch(
      /is full: 1 MiB at most/,
    );
    const missing = { GITHUB_STEP_SUMMARY: join(file, 'none') };
    expect(await appendStepSummary(missing, '# Changes')).toMatch(/cannot be written: a part of its path/);
    expect(await appendStepSummary({}, '# Changes')).toBeUndefined();
  });
});

describe('shortened Markdown', () => {
  const sizeOf = (text: string) => text.length;

  it('closes the blocks in which it ends', () => {
    const text = ['<details>', '````', '```', '<details>', ...Array.from({ length: 90 }, () => 'line')].join(
      '\n',
    );
    expect(boundMarkdown(text, 200, sizeOf)).toMatch(
      /^<details>\n````\n```\n<details>\n[line\n]*\n````\n\n<\/details>\n\n_The rest/,
    );
    expect(boundMarkdown('a\n'.repeat(99), 98, sizeOf)).toMatch(/^a\na\n[a\n]*_The rest is omitted.*_$/);
  });

  it('is the text itself at the limit, and empty if not even the note fits', () => {
    expect(boundMarkdown('abc', 3, sizeOf)).toBe('abc');
    expect(boundMarkdown('abcd', 3, sizeOf)).toBe('');
  });
});

describe('the outputs of a step', () => {
  it('are those of the specification', async () => {
    const report = reportOf({ outcome: 'published', breaking: 2, id: 'v6k1d4s2h8n5' });
    expect(await outputsOf([report])).toEqual({
      outcome: 'published',
      changed: 'true',
      breaking: '2',
      version: 'v6k1d4s2h8n5',
      url: 'https://specs.example/v6k1d4s2h8n5',
      results: expect.any(String),
    });
    expect(stepOutputsOf([reportOf({ outcome: 'unchanged' })])).toMatchObject({
      changed: 'false',
      breaking: '0',
    });
    expect(stepOutputsOf([reportOf({ outcome: 'failed' })])).toMatchObject({
      outcome: 'failed',
      changed: '',
    });
  });

  it('are combined for several specifications', () => {
    const reports = [
      reportOf({ outcome: 'published', breaking: 2, id: 'v1' }),
      reportOf({ outcome: 'unchanged', id: 'v2' }),
      reportOf({ outcome: 'refused', breaking: 3 }),
    ];
    const { results, ...others } = stepOutputsOf(reports);
    expect(others).toEqual({ outcome: 'refused', changed: 'true', breaking: '5', version: '', url: '' });
    expect(JSON.parse(results)).toEqual([
      {
        slug: 'pets',
        file: 'pets.yaml',
        outcome: 'published',
        changed: true,
        breaking: 2,
        version: 'v1',
        url: 'https://specs.example/v1',
      },
      {
        slug: 'pets',
        file: 'pets.yaml',
        outcome: 'unchanged',
        changed: false,
        breaking: 0,
        version: 'v2',
        url: 'https://specs.example/v2',
      },
      { slug: 'pets', file: 'pets.yaml', outcome: 'refused', changed: true, breaking: 3 },
    ]);
  });

  it('are unchanged after a comparison without differences, and unknown after an incomplete one', () => {
    expect(stepOutputsOf([reportOf({ outcome: 'compared', breaking: 0 })])).toMatchObject({
      changed: 'false',
    });
    const { comparison, ...report } = reportOf({ outcome: 'compared', breaking: 0 });
    const incomplete = { ...report, ...(comparison && { comparison: { ...comparison, complete: false } }) };
    expect(stepOutputsOf([incomplete])).toMatchObject({ changed: '' });
  });

  it('cannot assign other outputs', async () => {
    const version = { id: 'v1\nEOF\nevil=1', url: 'https://specs.example/\r\nevil=1', labels: [] };
    const outputs = await outputsOf([{ ...reportOf({ outcome: 'published' }), slug: 'a\nevil=1', version }]);
    expect(Object.keys(outputs)).toEqual([...stepOutputs]);
    expect(outputs).toMatchObject({ version: 'v1 EOF evil=1', url: 'https://specs.example/ evil=1' });
  });

  it('have at most half a million characters', () => {
    const report = { ...reportOf({ outcome: 'published' }), file: 'x'.repeat(900) };
    const { results } = stepOutputsOf(Array.from({ length: 1_000 }, () => report));
    expect(results.length).toBeLessThanOrEqual(500_000);
    expect(JSON.parse(results).length).toBeGreaterThan(200);
  });

  it('are a warning if the file cannot be written, and nothing outside of GitHub Actions', async () => {
    const file = await createFile('');
    const reports = [reportOf({ outcome: 'published' })];
    expect(await writeStepOutputs({ GITHUB_OUTPUT: join(file, 'none') }, reports)).toMatch(
      /cannot be written/,
    );
    expect(await writeStepOutputs({}, reports)).toBeUndefined();
  });
});

async function outputsOf(reports: readonly Report[]): Promise<Record<string, string>> {
  const file = await createFile('other=1\n');
  expect(await writeStepOutputs({ GITHUB_OUTPUT: file }, reports)).toBeUndefined();
  const { other, ...outputs } = readOutputs(await readFile(file, 'utf8'));
  expect(other).toBe('1');
  return outputs;
}

async function createFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-step-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'file');
  await writeFile(file, text);
  return file;
}

function reportOf({
  outcome,
  breaking,
  id,
}: {
  outcome: Report['outcome'];
  breaking?: number;
  id?: string;
}): Report {
  return {
    slug: 'pets',
    file: 'pets.yaml',
    outcome,
    ...(breaking !== undefined && { comparison: comparisonOf(breaking) }),
    ...(id !== undefined && { version: { id, url: `https://specs.example/${id}`, labels: [] } }),
    problems: [],
    onlyNewProblems: true,
    texts: new Map(),
    failing: new Set(),
  };
}

const comparisonOf = (breaking: number): Comparison => ({
  before: 'pets@prod',
  after: 'pets.yaml',
  refused: [],
  summary: { breaking, risky: 0, safe: 0, docs: 0 },
  bump: 'none',
  complete: true,
  changes: [],
  hidden: 0,
  anchors: new Map(),
  acknowledged: [],
  mayFailMore: false,
});
