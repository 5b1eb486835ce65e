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

describe('a page in Markdown', () => {
  it('of a part continues the page', async () => {
    const { body } = await fetchPage(test, `${museum}/docs/tickets/buy.md?part=response-200%3Aexample-1`);
    expect(body).toContain('This page continues `response-200:example-1`.');
    expect(body.length).toBeGreaterThan(2_000);
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
