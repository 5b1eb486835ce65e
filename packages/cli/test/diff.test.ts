import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { after, before, reworded } from './support/documents.js';
import { run } from './support/run.js';

const files = { 'before.yaml': before, 'after.yaml': after, 'reworded.yaml': reworded };
const diff = (...args: string[]) => run(['diff', 'before.yaml', 'after.yaml', ...args], { files });
const rulesOf = (out: string): string[] => JSON.parse(out).items.map(({ rule }: { rule: string }) => rule);

describe('diff', () => {
  it('prints changes by impact, with their places and operations', async () => {
    const { code, out, err } = await diff();
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out.replaceAll(/[0-9a-f]{16}/g, 'ID')).toBe(`Breaking changes

  The \`query\` parameter \`harbor\` is now required.
    after.yaml:12:11 - GET /sailings (parameter harbor) - parameter-became-required ID

Safe changes

  \`/harbors\` was added.
    after.yaml:17:3 - path-added ID

1 breaking, 1 safe and 2 documentation changes from before.yaml to after.yaml. By semantic versioning: major.
2 changes are not listed: use --impact docs.
`);
  });

  it('finds no changes between equal documents in other notations', async () => {
    const json = JSON.stringify({
      paths: {
        '/sailings': {
          get: {
            responses: { 200: { description: 'Sailings' } },
            parameters: [{ schema: { type: 'string' }, in: 'query', name: 'harbor' }],
            operationId: 'listSailings',
          },
        },
      },
      info: { version: '1', title: 'Ferries' },
      openapi: '3.1.0',
    });
    const { code, out } = await run(['diff', 'before.yaml', 'before.json', '--impact', 'docs'], {
      files: { ...files, 'before.json': json },
    });
    expect({ code, out }).toEqual({ code: 0, out: 'No changes from before.yaml to before.json.\n' });
  });

  it('reads one side from standard input', async () => {
    const { code, out } = await run(['diff', '-', 'after.yaml'], { files, stdin: before });
    expect(code).toBe(1);
    expect(out).toContain('from stdin to after.yaml.');
  });

  it.each([
    ['breaking', ['parameter-became-required']],
    ['safe', ['parameter-became-required', 'path-added']],
    [
      'docs',
      ['parameter-became-required', 'path-added', 'title-or-version-changed', 'response-text-changed'],
    ],
  ])('lists changes from --impact %s', async (impact, expected) => {
    const { out } = await diff('--impact', impact, '-f', 'json');
    expect(rulesOf(out).sort()).toEqual([...expected].sort());
  });

  it('lists changes that fail, whatever their impact', async () => {
    const { out } = await diff('--impact', 'breaking', '--fail-on', 'safe', '-f', 'json');
    expect(rulesOf(out)).toContain('path-added');
  });

  it('changes and removes levels of rules', async () => {
    const { code, out } = await diff(
      ...['--rule', 'parameter-became-required=off', '--rule', 'path-added=risky', '-f', 'json'],
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      bump: 'minor',
      summary: { breaking: 0, risky: 1 },
      items: [{ rule: 'path-added', impact: 'risky' }],
    });
  });

  it('judges for strict clients and servers with --strict', async () => {
    const removed = after.replace(/ {6}parameters:[\s\S]*?(?= {6}responses)/, '');
    const both = { files: { ...files, 'removed.yaml': removed } };
    expect(await run(['diff', 'before.yaml', 'removed.yaml'], both)).toMatchObject({ code: 0 });
    expect(await run(['diff', 'before.yaml', 'removed.yaml', '--strict'], both)).toMatchObject({ code: 1 });
  });

  it('compares on the current day, or on that of --today', async () => {
    const deprecated = before.replace(
      'operationId: listSailings',
      "operationId: listSailings\n      deprecated: true\n      x-sunset: '2026-11-27'",
    );
    const both = {
      'deprecated.yaml': deprecated,
      'empty.yaml': before.replace(/paths:[\s\S]*/, 'paths: {}\n'),
    };
    const args = ['diff', 'deprecated.yaml', 'empty.yaml'];
    const at = (now: string) => ({ files: both, now: new Date(now) });
    expect(await run(args, at('2026-11-26T23:59:59Z'))).toMatchObject({ code: 1 });
    expect(await run(args, at('2026-11-28T00:00:00Z'))).toMatchObject({ code: 0 });
    expect(await run([...args, '--today', '2026-11-28'], at('2026-11-26T00:00:00Z'))).toMatchObject({
      code: 0,
    });
  });

  it('writes the report to a file with --output, without colors', async () => {
    const args = ['diff', 'before.yaml', 'after.yaml', '-o', 'report.txt'];
    const { code, out, err, folder } = await run(args, { files, isTTY: true });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^1 breaking, 1 safe and 2 documentation changes/);
    const report = await readFile(join(folder, 'report.txt'), 'utf8');
    expect(report).toMatch(/^Breaking changes\n/);
  });

  it.each([
    ['text', '/sail\ufffd[2J\ufffdings'],
    ['markdown', '/sail\ufffd[2J\ufffdings'],
    ['github', '/sail\ufffd[2J\ufffdings'],
    ['junit', '/sail\ufffd[2J\ufffdings'],
    ['json', '/sail\\u001b[2J\\u009bings'],
    ['sarif', '/sail\\u001b[2J\\u009bings'],
  ])('prints no control characters of the documents in %s', async (format, expected) => {
    const hostile = before
      .replace('/sailings:', '"/sail\\u001b[2J\\u009bings":')
      .replace('type: string', 'type: "te\\u001bxt\\u009b"');
    const { out } = await run(['diff', 'before.yaml', 'hostile.yaml', '-f', format], {
      files: { ...files, 'hostile.yaml': hostile },
    });
    expect(out).toContain(expected);
    expect(out).toMatch(/te.*xt/);
    expect(out).not.toMatch(/[^\P{Cc}\n]/u);
  });
});

describe('colors', () => {
  const args = ['diff', 'before.yaml', 'after.yaml'];
  const code = '\u001b[';

  it('are printed on a terminal only', async () => {
    expect((await run(args, { files, isTTY: true })).out).toContain(`${code}31m`);
    expect((await run(args, { files })).out).not.toContain(code);
  });

  it.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('are not printed with %j', async (env) => {
    expect((await run(args, { files, isTTY: true, env })).out).not.toContain(code);
  });

  it('are printed if NO_COLOR is empty', async () => {
    expect((await run(args, { files, isTTY: true, env: { NO_COLOR: '' } })).out).toContain(code);
  });

  it.each(['json', 'markdown', 'github', 'sarif', 'junit'])('are not part of %s', async (format) => {
    const { out } = await run([...args, '-f', format], { files, isTTY: true });
    expect(out).not.toContain(code);
  });
});

describe('a report that cannot be written', () => {
  it('ends with 2 and names the file', async () => {
    const result = await run(['diff', 'before.yaml', 'after.yaml', '-o', 'missing/report.txt'], { files });
    expect(result).toMatchObject({
      code: 2,
      err: 'missing/report.txt cannot be written: its folder does not exist.\n',
    });
  });

  it('replaces an existing file', async () => {
    const { folder } = await run(['rules'], { files: { 'before.yaml': before } });
    await writeFile(join(folder, 'report.json'), 'x'.repeat(100_000));
    await run([
      'diff',
      join(folder, 'before.yaml'),
      join(folder, 'before.yaml'),
      '-f',
      'json',
      '-o',
      join(folder, 'report.json'),
    ]);
    expect(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))).toMatchObject({ count: 0 });
  });
});
