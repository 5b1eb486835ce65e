import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/outline/outline-of.js';
import {
  allPages,
  contentsOf,
  documentOf,
  pageAt,
  revisionOf,
  specification,
  titlesOf,
} from '../support/generate.js';

const get = (...tags: string[]) => ({ get: { tags } });

/** Names that somebody wrote for people, or that are no slugs. */
const writtenNames = [
  '1-Click Applications',
  'Add-Ons',
  'admin.apps',
  'amazon/order-ref',
  'a_b-c',
  'a--b',
  '-a',
  'à-bord',
];

describe('pages by tag', () => {
  it.each<[string, Parameters<typeof titlesOf>[0], string[]]>([
    [
      'stand in the order of the declarations',
      { tags: [{ name: 'b' }, { name: 'a' }], paths: { '/1': get('a'), '/2': get('b') } },
      ['B', 'A'],
    ],
    [
      'stand in the order of first use when nothing is declared',
      { paths: { '/1': get('b'), '/2': get('a') } },
      ['B', 'A'],
    ],
    [
      'of tags that are not declared come after the declared ones (CC8)',
      { tags: [{ name: 'z' }], paths: { '/1': get('b'), '/2': get('a'), '/3': get('z') } },
      ['Z', 'B', 'A'],
    ],
    [
      'have words of a name that looks like a slug as title',
      { paths: { '/1': get('site-insights'), '/2': get('pets'), '/3': get('v2-a1') } },
      ['Site Insights', 'Pets', 'V2 A1'],
    ],
    [
      'have any other name as title, as it is written',
      {
        paths: Object.fromEntries(writtenNames.map((name, n) => [`/${n}`, get(name)])),
      },
      writtenNames,
    ],
    [
      'have the title that the author gave them',
      {
        tags: [
          { name: 'a', 'x-page-title': 'Page title', 'x-displayName': 'Shown' },
          { name: 'b', 'x-displayName': 'Shown', summary: 'Summary' },
          { name: 'c', summary: 'Summary' },
        ],
        paths: { '/1': get('a'), '/2': get('b'), '/3': get('c') },
      },
      ['Page title', 'Shown', 'Summary'],
    ],
    ['hold what has no tag under Default (CC8)', { paths: { '/1': { get: {} } } }, ['Default']],
    [
      'nest by parent, then by x-parent',
      {
        tags: [{ name: 'a' }, { name: 'b', parent: 'a', 'x-parent': 'c' }, { name: 'c', 'x-parent': 'b' }],
        paths: { '/1': get('a', 'b'), '/2': get('b'), '/3': get('c') },
      },
      ['A', '  B', '    C'],
    ],
    [
      'keep a parent without operations',
      { tags: [{ name: 'a' }, { name: 'b', parent: 'a' }], paths: { '/1': get('b') } },
      ['A', '  B'],
    ],
    [
      'leave out a tag that nothing is on',
      { tags: [{ name: 'a' }, { name: 'b' }], paths: { '/1': get('b') } },
      ['B'],
    ],
    [
      'make a parent that is missing, before its first child (CC8)',
      {
        tags: [{ name: 'a' }, { name: 'b', parent: 'x-y' }, { name: 'c', parent: 'x-y' }],
        paths: { '/1': get('c'), '/2': get('a'), '/3': get('b') },
      },
      ['A', 'X Y', '  B', '  C'],
    ],
    [
      'cut a circle of parents at its first tag (CC8)',
      {
        tags: [
          { name: 'a', parent: 'c' },
          { name: 'b', parent: 'a' },
          { name: 'c', parent: 'b' },
        ],
        paths: { '/1': get('a'), '/2': get('b'), '/3': get('c') },
      },
      ['A', '  B', '    C'],
    ],
    [
      'ignore a tag that is its own parent (CC8)',
      { tags: [{ name: 'a', parent: 'a' }], paths: { '/1': get('a') } },
      ['A'],
    ],
    [
      'hide a tag with everything below it (CC10)',
      {
        tags: [
          { name: 'a', 'x-internal': true },
          { name: 'b', parent: 'a' },
          { name: 'c', 'x-gitbook-ignore': true },
          { name: 'd' },
        ],
        paths: { '/1': get('a'), '/2': get('b'), '/3': get('c'), '/4': get('d') },
      },
      ['D'],
    ],
    [
      'hide a path with everything below it (CC10)',
      {
        paths: { '/1': { 'x-internal': true, ...get('a') }, '/2': get('b') },
        webhooks: { moved: { 'x-gitbook-ignore': true, post: {} } },
      },
      ['B'],
    ],
    [
      'hide nothing for any value but true',
      {
        tags: [{ name: 'a', 'x-internal': 'true' }],
        paths: { '/1': { get: { tags: ['a'], 'x-internal': 1 } } },
      },
      ['A'],
    ],
    [
      'take the first of two declarations of a name (CC8)',
      {
        tags: [
          { name: 'a', 'x-page-title': 'First' },
          { name: 'a', 'x-page-title': 'Second' },
        ],
        paths: { '/1': get('a') },
      },
      ['First'],
    ],
    [
      'tell names apart that differ in case (CC8)',
      { tags: [{ name: 'Pets' }, { name: 'pets' }], paths: { '/1': get('pets'), '/2': get('Pets') } },
      ['Pets', 'Pets'],
    ],
    [
      'nest by groups, which need not be tags',
      {
        'x-tagGroups': [
          { name: 'People & places', tags: ['users', 'unused'] },
          { name: 'admin', tags: ['admin', 'logs'] },
        ],
        tags: [{ name: 'logs' }, { name: 'users' }, { name: 'admin' }, { name: 'rest' }],
        paths: {
          '/1': get('users'),
          '/2': get('logs'),
          '/3': get('admin'),
          '/4': get('rest'),
          '/5': get('loose'),
        },
      },
      ['People & places', '  Users', 'Admin', '  Logs', 'Rest', 'Loose'],
    ],
    [
      'have those without operations that a group lists, when they are declared and visible',
      {
        'x-tagGroups': [
          { name: 'Guides', tags: ['start', 'undeclared', 'secret'] },
          { name: 'Empty', tags: ['nothing'] },
          { name: 'API', tags: ['users'] },
        ],
        tags: [
          { name: 'start', description: 'Read this first.' },
          { name: 'secret', 'x-internal': true },
          { name: 'users' },
          { name: 'unlisted', description: 'In no group.' },
        ],
        paths: { '/1': get('users') },
      },
      ['Guides', '  Start', 'API', '  Users'],
    ],
    [
      'follow the parent that a tag names rather than a group',
      {
        'x-tagGroups': [{ name: 'Group', tags: ['a', 'b'] }],
        tags: [{ name: 'a' }, { name: 'b', parent: 'a' }],
        paths: { '/1': get('a'), '/2': get('b') },
      },
      ['Group', '  A', '    B'],
    ],
    [
      'hide no tags of a group whose name is a hidden tag',
      {
        'x-tagGroups': [{ name: 'a', tags: ['a', 'b'] }],
        tags: [{ name: 'a', 'x-internal': true }, { name: 'b' }],
        paths: { '/1': get('a'), '/2': get('b') },
      },
      ['B'],
    ],
    [
      'put webhooks without a tag last, under Webhooks',
      { webhooks: { moved: { post: {} }, left: { post: { tags: ['a'] } } }, paths: { '/1': get('a') } },
      ['A', 'Webhooks'],
    ],
    ['take x-webhooks for webhooks', { 'x-webhooks': { moved: { post: {} } } }, ['Webhooks']],
    ['prefer webhooks to x-webhooks', { webhooks: {}, 'x-webhooks': { moved: { post: {} } } }, []],
    ['are none without operations', { tags: [{ name: 'a' }], paths: {} }, []],
  ])('%s', (_, members, expected) => {
    expect(titlesOf(members)).toEqual(expected);
  });

  it('show operations in the order of paths and of methods', () => {
    const item = {
      trace: {},
      patch: {},
      query: {},
      head: {},
      options: {},
      delete: {},
      put: {},
      post: {},
      get: {},
    };
    const additionalOperations = { COPY: {}, get: {}, 'not a method': {} };
    expect(contentsOf({ paths: { '/b': { ...item, additionalOperations }, '/a': { get: {} } } })).toEqual({
      default: [
        ...['get', 'post', 'put', 'delete', 'options', 'head', 'patch', 'trace', 'query', 'copy'].map(
          (method) => `${method} /b`,
        ),
        'get /a',
      ],
    });
  });

  it('show an operation on the page of its first declared tag only', () => {
    const tags = [{ name: 'declared' }, { name: 'also' }];
    expect(
      contentsOf({ tags, paths: { '/1': get('loose', 'declared', 'also'), '/2': get('loose', 'other') } }),
    ).toEqual({
      declared: ['get /1'],
      loose: ['get /2'],
    });
  });

  it('show webhooks after operations, and no callbacks', () => {
    const callbacks = { done: { '{$request.body#/url}': { post: { tags: ['a'] } } } };
    expect(
      contentsOf({
        webhooks: { moved: { post: { tags: ['a'] } }, gone: { post: { 'x-internal': true } } },
        paths: {
          '/1': { get: { tags: ['a'], callbacks } },
          '/2': { get: { 'x-gitbook-ignore': true, tags: ['a'] } },
        },
      }),
    ).toEqual({ a: ['get /1', 'post hook moved'] });
  });

  it('follow references in the place of path items and operations', () => {
    expect(
      contentsOf({
        paths: {
          '/1': { $ref: '#/components/pathItems/One' },
          '/2': { get: { $ref: '#/x-ext/abc1234/get~1it' } },
          '/3': { $ref: '#/nowhere' },
          '/4': { $ref: '#/paths/~14' },
        },
        components: { pathItems: { One: { get: { tags: ['a'] } } } },
        'x-ext': { abc1234: { 'get/it': { tags: ['b'] } } },
      }),
    ).toEqual({ a: ['get /1'], b: ['get /2'] });
  });

  it('keep very deep nesting within bounds', () => {
    const tags = Array.from({ length: 5000 }, (_, n) => ({
      name: `t${n}`,
      ...(n > 0 && { parent: `t${n - 1}` }),
    }));
    const pages = revisionOf(outlineOf(specification({ tags, paths: { '/1': get('t4999') } }))).pages;
    expect(Math.max(...allPages(pages).map(({ path }) => path.split('/').length))).toBeLessThanOrEqual(16);
    expect(allPages(pages).filter(({ title }) => title === 'T4999')).toHaveLength(1);
  });

  it('carry icon, description and width', () => {
    const tags = [
      { name: 'a', 'x-page-icon': 'ferry', 'x-page-description': 'All ferries.' },
      { name: 'b', 'x-page-icon': 'x'.repeat(51) },
      { name: 'c', parent: 'b' },
    ];
    const { pages } = revisionOf(
      outlineOf(specification({ tags, paths: { '/1': get('a'), '/2': get('c') } })),
    );
    expect(pageAt(pages, 'a')).toMatchObject({
      icon: 'ferry',
      description: 'All ferries.',
      layout: { width: 'wide' },
    });
    expect(pageAt(pages, 'b')).toMatchObject({ description: '', layout: { width: 'default' } });
    expect(pageAt(pages, 'b')).not.toHaveProperty('icon');
  });

  it('have slugs of their own when their titles are the same', () => {
    const { pages } = revisionOf(
      outlineOf(specification({ paths: { '/1': get('site-insights'), '/2': get('Site Insights') } })),
    );
    expect(allPages(pages).map(({ title, slug }) => [title, slug])).toEqual([
      ['Site Insights', 'site-insights'],
      ['Site Insights', 'site-insights-1'],
    ]);
  });

  it('begin with the description of the tag', () => {
    const tags = [{ name: 'a', description: '## About\n\nSeats.' }];
    const outline = outlineOf(specification({ tags, paths: { '/1': get('a') } }));
    const document = documentOf(outline, pageAt(revisionOf(outline).pages, 'a'));
    expect(document?.nodes.map(({ type }) => type)).toEqual(['heading-2', 'paragraph', 'openapi-operation']);
  });

  it('prefer the description that was converted when the document was processed', () => {
    const converted = {
      object: 'document',
      data: {},
      nodes: [{ object: 'block', type: 'divider', data: {}, isVoid: true }],
    };
    const tags = [{ name: 'a', description: 'Text.', 'x-gitbook-description-document': converted }];
    expect(outlineOf(specification({ tags })).tags[0]?.description).toEqual(converted.nodes);
  });
});
