import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { after, before, reworded } from './support/documents.js';
import { run } from './support/run.js';

const invalid = before.replace('type: string', 'type: text');
const unusual = before.replace("'200':", "'200':\n          summary: Sailings");
const renamed = before.replace('listSailings', 'findSailings');
const files = {
  'before.yaml': before,
  'after.yaml': after,
  'invalid.yaml': invalid,
  'renamed.yaml': renamed,
  'reworded.yaml': reworded,
  'unusual.yaml': unusual,
};

describe('the exit code', () => {
  it.each([
    ['before.yaml', 0],
    ['reworded.yaml', 0],
    ['after.yaml', 1],
    ['invalid.yaml', 1],
  ])('of a comparison with %s is %i by default', async (name, code) => {
    expect(await run(['diff', 'before.yaml', name], { files })).toMatchObject({ code });
  });

  it.each([
    ['none', 'after.yaml', 0],
    ['breaking', 'after.yaml', 1],
    ['risky', 'after.yaml', 1],
    ['risky', 'reworded.yaml', 0],
    ['safe', 'reworded.yaml', 0],
    ['docs', 'reworded.yaml', 1],
    ['any', 'reworded.yaml', 1],
    ['any', 'before.yaml', 0],
    ['error', 'after.yaml', 0],
    ['error', 'invalid.yaml', 1],
    ['breaking', 'unusual.yaml', 0],
    ['warning', 'invalid.yaml', 1],
    ['warning', 'unusual.yaml', 1],
    ['error', 'unusual.yaml', 0],
    ['error, docs', 'reworded.yaml', 1],
  ])('with --fail-on %s and %s is %i', async (failOn, name, code) => {
    expect(await run(['diff', 'before.yaml', name, '--fail-on', failOn], { files })).toMatchObject({ code });
  });

  it('is 0 for errors that both descriptions have', async () => {
    const moved = invalid.replace(
      '      parameters:',
      '      parameters:\n        - { name: port, in: query, schema: {} }',
    );
    const result = await run(['diff', 'invalid.yaml', 'moved.yaml'], {
      files: { ...files, 'moved.yaml': moved },
    });
    expect(result).toMatchObject({ code: 0 });
    expect(result.out).not.toContain('error:');
  });

  it('depends on the categories', async () => {
    const diff = (...args: string[]) => run(['diff', 'before.yaml', 'renamed.yaml', ...args], { files });
    expect(await diff('--fail-on', 'risky')).toMatchObject({ code: 0 });
    expect(await diff('--fail-on', 'risky', '--categories', 'wire,source')).toMatchObject({ code: 1 });
    expect(await diff('--fail-on', 'any')).toMatchObject({ code: 1 });
    expect(await diff('--fail-on', 'any', '--categories', 'wire')).toMatchObject({ code: 0 });
  });

  const incorrect = [
    ['diff'],
    ['diff', 'before.yaml'],
    ['diff', 'before.yaml', 'after.yaml', 'more.yaml'],
    ['diff', 'before.yaml', 'after.yaml', '--format', 'xml'],
    ['diff', 'before.yaml', 'after.yaml', '--fail-on', 'fatal'],
    ['diff', 'before.yaml', 'after.yaml', '--fail-on', 'none,breaking'],
    ['diff', 'before.yaml', 'after.yaml', '--impact', 'all'],
    ['diff', 'before.yaml', 'after.yaml', '--categories', 'wires'],
    ['diff', 'before.yaml', 'after.yaml', '--today', '2026-02-30'],
    ['diff', 'before.yaml', 'after.yaml', '--rule', 'path-added'],
    ['diff', 'before.yaml', 'after.yaml', '--rule', 'path-added=fatal'],
    ['diff', 'before.yaml', 'after.yaml', '--rule', 'path-addd=off'],
    ['diff', 'before.yaml', 'after.yaml', '--unknown'],
    ['diff', '-', '-'],
    ['rules', 'no-such-rule'],
    ['publish'],
    [],
  ];
  it.each(incorrect.map((args) => [args.join(' '), args] as const))(
    'of `specshelf %s` is 2',
    async (_, args) => {
      const { code, out, err } = await run(args, { files });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/\S/);
    },
  );

  it.each([[['--help']], [['--version']], [['diff', '--help']], [['rules', '--help']], [['rules']]])(
    'of `specshelf %j` is 0',
    async (args) => {
      const { code, out, err } = await run(args);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/\S/);
    },
  );

  it('is 4 for an unexpected error, which is printed', async () => {
    const date = new Date(Number.NaN);
    const { code, err } = await run(['diff', 'before.yaml', 'after.yaml'], { files, now: date });
    expect(code).toBe(4);
    expect(err).toMatch(/^This is an error of specshelf itself:\nRangeError: /);
  });

  it('is described in the README and in the help', async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const { out: help } = await run(['--help']);
    for (const code of [0, 1, 2, 3, 4]) {
      expect(readme).toMatch(new RegExp(`^\\| ${code} +\\|`, 'm'));
      expect(help).toMatch(new RegExp(`^ {2}${code} {2}\\S`, 'm'));
    }
  });
});

describe('messages of incorrect usage', () => {
  it.each([
    [['--rule', 'enum-value-add=off'], 'Did you mean enum-value-added?'],
    [['--rule', 'xyz=off'], '`specshelf rules` lists all of them.'],
    [
      ['--rule', 'path-added'],
      'path-added=<level>, where the level is one of breaking, risky, safe, docs, off.',
    ],
    [['--today', 'tomorrow'], '"tomorrow" is not a date such as 2026-12-31.'],
    [['--categories', 'wires'], 'Each category must be one of wire, source, docs, not "wires".'],
    [
      ['--rule', 'path-added=fatal'],
      'The level must be one of breaking, risky, safe, docs, off, not "fatal".',
    ],
    [
      ['--fail-on', 'fatal'],
      'Each kind must be one of error, warning, breaking, risky, safe, docs, any, none, not "fatal".',
    ],
  ])('say what is right for %j', async (args, expected) => {
    const { err } = await run(['diff', 'before.yaml', 'after.yaml', ...args], { files });
    expect(err).toContain(expected);
  });
});
