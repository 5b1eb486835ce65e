import { describe, expect, it } from 'vitest';
import type { APIBlock } from '../../src/document/api-blocks.js';
import { resolveBlocks } from '../../src/document/resolve-blocks.js';

const block = (label?: string): APIBlock => ({
  object: 'block',
  type: 'openapi-schemas',
  isVoid: true,
  data: { ref: { kind: 'openapi', spec: 'pets', ...(label !== undefined && { label }) }, schemas: ['Pet'] },
});
const titled = (title: string) => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  components: { schemas: { Pet: { title } } },
});
const titleOf = (ref: string | undefined, ...keys: string[]) => {
  const specifications = new Map(keys.map((key) => [key, titled(key)]));
  const text = JSON.stringify(resolveBlocks([block(ref)], specifications));
  return /"title":"(.*?)"/.exec(text)?.[1];
};

describe('a block of a specification', () => {
  it('shows the version of its label', () => {
    expect(titleOf('beta', 'pets', 'pets@prod', 'pets@beta')).toBe('pets@beta');
    expect(titleOf('beta', 'pets', 'pets@prod')).toBeUndefined();
  });

  it('without a label shows the default version, or the only one', () => {
    expect(titleOf(undefined, 'pets@prod', 'pets')).toBe('pets');
    expect(titleOf(undefined, 'other@prod', 'pets@prod')).toBe('pets@prod');
  });

  it('without a label shows nothing if there are several labeled versions', () => {
    expect(titleOf(undefined, 'pets@prod', 'pets@beta')).toBeUndefined();
  });
});
