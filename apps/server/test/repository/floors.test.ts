import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'floors-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a check on a repository with these files. Returns its messages. */
function check(
  script: string,
  files: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): string {
  const root = mkdtempSync(join(folder, 'repository-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
  const file = fileURLToPath(new URL(`../../../../scripts/${script}.mjs`, import.meta.url));
  const run = () => spawnSync(process.execPath, [file, root], { encoding: 'utf8' });
  if (options.length > 0) spawnSync(process.execPath, [file, ...options, root]);
  const { status, stderr } = run();
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

const guide = '<!-- floors -->\n<!-- /floors -->\n';
const house = {
  'CONTRIBUTING.md': guide,
  'packages/house/package.json': '{}',
  'packages/house/floors.json': '{ "cellar": "Stores", "kitchen": "Cooks", "kitchen/oven": "Bakes" }',
  'packages/house/src/index.ts': "export { cook } from './kitchen/cook.js';\n",
  'packages/house/src/kitchen/cook.ts': "import { wine } from '../cellar/wine.js';\n",
  'packages/house/src/kitchen/oven/bake.ts': "import { cook } from '../cook.js';\n",
  'packages/house/src/cellar/wine.ts': "export const wine = 'red';\n",
  'packages/house/src/generated/table.ts': "import { cook } from '../kitchen/cook.js';\n",
};

describe('the check of floors', () => {
  const floors = (changed: Readonly<Record<string, string>>) =>
    check('floors', { ...house, ...changed }, ['--write']);

  it('accepts imports from the same floor and from lower ones, and what is generated', () => {
    expect(floors({})).toBe('');
  });

  it.each([
    ["import { cook } from '../kitchen/cook.js';"],
    ["import type { Cook } from '../kitchen/cook.js';"],
    ["const load = () => import('../kitchen/cook.js');"],
    ["export * from '../kitchen/cook.js';"],
  ])('rejects %s in a lower folder', (text) => {
    expect(floors({ 'packages/house/src/cellar/wine.ts': text })).toBe(
      'packages/house/src/cellar/wine.ts imports kitchen/cook.ts, which is above it: cellar < kitchen.\n',
    );
  });

  it('rejects an import of a file directly in the source folder, and of a nested folder that is listed', () => {
    const file = 'packages/house/src/kitchen/cook.ts';
    expect(floors({ [file]: "import '../index.js';" })).toContain('kitchen < the files in src.');
    expect(floors({ [file]: "import './oven/bake.js';" })).toContain('kitchen < kitchen/oven.');
  });

  it('rejects folders that are not listed, and entries without a folder', () => {
    expect(floors({ 'packages/house/src/attic/box.ts': '' })).toContain('does not list the folder of');
    expect(floors({ 'packages/house/floors.json': '{ "cellar": "", "kitchen": "", "pool": "" }' })).toContain(
      'lists pool, which does not exist.',
    );
    const { 'packages/house/floors.json': _, ...others } = house;
    expect(check('floors', others)).toContain('packages/house/floors.json is missing');
  });

  it('rejects an old table in the guide', () => {
    expect(check('floors', house)).toContain('The floors in CONTRIBUTING.md are old.');
  });
});

describe('the check of limits', () => {
  const limits = (text: string, path = 'packages/house/src/index.ts') => check('limits', { [path]: text });
  const lines = (count: number) => `function long() {\n${'  run();\n'.repeat(count - 2)}}\n`;

  it('accepts functions of 60 lines with four parameters', () => {
    expect(limits(lines(60))).toBe('');
    expect(limits('function few(a, b, c, d) {}\n')).toBe('');
  });

  it('rejects longer functions, with the functions in them, and more parameters', () => {
    expect(limits(lines(61))).toContain('index.ts:1: long has 61 lines.');
    expect(limits(`const outer = () => {\n${lines(60)}};\n`)).toContain('outer has 62 lines.');
    expect(limits('const many = (a, b, c, d, e) => a;\n')).toContain('many has 5 parameters.');
  });

  it('rejects casts in packages without any', () => {
    const file = 'packages/changes/src/index.ts';
    expect(limits('const one = value as string;\n', file)).toContain('is a cast.');
    expect(limits('const one = list[0]!;\n', file)).toContain('is a cast.');
    expect(limits("const one = ['a'] as const;\n", file)).toBe('');
    expect(limits('const one = value as string;\n')).toBe('');
  });
});
