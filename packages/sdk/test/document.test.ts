import type { Schema } from '@specshelf/contract';
import type { DocumentNode } from '@specshelf/sdk/document';
import { textOf, toMarkdown, walk } from '@specshelf/sdk/document';
import { describe, expect, expectTypeOf, test } from 'vitest';

const text = (words: string) => ({
  object: 'text' as const,
  leaves: [{ object: 'leaf' as const, text: words, marks: [] }],
});
const paragraph = (words: string) => ({
  object: 'block' as const,
  type: 'paragraph' as const,
  isVoid: false as const,
  nodes: [text(words)],
});

const document: Schema<'Document'> = {
  object: 'document',
  data: { schemaVersion: 1 },
  nodes: [
    { object: 'block', type: 'heading-1', data: {}, nodes: [text('Ferries '), text('and tides')] },
    {
      object: 'block',
      type: 'list-unordered',
      nodes: [{ object: 'block', type: 'list-item', nodes: [paragraph('North')] }],
    },
    {
      object: 'block',
      type: 'expandable',
      isVoid: true,
      data: {},
      fragments: [
        {
          object: 'fragment',
          type: 'expandable-title',
          fragment: 'expandable-title',
          nodes: [paragraph('More')],
        },
        {
          object: 'fragment',
          type: 'expandable-body',
          fragment: 'expandable-body',
          nodes: [paragraph('Less')],
        },
      ],
    },
    {
      object: 'block',
      type: 'openapi-operation',
      isVoid: true,
      meta: { id: 'get-pets' },
      data: { ref: { kind: 'openapi', spec: 'pets' }, method: 'get', path: '/pets' },
    },
  ],
};

describe('a walk through a document', () => {
  test('visits every node in document order', () => {
    const seen = [...walk(document)].map(({ node }) => ('type' in node ? node.type : node.object));
    expect(seen).toEqual([
      'document',
      'heading-1',
      'text',
      'text',
      'list-unordered',
      'list-item',
      'paragraph',
      'text',
      'expandable',
      'expandable-title',
      'paragraph',
      'text',
      'expandable-body',
      'paragraph',
      'text',
      'openapi-operation',
    ]);
  });

  test('returns the nodes of a type, with that type', () => {
    const [visit, ...others] = walk(document, 'openapi-operation');
    expect(others).toEqual([]);
    expect([visit?.node.data.method, visit?.node.data.path]).toEqual(['get', '/pets']);
  });

  test('returns the ancestors of a node', () => {
    const [visit] = walk(document, 'list-item');
    expect(visit?.ancestors.map((node) => ('type' in node ? node.type : node.object))).toEqual([
      'document',
      'list-unordered',
    ]);
  });

  test('visits nodes of unknown types', () => {
    const later = { object: 'block', type: 'carousel', nodes: [paragraph('inside')], fragments: null };
    const changed = { ...document, nodes: JSON.parse(JSON.stringify([later])) };
    expect([...walk(changed)].map(({ node }) => node.object)).toEqual(['document', 'block', 'block', 'text']);
  });

  test('visits documents of any depth', () => {
    let node: unknown = paragraph('deep');
    for (let depth = 0; depth < 20_000; depth++)
      node = { object: 'block', type: 'blockquote', nodes: [node] };
    const deep = { ...document, nodes: JSON.parse('[]').concat(node) };
    expect(textOf(deep)).toBe('deep');
  });

  test('has a type for every kind of node', () => {
    expectTypeOf<ChildOf<DocumentNode>>().toExtend<DocumentNode>();
  });
});

/** The types of children in the OpenAPI document. Open parts have no type. */
type ChildOf<Node> =
  | (Node extends { nodes: readonly (infer Child)[] } ? Known<Child> : never)
  | (Node extends { fragments: readonly (infer Child)[] } ? Known<Child> : never);
type Known<Child> = Child extends { object: string } ? Child : never;

test('the text of a node has no markup', () => {
  const [heading] = walk(document, 'heading-1');
  expect(heading && textOf(heading.node)).toBe('Ferries and tides');
});

test('toMarkdown converts a document', () => {
  expect(toMarkdown(document)).toBe(
    '# Ferries and tides\n\n- North\n\n<details>\n<summary>More</summary>\n\nLess\n\n</details>\n\n`GET /pets`\n',
  );
});
