import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('the README has its first use in ten lines', () => {
  const [, first = ''] = /```ts\n(.*?)```/s.exec(text) ?? [];
  expect(first).toContain('startMocks');
  expect(first.trim().split('\n').length).toBeLessThanOrEqual(10);
});

describe('the recipes in the README', () => {
  const blocks = [...text.matchAll(/```\w+ (recipes\/\S+)\n(.*?)```/gs)];
  const shown = blocks.map(([, file = '', code]) => ({ file, code }));

  it.each(shown)('are what runs: $file', ({ file, code }) => {
    expect(code).toBe(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  });

  it('are all that there are', () => {
    const named = shown.map(({ file }) => file.split('/')[1]);
    expect(new Set(named)).toEqual(new Set(readdirSync(new URL('../recipes', import.meta.url))));
  });
});
