import { expect, it } from 'vitest';
import { publishSpecification, specPath } from '../support/publish-specification.js';

const description = [
  '[by ID](#operation/getPet)',
  '[below a tag](#tag/Big-pets/operation/getPet)',
  '[the tag](#tag/Big-pets)',
  '[the schema](#schema/Pet)',
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
    components: { schemas: { Pet: { type: 'string' } } },
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
    const links = [...body.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].filter(([, , content]) => content === text);
    expect([text, links.length]).toEqual([text, 2]);
    for (const [, attributes = ''] of links) {
      expect([text, /href="([^"]*)"/.exec(attributes)?.[1]]).toEqual([text, href]);
    }
  }
});
