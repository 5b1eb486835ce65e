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

/** Names that are not slugs. */
const otherNames = [
  '1-Click Applications',
  'Add-Ons',
  'admin.apps',
  'amazon/order-ref',
  'a_b-c',
  'a--b',
  '-a',
  'à-bord',
];

const structures: [title: string, members: Parameters<typeof titlesOf>[0], titles: string[]][] = [
  [
    'follow the order of the declarations',
    { tags: [{ name: 'b' }, { name: 'a' }], paths: { '/1': get('a'), '/2': get('b') } },
    ['B', 'A'],
  ],
  [
    'follow the order of first use without declarations',
    { paths: { '/1': get('b'), '/2': get('a') } },
    ['B', 'A'],
  ],
  [
    'of undeclared tags come after those of declared tags (CC8)',
    { tags: [{ name: 'z' }], paths: { '/1': get('b'), '/2': get('a'), '/3': get('z') } },
    ['Z', 'B', 'A'],
  ],
  [
    'have the words of a slug-like name as title',
    { paths: { '/1': get('site-insights'), '/2': get('pets'), '/3': get('v2-a1') } },
    ['Site Insights', 'Pets', 'V2 A1'],
  ],
  [
    'have any other name as title without changes',
    {
      paths: Object.fromEntries(otherNames.map((name, n) => [`/${n}`, get(name)])),
    },
    otherNames,
  ],
  [
    'have the title that the author chose',
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
  ['contain operations without a tag under Default (CC8)', { paths: { '/1': { get: {} } } }, ['Default']],
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
    'omit a tag without operations',
    { tags: [{ name: 'a' }, { name: 'b' }], paths: { '/1': get('b') } },
    ['B'],
  ],
  [
    'add an undeclared parent before its first child (CC8)',
    {
      tags: [{ name: 'a' }, { name: 'b', parent: 'x-y' }, { name: 'c', parent: 'x-y' }],
      paths: { '/1': get('c'), '/2': get('a'), '/3': get('b') },
    },
    ['A', 'X Y', '  B', '  C'],
  ],
  [
    'break a cycle of parents at its first tag (CC8)',
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
    'hide a tag and all tags below it (CC10)',
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
    'hide all operations of a hidden path (CC10)',
    {
      paths: { '/1': { 'x-internal': true, ...get('a') }, '/2': get('b') },
      webhooks: { moved: { 'x-gitbook-ignore': true, post: {} } },
    },
    ['B'],
  ],
  [
    'hide only for the value true',
    {
      tags: [{ name: 'a', 'x-internal': 'true' }],
      paths: { '/1': { get: { tags: ['a'], 'x-internal': 1 } } },
    },
    ['A'],
  ],
  [
    'use the first of two declarations of a name (CC8)',
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
    'distinguish names by case (CC8)',
    { tags: [{ name: 'Pets' }, { name: 'pets' }], paths: { '/1': get('pets'), '/2': get('Pets') } },
    ['Pets', 'Pets'],
  ],
  [
    'nest by groups, which do not have to be tags',
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
    'include a visible, declared tag without operations when a group lists it',
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
    'prefer the parent of a tag to its group',
    {
      'x-tagGroups': [{ name: 'Group', tags: ['a', 'b'] }],
      tags: [{ name: 'a' }, { name: 'b', parent: 'a' }],
      paths: { '/1': get('a'), '/2': get('b') },
    },
    ['Group', '  A', '    B'],
  ],
  [
    'show the tags of a group with the name of a hidden tag',
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
  ['support x-webhooks', { 'x-webhooks': { moved: { post: {} } } }, ['Webhooks']],
  ['prefer webhooks to x-webhooks', { webhooks: {}, 'x-webhooks': { moved: { post: {} } } }, []],
  ['do not exist without operations', { tags: [{ name: 'a' }], paths: {} }, []],
];

describe('pages by tag', () => {
  it.each(structures)('%s', (_, members, expected) => {
    expect(titlesOf(members)).toEqual(expected);
  });
});

describe('documents of pages by tag', () => {
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

  it('show an operation only on the page of its first declared tag', () => {
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
});

describe('references that replace path items and operations', () => {
  it('are followed', () => {
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
});

describe('the attributes of pages by tag', () => {
  it('include a path of limited depth', () => {
    const tags = Array.from({ length: 5000 }, (_, n) => ({
      name: `t${n}`,
      parent: n > 0 ? `t${n - 1}` : '',
    }));
    const pages = revisionOf(outlineOf(specification({ tags, paths: { '/1': get('t4999') } }))).pages;
    expect(Math.max(...allPages(pages).map(({ path }) => path.split('/').length))).toBeLessThanOrEqual(16);
    expect(allPages(pages).filter(({ title }) => title === 'T4999')).toHaveLength(1);
  });

  it('include an icon, a description and a width', () => {
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

  it('include unique slugs when titles are equal', () => {
    const { pages } = revisionOf(
      outlineOf(specification({ paths: { '/1': get('site-insights'), '/2': get('Site Insights') } })),
    );
    expect(allPages(pages).map(({ title, slug }) => [title, slug])).toEqual([
      ['Site Insights', 'site-insights'],
      ['Site Insights', 'site-insights-1'],
    ]);
  });
});

describe('the descriptions of pages by tag', () => {
  it('precede the operations', () => {
    const tags = [{ name: 'a', description: '## About\n\nSeats.' }];
    const outline = outlineOf(specification({ tags, paths: { '/1': get('a') } }));
    const document = documentOf(outline, pageAt(revisionOf(outline).pages, 'a'));
    expect(document?.nodes.map(({ type }) => type)).toEqual(['heading-2', 'paragraph', 'openapi-operation']);
  });

  it('are the converted ones of the processed document', () => {
    const converted = {
      object: 'document',
      data: {},
      nodes: [{ object: 'block', type: 'divider', data: {}, isVoid: true }],
    };
    const tags = [{ name: 'a', description: 'Text.', 'x-gitbook-description-document': converted }];
    expect(outlineOf(specification({ tags })).tags[0]?.description).toEqual(converted.nodes);
  });
});
