import { beforeEach, describe, expect, it } from 'vitest';
import { createTestConsole, signIn, type TestConsole } from '../support/create-test-console.js';
import { fetchPage } from '../support/fetch-page.js';
import { publishSpecification, specPath } from '../support/publish-specification.js';

const museum = '/orgs/acme/openapi/museum';
const origin = 'https://docs.example';

let test: TestConsole;

beforeEach(() => {
  test = createTestConsole();
});

async function fetchText(target: string, headers: Record<string, string> = {}) {
  const response = await test.send(target, { headers, prefersMarkdown: true });
  if (!response || !('reply' in response)) throw new Error(`${target} is not a page of the documentation`);
  return response.reply;
}

describe('a page in Markdown', () => {
  it.each([
    [`${museum}.md`, museum, '# Museum'],
    [`${museum}/docs/tickets.md`, `${museum}/docs/tickets`, '# Tickets'],
    [`${museum}/docs/tickets/buy.md`, `${museum}/docs/tickets/buy`, '# Buy a ticket'],
    [`${museum}/operations.md`, `${museum}/operations`, '# All operations'],
    [`${museum}/schemas.md`, `${museum}/schemas`, '# Schemas'],
    [`${museum}/schemas/Ticket.md`, `${museum}/schemas/Ticket`, '# Ticket'],
    [`${museum}/changelog.md`, `${museum}/changelog`, '# Changelog'],
    [`${museum}/versions/v1/docs.md`, `${museum}/versions/v1/docs`, '# Museum'],
    [`${museum}/versions/v1/docs/tickets.md`, `${museum}/versions/v1/docs/tickets`, '# Tickets'],
  ])('at %s', async (address, page, title) => {
    const { status, headers, body } = await fetchPage(test, address);
    expect(status).toBe(200);
    expect(body.startsWith(`${title}\n`)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${origin}/specs${page}>; rel="canonical"`,
      vary: 'Cookie, Authorization',
    });
    const root = address.includes('/versions/') ? `${museum}/versions/v1` : museum;
    expect(body).toContain(`- [Index of this documentation](${origin}/specs${root}/llms.txt)`);
    expect(body).toContain(`- [This page as HTML](${origin}/specs${page})`);
    const html = await fetchPage(test, page);
    expect(html.body).toContain(`<link rel="alternate" type="text/markdown" href="/specs${address}"/>`);
    expect(html.headers).toMatchObject({
      vary: 'Cookie, Authorization, Accept',
      'cache-control': headers['cache-control'],
    });
  });

  it('is selected by the Accept header, with an ETag of its own', async () => {
    const { headers } = await fetchText(`${museum}/docs/tickets/buy`);
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      vary: 'Cookie, Authorization, Accept',
    });
    const html = await fetchPage(test, `${museum}/docs/tickets/buy`);
    expect(headers['etag']).not.toBe(html.headers['etag']);
    const unmodified = await fetchText(`${museum}/docs/tickets/buy`, {
      'if-none-match': headers['etag'] ?? '',
    });
    expect(unmodified.status).toBe(304);
  });

  it('does not exist for the search and for printing', async () => {
    expect((await fetchText(`${museum}/print/tickets`)).headers['content-type']).toBe(
      'text/html; charset=utf-8',
    );
    expect((await fetchPage(test, `${museum}/search.md`)).status).toBe(404);
    expect((await fetchPage(test, `${museum}/print/tickets.md`)).status).toBe(404);
  });

  it('of a part continues the page', async () => {
    const { body } = await fetchPage(test, `${museum}/docs/tickets/buy.md?part=response-200%3Aexample-1`);
    expect(body).toContain('This page continues `response-200:example-1`.');
    expect(body.length).toBeGreaterThan(2_000);
  });

  it('is a text, too, if there is no such page', async () => {
    for (const folder of ['docs', 'schemas']) {
      const { status, headers, body } = await fetchPage(test, `${museum}/${folder}/Nothing.md`);
      expect([status, headers['content-type']]).toEqual([404, 'text/markdown; charset=utf-8']);
      expect(body).toBe(
        `# Page not found\n\nThis documentation has no page at this address. It may have been renamed or removed.\n\n[Index of this documentation](${origin}/specs${museum}/llms.txt)\n`,
      );
    }
  });

  it('is an error with the state if there is no version yet', async () => {
    const cookie = await signIn(test);
    const draft = '/orgs/acme/openapi/draft';
    for (const path of [
      ...['.md', '/docs/tickets.md', '/schemas/Ticket.md', '/operations.md', '/llms.txt'],
      ...['/search.json', '/changelog.md', '/changelog.atom'],
    ]) {
      const { status, headers, body } = await fetchPage(test, draft + path, { cookie });
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/markdown; charset=utf-8']);
      expect(body).toBe(
        `# Waiting to be processed\n\nThe specification is in the queue. Request this address again later.\n\n[Versions of the specification](${origin}/specs${draft}/versions)\n`,
      );
    }
    expect(await test.send(draft, { headers: { cookie }, prefersMarkdown: true })).toMatchObject({
      status: 404,
    });
    const spec = test.reader.specs.get('draft');
    const failed = { processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' } as const;
    if (spec) test.reader.specs.set('draft', { ...spec, ...failed });
    const { body } = await fetchPage(test, `${draft}.md`, { cookie });
    expect(body).toContain(`[Problems of the specification](${origin}/specs${draft}/problems)`);
    expect(body).not.toContain('again later');
  });

  it('needs the same access as the page in HTML', async () => {
    for (const path of ['.md', '/docs/a.md', '/operations.md', '/llms.txt']) {
      expect((await fetchPage(test, `/orgs/acme/openapi/ferry${path}`)).status).toBe(401);
    }
    const cookie = await signIn(test);
    expect((await fetchPage(test, '/orgs/acme/openapi/nothing.md', { cookie })).status).toBe(404);
  });

  it('is not listed by search engines if the page is not', async () => {
    expect((await fetchPage(test, `${museum}.md`)).headers['x-robots-tag']).toBeUndefined();
    const { headers } = await fetchPage(test, `${museum}/versions/v1/docs.md`);
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});

const named = {
  openapi: '3.1.0',
  info: { title: 'Names', version: '1', summary: 'Names\nthat *end* like files' },
  tags: [
    {
      name: 'readme.md',
      description: 'See [the schema](#schema/Pet.md), [a file](../a.md), and [the tag](#tag/readme.md).',
    },
  ],
  paths: {
    '/a.md': {
      get: {
        tags: ['readme.md'],
        operationId: 'a.md',
        responses: {
          200: {
            description: 'OK',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: { Pet: { type: 'object', title: 'first' }, 'Pet.md': { type: 'object', title: 'second' } },
  },
};

async function publishNamed() {
  const site = await publishSpecification(new Map([['names.json', JSON.stringify(named)]]), 'names.json');
  if (!site) throw new Error('The document cannot be processed');
  return site;
}

describe('names that end with .md', () => {
  it('keep their pages; other pages in Markdown have a query', async () => {
    const site = await publishNamed();
    const page = await site.fetch(`${specPath}/schemas/Pet.md`);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<title>Pet.md · Names</title>');
    const html = await site.fetch(`${specPath}/schemas/Pet`);
    expect(html.body).toContain(
      `<link rel="alternate" type="text/markdown" href="/specs${specPath}/schemas/Pet?format=md"/>`,
    );
    const first = await site.fetch(`${specPath}/schemas/Pet?format=md`);
    expect(first.body).toMatch(/^# Pet\n\nType: object: Title: first\./);
    const second = await site.fetch(`${specPath}/schemas/Pet.md.md`);
    expect(second.body).toMatch(/^# Pet.md\n\nType: object: Title: second\./);
    const list = await site.fetch(`${specPath}/schemas.md`);
    expect(list.body).toContain(`/schemas/Pet?format=md)`);
    expect(list.body).toContain(`/schemas/Pet.md.md)`);
  });

  it('are found by the links of authors', async () => {
    const site = await publishNamed();
    const map = await site.siteMap();
    const tag = map?.pages.find(({ kind }) => kind === 'tag')?.path ?? '';
    const { body } = await site.fetch(`${specPath}/docs/${tag}.md`);
    const root = `${origin}/specs${specPath}`;
    expect(body).toContain(
      `See [the schema](${root}/schemas/Pet.md.md), a file, and [the tag](${root}/docs/${tag}.md).`,
    );
  });
});

it('llms.txt lists tags and documents, with the summary in one line', async () => {
  const site = await publishNamed();
  const { status, headers, body } = await site.fetch(`${specPath}/llms.txt`);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const root = `${origin}/specs${specPath}`;
  expect(body).toBe(
    [
      '# Names',
      '> Names that \\*end\\* like files',
      'OpenAPI specification `pets`, version 1. Links to pages lead to text in Markdown; on the server, their addresses without `.md` are pages in HTML.',
      `## Documentation\n\n- [Overview](${root}.md): servers, authentication, and contents.`,
      `## Operations\n\n- [All operations](${root}/operations.md): 1 operation.\n- [readme.md](${root}/docs/readme-md.md): 1 operation.`,
      `## Schemas\n\n- [All schemas](${root}/schemas.md): 2 schemas.`,
      `## Versions\n\n- [Changelog](${root}/changelog.md): the changes of each version.`,
      `## OpenAPI document\n\n- [OpenAPI document, JSON](${origin}/specs/published/acme/pets.json)\n- [OpenAPI document, YAML](${origin}/specs/published/acme/pets.yaml)`,
      `## Model Context Protocol\n\n- [MCP server](${root}/mcp): tools that search and read this specification.\n`,
    ].join('\n\n'),
  );
});
