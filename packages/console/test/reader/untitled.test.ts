import { expect, it } from 'vitest';
import { publishSpecification, specPath } from '../support/publish-specification.js';

it.each([undefined, { version: '1' }, { title: ' ', version: '1' }])(
  'pages of a specification with the info %j have its slug as their name',
  async (info) => {
    const specification = { openapi: '3.1.0', info, paths: {} };
    const site = await publishSpecification(new Map([['a.json', JSON.stringify(specification)]]), 'a.json');
    const { body = '' } = (await site?.fetch(specPath)) ?? {};
    expect(body).toContain('<title>pets</title>');
    expect(body).toMatch(/<h1 dir="auto">pets<\/h1>/);
  },
);
