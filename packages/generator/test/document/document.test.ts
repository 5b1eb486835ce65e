import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/outline/outline-of.js';
import { documentFor, documentOf, pageAt, revisionOf, specification } from '../support/generate.js';

const outline = outlineOf(
  specification({
    info: { title: 'T', version: '1', description: 'Hello.' },
    tags: [{ name: 'hidden', 'x-internal': true }],
    paths: {
      '/a/b': { get: { tags: ['a'] } },
      '/a-b': { get: { tags: ['a'] } },
      '/h': { get: { tags: ['hidden'] } },
      '/i': { get: { tags: ['a'], 'x-internal': true } },
    },
  }),
);

describe('a document', () => {
  it.each([
    { doc: 'operations', page: 'tag-nope' },
    { doc: 'operations', page: 'tag-hidden' },
    { doc: 'tag', page: 'tag-hidden' },
    { doc: 'info', page: 'info-0' },
    { doc: 'operation', page: 'op-get-/h', method: 'get' },
    { doc: 'operation', page: 'op-get-/i', method: 'get' },
    { doc: 'operation', page: 'op-get-/a-b', method: 'post' },
    { doc: 'operation', page: 'constructor', method: 'get' },
    { doc: 'models' },
    { doc: 'nope' },
    {},
  ])('does not exist for %j', (props) => {
    expect(documentFor(outline, props)).toBeUndefined();
  });

  it('has schema version 1', () => {
    expect(documentFor(outline, { doc: 'info', page: 'info-introduction' })?.data).toEqual({
      schemaVersion: 1,
    });
  });

  it('has unique anchors and keys', () => {
    const nodes = documentFor(outline, { doc: 'operations', page: 'tag-a' })?.nodes ?? [];
    expect(nodes.map((node) => 'meta' in node && node.meta?.id)).toEqual(['get-a-b', 'get-a-b-1']);
    expect(new Set(nodes.map(({ key }) => key)).size).toBe(2);
  });

  it('keeps the anchor of an operation when a heading has the same one', () => {
    const tags = [{ name: 'a', description: '## GET /a' }];
    const withHeading = outlineOf(specification({ tags, paths: { '/a': { get: { tags: ['a'] } } } }));
    expect(documentFor(withHeading, { doc: 'operations', page: 'tag-a' })?.nodes).toMatchObject([
      { type: 'heading-2', meta: { id: 'get-a-1' } },
      { type: 'openapi-operation', meta: { id: 'get-a' } },
    ]);
  });
});

describe('the keys of a document', () => {
  it('do not depend on text below another heading', () => {
    const keysOf = (first: string) => {
      const description = `## A\n\n${first}\n\n## B\n\n- [x] done\n- [ ] open\n\ntext\n\n## B\n\ntext`;
      const outline = outlineOf(
        specification({ tags: [{ name: 'a', description }], paths: { '/a': { get: { tags: ['a'] } } } }),
      );
      return documentFor(outline, { doc: 'tag', page: 'tag-a' })?.nodes.map(({ key }) => key) ?? [];
    };
    const [short, long] = [keysOf('one'), keysOf('one\n\ntwo')];
    expect(long.slice(3)).toEqual(short.slice(2));
    expect(new Set(long).size).toBe(long.length);
  });

  it('include keys of tasks', () => {
    const tags = [{ name: 'a', description: '- [x] done\n- [ ] open' }];
    const outline = outlineOf(specification({ tags, paths: { '/a': { get: { tags: ['a'] } } } }));
    const [list] = documentFor(outline, { doc: 'tag', page: 'tag-a' })?.nodes ?? [];
    const items = list?.type === 'list-tasks' ? list.nodes : [];
    expect(new Set([list?.key, ...items.map(({ key }) => key)]).size).toBe(3);
    expect(items.every(({ key }) => /^[0-9a-f]{24}$/.test(key ?? ''))).toBe(true);
  });

  it('depend on the seed of the page', () => {
    const page = pageAt(revisionOf(outline).pages, 'a');
    const other = pageAt(revisionOf(outline, {}, 'other').pages, 'a');
    expect(documentOf(outline, page)).toEqual(documentOf(outline, page));
    expect(documentOf(outline, page)?.nodes[0]?.key).not.toBe(documentOf(outline, other)?.nodes[0]?.key);
  });
});

describe('generating a document', () => {
  it('does not modify the outline', () => {
    const before = JSON.stringify(outline);
    documentFor(outline, { doc: 'info', page: 'info-introduction' });
    expect(JSON.stringify(outline)).toBe(before);
  });
});
