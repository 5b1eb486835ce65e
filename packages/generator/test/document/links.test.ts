import type { Schema } from '@specshelf/contract';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/outline/outline-of.js';
import { documentFor, documentOf, pageAt, revisionOf, specification } from '../support/generate.js';

const links = (...anchors: string[]) => anchors.map((anchor) => `[x](#${anchor})`).join(' ');

const outline = outlineOf(
  specification({
    info: {
      title: 'T',
      version: '1',
      description: `${links('limits', 'Daily%20limits', 'section/Limits/Daily-limits', 'tag/Boat-trips', 'operation/board', 'tag/Boat-trips/operation/board', 'operation-post-board', 'post-board', 'nowhere', '%ff')}\n\n# Limits\n\n${links('daily-limits')}\n\n### Daily limits\n\ntext`,
    },
    tags: [{ name: 'Boat trips', description: links('operation/board', 'limits') }],
    paths: {
      '/board': {
        post: {
          tags: ['Boat trips'],
          operationId: 'board',
          description: links('operation/board', 'tag/Boat-trips'),
        },
      },
    },
  }),
);

type Ref = Schema<'ContentRef'>;

/** The targets of the links in a document, in order. */
function refsIn(document: Schema<'Document'> | undefined): Ref[] {
  return (document?.nodes ?? []).flatMap((block) =>
    block.type === 'paragraph'
      ? block.nodes.flatMap((node) =>
          node.object === 'inline' && node.type === 'link' ? [node.data.ref] : [],
        )
      : [],
  );
}

describe('a link to an anchor', () => {
  const byTag = revisionOf(outline).pages;
  const byOperation = revisionOf(outline, { grouping: 'by-operation' }).pages;
  const refs = (pages: typeof byTag, path: string) => refsIn(documentOf(outline, pageAt(pages, path)));
  const limits: Ref = { kind: 'page', page: pageAt(byTag, 'limits').id };
  const dailyLimits: Ref = { kind: 'anchor', anchor: 'daily-limits', page: pageAt(byTag, 'limits').id };
  const tag: Ref = { kind: 'page', page: pageAt(byTag, 'boat-trips').id };
  const board: Ref = { kind: 'anchor', anchor: 'post-board', page: pageAt(byTag, 'boat-trips').id };

  it('leads to the page of the heading, the tag or the operation', () => {
    expect(refs(byTag, 't')).toEqual([
      ...[limits, dailyLimits, dailyLimits, tag, board, board, board, board],
      { kind: 'anchor', anchor: 'nowhere' },
      { kind: 'anchor', anchor: '%ff' },
    ]);
  });

  it('remains on a page that has the heading', () => {
    expect(refs(byTag, 'limits')).toEqual([{ kind: 'anchor', anchor: 'daily-limits' }]);
  });

  it('leads to the page of an operation when operations have pages', () => {
    const page = pageAt(byOperation, 'boat-trips/post-board');
    expect(refs(byTag, 'boat-trips')).toEqual([board, limits]);
    expect(refs(byOperation, 'boat-trips')).toEqual([{ kind: 'page', page: page.id }, limits]);
    expect(refs(byOperation, 't').slice(4, 8)).toEqual(Array(4).fill({ kind: 'page', page: page.id }));
    expect(refs(byOperation, 'boat-trips/post-board')).toEqual([{ kind: 'page', page: page.id }, tag]);
  });

  it('does not change for a seed that is not from a revision', () => {
    const props = { doc: 'tag', page: 'tag-Boat trips' };
    for (const seed of ['', 'odd', 'odd:0123', `:${'0'.repeat(24)}`]) {
      expect(refsIn(documentFor(outline, props, seed))).toEqual([
        { kind: 'anchor', anchor: 'operation/board' },
        { kind: 'anchor', anchor: 'limits' },
      ]);
    }
  });
});

const described = (anchors: string[]) =>
  outlineOf(
    specification({
      info: { title: 'T', version: '1', description: links(...anchors) },
      tags: [
        { name: 'Harbours', 'x-page-title': 'All harbours' },
        { name: 'Berths', parent: 'Harbours' },
      ],
      paths: {
        '/berths': { get: { tags: ['Berths'], summary: 'List berths' } },
        '/ships': { get: { tags: ['Ship'] } },
      },
      components: { schemas: { 'Ship.Owner': {}, Ship: {}, 船: {}, Hidden: { 'x-internal': true } } },
    }),
  );
const linksIn = (anchors: string[], props: Record<string, unknown>) => {
  const outline = described(anchors);
  const { pages } = revisionOf(outline, props);
  return { pages, refs: refsIn(documentOf(outline, pageAt(pages, 't'))) };
};

describe('a link with the slug of a page or a component', () => {
  it('leads to that page', () => {
    const anchors = ['all-harbours', 'all-harbours/berths', 'berths', 'Ship'];
    const { pages, refs } = linksIn(anchors, { models: true });
    const page = (path: string) => ({ kind: 'page', page: pageAt(pages, path).id });
    expect(refs).toEqual([
      page('all-harbours'),
      page('all-harbours/berths'),
      page('all-harbours/berths'),
      page('ship'),
    ]);
  });

  it('leads to the page of an operation', () => {
    const { pages, refs } = linksIn(['list-berths'], { grouping: 'by-operation' });
    const path = 'all-harbours/berths/list-berths';
    expect(refs).toEqual([{ kind: 'page', page: pageAt(pages, path).id }]);
    expect(linksIn(['list-berths'], {}).refs).toEqual([{ kind: 'anchor', anchor: 'list-berths' }]);
  });

  const components = [
    'Ship.Owner',
    'ship-owner',
    'schema/Ship',
    'components/schemas/Ship.Owner',
    '/components/schemas/Ship',
    'model/%E8%88%B9',
  ];

  it.each(['by-tag', 'by-operation'])('leads to a component on the page of models, %s', (grouping) => {
    const { pages, refs } = linksIn(components, { models: true, grouping });
    const { id: page } = pageAt(pages, 'models');
    const at = (anchor: string) => ({ kind: 'anchor', anchor, page });
    expect(refs).toEqual([
      at('ship-owner'),
      at('ship-owner'),
      at('ship'),
      at('ship-owner'),
      at('ship'),
      { kind: 'page', page },
    ]);
  });

  it('does not change without a page of models, and for hidden components', () => {
    expect(linksIn(components, {}).refs.map(({ kind }) => kind)).toEqual(components.map(() => 'anchor'));
    expect(linksIn(['schema/Hidden', 'Hidden'], { models: true }).refs).toEqual([
      { kind: 'anchor', anchor: 'schema/Hidden' },
      { kind: 'anchor', anchor: 'Hidden' },
    ]);
  });
});
