import { expect, it } from 'vitest';
import { publishSpecification, specPath } from '../support/publish-specification.js';

const description = [
  '[by ID](#operation/getPet)',
  '[below a tag](#tag/Big-pets/operation/getPet)',
  '[the tag](#tag/Big-pets)',
  '[the schema](#schema/Pet)',
  '[a ship](#/components/schemas/船)',
  '[a response](#response-200)',
  '[unknown](#section/Unknown)',
  '[relative](../errors.md)',
  '[rooted](/errors)',
  '[page](https://docs.example/errors)',
].join(' ');

it('links of descriptions lead to pages of the documentation, or are text', async () => {
  const specification = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    tags: [{ name: 'Big pets' }],
    paths: {
      '/pets': {
        get: {
          summary: 'Pets',
          operationId: 'getPet',
          tags: ['Big pets'],
          description,
          responses: { 200: { description } },
        },
      },
    },
    components: { schemas: { Pet: { type: 'string' }, 船: { type: 'string' } } },
  };
  const site = await publishSpecification(new Map([['a.json', JSON.stringify(specification)]]), 'a.json');
  const { body = '' } = (await site?.fetch(`${specPath}/docs/big-pets/pets`)) ?? {};
  const root = `/specs${specPath}`;
  for (const [text, href] of [
    ['by ID', `${root}/docs/big-pets/pets`],
    ['below a tag', `${root}/docs/big-pets/pets`],
    ['the tag', `${root}/docs/big-pets`],
    ['the schema', `${root}/schemas/Pet`],
    ['a response', '#response-200'],
    ['unknown', undefined],
    ['relative', undefined],
    ['rooted', undefined],
    ['page', 'https://docs.example/errors'],
  ] as const) {
    expect([text, hrefsOf(body, text)]).toEqual([text, [href, href]]);
  }
  // Its name has no letters for an anchor, so that the text of the operation leads to all schemas.
  expect(hrefsOf(body, 'a ship')).toEqual([`${root}/schemas`, `${root}/schemas/%E8%88%B9`]);
});

/** Returns the addresses of the links with this text; undefined for one without an address. */
function hrefsOf(body: string, text: string): (string | undefined)[] {
  const links = [...body.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].filter(([, , content]) => content === text);
  return links.map(([, attributes = '']) => /href="([^"]*)"/.exec(attributes)?.[1]);
}

it('images beside the specification are their alternative text', async () => {
  const info = {
    title: 'Pets',
    version: '1',
    summary: 'All about pets',
    description:
      '![A <map>](./map.png) ![](/plain.png) ![Logo](https://images.example/a.png) ![Sign](//images.example/b.png)',
  };
  const specification = { openapi: '3.1.0', info, paths: {} };
  const site = await publishSpecification(new Map([['a.json', JSON.stringify(specification)]]), 'a.json');
  const { body = '' } = (await site?.fetch(specPath)) ?? {};
  expect(body).toContain('A &lt;map>');
  expect([...body.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    'https://images.example/a.png',
    'https://images.example/b.png',
  ]);
  expect(body).toContain('<p dir="auto">All about pets</p>');
});

it('the table of contents leads to all sections of an operation', async () => {
  const operation = {
    summary: 'Pets',
    security: [{ key: [] }],
    parameters: [{ name: 'id', in: 'query', schema: { type: 'string' } }],
    responses: { 200: { description: 'Fine' } },
  };
  const specification = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: { '/pets': { get: operation } },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  };
  const site = await publishSpecification(new Map([['a.json', JSON.stringify(specification)]]), 'a.json');
  const { body = '' } = (await site?.fetch(`${specPath}/docs/default/pets`)) ?? {};
  const [contents = ''] = /<nav class="reader-contents"[\s\S]*?<\/nav>/.exec(body) ?? [];
  expect([...contents.matchAll(/href="#([^"]*)"/g)].map(([, id = '']) => decodeURIComponent(id))).toEqual([
    'section:authentication',
    'query',
    'section:responses',
  ]);
});
