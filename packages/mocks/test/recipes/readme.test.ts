import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it('the first example of the README has at most ten lines', () => {
  const [, first = ''] = /```ts\n(.*?)```/s.exec(text) ?? [];
  expect(first).toContain('startMocks');
  expect(first.trim().split('\n').length).toBeLessThanOrEqual(10);
});

describe('the recipes in the README', () => {
  const blocks = [...text.matchAll(/```\w+ (recipes\/\S+)\n(.*?)```/gs)];
  const shown = blocks.map(([, file = '', code]) => ({ file, code }));

  it.each(shown)('equal the tested files: $file', ({ file, code }) => {
    expect(code).toBe(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  });

  it('are complete', () => {
    const named = shown.map(({ file }) => file.split('/')[1]);
    expect(new Set(named)).toEqual(new Set(readdirSync(new URL('../../recipes', import.meta.url))));
  });
});
