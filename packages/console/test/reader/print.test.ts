import { expect, it } from 'vitest';
import { publishSpecification, specPath } from '../support/publish-specification.js';

it('the page for printing has no IDs, and keeps text that looks like one', async () => {
  const operation = {
    parameters: [{ name: 'id', in: 'query', schema: { type: 'string' } }],
    responses: { 200: { description: 'Like `<pet id="1" aria-label="Rex">`.' } },
  };
  const paths = { '/pets': { get: operation, post: operation } };
  const specification = { openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths };
  const site = await publishSpecification(new Map([['a.json', JSON.stringify(specification)]]), 'a.json');
  const { body = '' } = (await site?.fetch(`${specPath}/print/default`)) ?? {};
  expect(body).toContain('&#x3C;pet id="1" aria-label="Rex">');
  const [content = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? [];
  expect(content).toContain('<h3 dir="auto">Query parameters</h3>');
  expect(content).not.toMatch(/<[^<]* id="(?:query|section)/);
});
