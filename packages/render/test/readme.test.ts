import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const text = read('README.md');

describe('the recipes in the README', () => {
  const shown = [...text.matchAll(/```\w+ (recipes\/\S+)\n(.*?)```/gs)].map(([, file = '', code]) => ({
    file,
    code,
  }));

  it.each(shown)('equal the tested files: $file', ({ file, code }) => {
    expect(code).toBe(read(file));
  });

  it('are complete', () => {
    const files = readdirSync(new URL('../recipes', import.meta.url), { recursive: true, encoding: 'utf8' });
    expect(shown.map(({ file }) => file).sort()).toEqual(
      files
        .filter((name) => name.includes('.'))
        .map((name) => `recipes/${name}`)
        .sort(),
    );
  });
});

it('the README lists all custom properties of the theme', () => {
  const defined = [...read('src/style/theme.css').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
  const listed = [...text.matchAll(/`(--shelf-[\w-]+)`/g)].map(([, name]) => name);
  expect(defined.length).toBeGreaterThan(20);
  expect(listed.sort()).toEqual(defined.sort());
});

it('the README describes every option', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const source = readFileSync(new URL('../src/model/options.ts', import.meta.url), 'utf8');
  const options = source.split('export type LinkTarget')[0] ?? '';
  const names = [...options.matchAll(/^ {2}(\w+)\?:/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !readme.includes(`| \`${name}\``))).toEqual([]);
});
