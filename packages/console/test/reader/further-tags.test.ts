import { expect, it } from 'vitest';
import { publishSpecification, specPath } from '../support/publish-specification.js';

it('shows the further tags of an operation, except hidden ones', async () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    tags: [
      { name: 'cats' },
      { name: 'indoor', summary: 'Indoor pets' },
      { name: 'secret', 'x-internal': true },
      { name: 'below', parent: 'secret' },
    ],
    paths: {
      '/cats': {
        get: {
          tags: ['cats', 'dogs', 'indoor', 'secret', 'below', 'rare', 'dogs'],
          summary: 'List',
          responses: {},
        },
      },
      '/dogs': { get: { tags: ['dogs'], summary: 'Dogs', responses: {} } },
    },
  };
  const site = await publishSpecification(new Map([['pets.json', JSON.stringify(document)]]), 'pets.json');
  const { body = '' } = (await site?.fetch(`${specPath}/docs/cats/list`)) ?? {};
  const [, tags] = /Further tags: (.*?)<\/p>/.exec(body) ?? [];
  expect(tags).toBe('<a href="/specs/orgs/acme/openapi/pets/docs/dogs">Dogs</a>, Indoor pets, Rare');
  const { body: other } = (await site?.fetch(`${specPath}/docs/dogs/dogs`)) ?? {};
  expect(other).not.toContain('Further tag');
});
