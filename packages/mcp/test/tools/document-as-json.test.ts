import type { Schema } from '@specshelf/contract';
import { describe, expect, it } from 'vitest';
import { documentAsJSON } from '../../src/tools/document-as-json.js';

function documentOf(resolved: object): Schema<'Document'> {
  // Only what is read.
  return { nodes: [{ data: { resolved } }] } as unknown as Schema<'Document'>;
}

function printed(resolved: object, room: number, options?: { examples: boolean }): unknown {
  const found = documentAsJSON(documentOf(resolved), room, options);
  return found && JSON.parse(/```json\n(.*)\n```/s.exec(found.text)?.[1] ?? '');
}

describe('documentAsJSON', () => {
  it('prints a document that fits exactly, and none that is larger', () => {
    const resolved = { a: 'ä€😀', list: [1, null, true, { b: '"' }], none: undefined };
    const size = new TextEncoder().encode(JSON.stringify(resolved)).byteLength;
    expect(printed(resolved, size)).toEqual({ a: 'ä€😀', list: [1, null, true, { b: '"' }] });
    expect(printed(resolved, size - 1)).toBeUndefined();
  });

  it('omits HTML, and examples if they do not fit, but no property of that name', () => {
    const properties = { example: { type: 'string', example: 'a' }, examples: true };
    const resolved = { 'x-gitbook-description-html': '<p>', example: 1, examples: [1], properties };
    expect(printed(resolved, 1000)).toEqual({ example: 1, examples: [1], properties });
    expect(printed(resolved, 1000, { examples: false })).toEqual({
      properties: { example: { type: 'string' }, examples: true },
    });
  });

  it('reads no more of a large document than fits', () => {
    const large = (first: unknown) => ({
      first,
      get rest(): never {
        throw new Error('Read too much');
      },
    });
    expect(printed(large('x'.repeat(1000)), 1000)).toBeUndefined();
    expect(printed(large(Array.from({ length: 1001 }, () => 1)), 1000)).toBeUndefined();
    expect(printed({ list: Array.from({ length: 600 }, () => 1), more: large('x'.repeat(400)) }, 1000)).toBe(
      undefined,
    );
  });
});
