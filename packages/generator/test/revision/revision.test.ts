import { describe, expect, it } from 'vitest';
import { generateRevision, maxPages, pageCountsOf, readOutline } from '../../src/index.js';
import { outlineOf } from '../../src/outline/outline-of.js';
import {
  allPages,
  documentOf,
  pageAt,
  revisionOf,
  specification,
  titles,
  titlesOf,
} from '../support/generate.js';

const pathsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name, n) => [`/${n}`, { get: { tags: [name] } }]));

describe('info pages', () => {
  const titlesFor = (description: string, title = 'Ferry API') =>
    titlesOf({ info: { title, version: '1', description } });

  it.each([
    [
      'a level-1 heading starts a root page, a level-2 heading a page below it',
      '# A\n\n## B\n\ntext\n\n### C\n\n# D',
      ['A', '  B', 'D'],
    ],
    [
      'a level-2 heading before any level-1 heading starts a root page',
      '## A\n\n## B\n\n# C\n\n## D',
      ['A', 'B', 'C', '  D'],
    ],
    ['text before the first heading has the title of the specification', 'Hello.\n\n# A', ['Ferry API', 'A']],
    ['a text without headings is one page', 'Hello.', ['Ferry API']],
  ])('%s', (_, description, expected) => {
    expect(titlesFor(description)).toEqual(expected);
  });

  it('begin with Introduction when the specification has no title', () => {
    expect(titlesFor('Hello.', ' ')).toEqual(['Introduction']);
  });

  it('do not exist without a description', () => {
    expect(titlesOf({})).toEqual([]);
  });

  it('contain the blocks after their heading', () => {
    const description = 'Hello.\n\n# A\n\none\n\n### B\n\ntwo\n\n## C\n\nthree';
    const outline = outlineOf(specification({ info: { title: 'T', version: '1', description } }));
    const { pages } = revisionOf(outline);
    expect(pageAt(pages, 'a').computed?.props).toEqual({ doc: 'info', page: 'info-0' });
    expect(documentOf(outline, pageAt(pages, 'a'))?.nodes.map(({ type }) => type)).toEqual([
      'paragraph',
      'heading-3',
      'paragraph',
    ]);
    expect(documentOf(outline, pageAt(pages, 't'))?.nodes).toHaveLength(1);
  });
});

const members = {
  info: { title: 'Ferry API', version: '1', description: 'Hello.' },
  paths: pathsOf('a'),
  components: { schemas: { B: {}, Hidden: { 'x-internal': true }, A: {} } },
};
const outline = outlineOf(specification(members));

describe('a revision', () => {
  it('begins with info and ends with models and the download', () => {
    expect(titles(revisionOf(outline, { models: true, downloadLink: true }).pages)).toEqual([
      'Ferry API',
      'A',
      'Models',
      'Download OpenAPI specification',
    ]);
  });

  it('has a page of models only with visible schemas', () => {
    expect(
      titlesOf({ components: { schemas: { Hidden: { 'x-internal': true } } } }, { models: true }),
    ).toEqual([]);
  });

  it('shows all visible schemas on the page of models, in order', () => {
    const page = pageAt(revisionOf(outline, { models: true }).pages, 'models');
    expect(documentOf(outline, page)?.nodes).toMatchObject([
      { type: 'openapi-schemas', meta: { id: 'models' }, data: { schemas: ['B', 'A'], grouped: true } },
    ]);
  });

  it('contains the download file and a link to it', () => {
    const download = {
      id: 'f',
      name: 'ferry.json',
      contentType: 'application/json',
      downloadURL: 'https://x.example/f',
      size: 7,
    };
    const source = { type: 'builtin:openapi', props: { downloadLink: true }, dependencies: {} };
    const revision = generateRevision({
      outline,
      source,
      specSlug: 'ferry-api',
      seed: 's',
      appURL: 'https://x.example',
      download,
    });
    expect(revision.files).toEqual([download]);
    expect(revision.pages.at(-1)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      type: 'link',
      kind: 'link',
      title: 'Download OpenAPI specification',
      target: { kind: 'openapi', spec: 'ferry-api' },
      href: 'https://x.example/f',
    });
  });
});

describe('a page of a revision', () => {
  it('is complete', () => {
    const page = pageAt(revisionOf(outline).pages, 'a');
    expect(page).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      type: 'document',
      kind: 'sheet',
      title: 'A',
      description: '',
      slug: 'a',
      path: 'a',
      urls: { app: 'https://docs.example.org/s/SP1/a' },
      pages: [],
      layout: {
        width: 'wide',
        cover: false,
        coverSize: 'hero',
        coverMask: 'none',
        title: true,
        description: true,
        tableOfContents: true,
        outline: true,
        pagination: true,
        metadata: true,
        tags: true,
        actions: true,
        anchors: true,
      },
      tags: [],
      computed: {
        type: 'builtin:openapi',
        props: { doc: 'operations', page: 'tag-a' },
        dependencies: { spec: { ref: { kind: 'openapi', spec: 'ferry-api' } } },
      },
      computedSeed: `seed:${page.id}`,
    });
  });

  it('repeats only the name of the specification from the request', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const ref = { kind: 'openapi', spec: 'Ferry-API' };
    const source = {
      type: 'builtin:openapi',
      props: { grouping: 'by-tag', junk: deep },
      junk: deep,
      dependencies: {
        spec: { ref: { ...ref, junk: deep }, value: { lastVersion: 'v1' }, junk: deep },
        junk: { ref: { kind: 'space', space: 'x'.repeat(100_000) } },
      },
    };
    const revision = generateRevision({ outline, source, specSlug: 'ferry-api', seed: 's', appURL: '' });
    expect(pageAt(revision.pages, 'a').computed).toEqual({
      type: 'builtin:openapi',
      props: { doc: 'operations', page: 'tag-a' },
      dependencies: { spec: { ref } },
    });
    expect(JSON.stringify(revision).length).toBeLessThan(5000);
  });
});

describe('a revision', () => {
  it('is the same from a stored outline', () => {
    const stored = readOutline(JSON.stringify(outline));
    expect(JSON.stringify(revisionOf(stored, { models: true }))).toBe(
      JSON.stringify(revisionOf(outline, { models: true })),
    );
  });

  it('has different ids and the same structure for another seed (CC2)', () => {
    const [one, two] = ['one', 'two'].map((seed) =>
      allPages(revisionOf(outline, { models: true }, seed).pages),
    );
    expect(one?.map(({ path }) => path)).toEqual(two?.map(({ path }) => path));
    expect(new Set([...(one ?? []), ...(two ?? [])].map(({ id }) => id)).size).toBe(6);
  });

  it('has document seeds that requests accept, even for a long seed (CC6)', () => {
    for (const seed of ['', 'é'.repeat(1024), '\ud800', '𝒜'.repeat(1024)]) {
      for (const page of allPages(revisionOf(outline, {}, seed).pages)) {
        expect(page.computedSeed?.length).toBeGreaterThan(0);
        expect([...(page.computedSeed ?? '')].length).toBeLessThanOrEqual(1024);
        expect(documentOf(outline, page)).toBeDefined();
      }
    }
  });

  it('keeps the ids and documents of all other pages when an operation changes', () => {
    const paths = pathsOf('a', 'b', 'c');
    const before = outlineOf(specification({ paths }));
    const after = outlineOf(
      specification({
        paths: { ...paths, '/1': { get: { tags: ['b'], summary: 'New' } }, '/new': { get: { tags: ['b'] } } },
      }),
    );
    for (const path of ['a', 'c']) {
      const [one, two] = [before, after].map((outline) => pageAt(revisionOf(outline).pages, path));
      if (one === undefined || two === undefined) throw new Error(`No page ${path}`);
      expect(one).toEqual(two);
      expect(documentOf(before, one)).toEqual(documentOf(after, two));
    }
  });
});

describe('slugs', () => {
  const slugsFor = (...names: string[]) => {
    const tags = names.map((title, n) => ({ name: `${n}`, 'x-page-title': title }));
    const { pages } = revisionOf(
      outlineOf(specification({ tags, paths: pathsOf(...names.map((_, n) => `${n}`)) })),
    );
    return allPages(pages).map(({ slug }) => slug);
  };

  it.each([
    ['Docs sites', 'docs-sites'],
    ['  Été & Œuvre!  ', 'ete-oeuvre'],
    ['快速开始', 'kuai-su-kai-shi'],
    ['Привет мир', 'privet-mir'],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
    [`${'𝒜'.repeat(60)}x`, 'x'],
  ])('transliterate %j to ASCII (PA17)', (title, slug) => {
    expect(slugsFor(title)).toEqual([slug]);
  });

  it('use the name when the title has no letters or digits (PA17)', () => {
    expect(slugsFor('😀', '…')).toEqual(['0', '1']);
  });

  it('are unique among siblings, within their limit', () => {
    expect(slugsFor('A', 'a', 'a 1', 'Á')).toEqual(['a', 'a-1', 'a-1-1', 'a-2']);
    const long = 'a'.repeat(120);
    expect(slugsFor(long, long)).toEqual(['a'.repeat(100), `${'a'.repeat(98)}-1`]);
  });
});

describe('a revision of a document with many tags', () => {
  const names = Array.from({ length: maxPages + 50 }, (_, n) => `tag ${n}`);

  it.each([
    ['by-tag', 'tag-19995'],
    ['by-operation', 'tag-9997'],
  ])('has at most 20,000 pages, including the models and the download, %s', (grouping, last) => {
    const outline = outlineOf(
      specification({
        info: { title: 'Wide', version: '1', description: 'Hello.\n\n# More' },
        paths: pathsOf(...names),
        components: { schemas: { A: {} } },
      }),
    );
    const { pages } = revisionOf(outline, { grouping, models: true, downloadLink: true });
    const documents = allPages(pages);
    expect(documents).toHaveLength(maxPages - 1);
    expect(documents.slice(0, 2).map(({ title }) => title)).toEqual(['Wide', 'More']);
    expect(pages.slice(-3).map((page) => ('slug' in page ? page.slug : page.type))).toEqual([
      last,
      'models',
      'link',
    ]);
    expect(pageCountsOf(outline)).toEqual({ 'by-tag': 20_053, 'by-operation': 40_103 });
  });
});
