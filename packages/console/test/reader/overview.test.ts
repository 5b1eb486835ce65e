import { expect, it } from 'vitest';
import { countNodes } from '../../src/reader/reading/count-nodes.js';
import { publishSpecification, specPath } from '../support/publish-specification.js';

async function publish(document: object) {
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, ...document });
  const site = await publishSpecification(new Map([['pets.json', text]]), 'pets.json');
  if (!site) throw new Error('The specification cannot be processed');
  return site;
}

async function overviewOf(document: object): Promise<{ body: string; words: string }> {
  const { body } = await (await publish(document)).fetch(specPath);
  const words = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return { body, words };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('shows the variables of servers', async () => {
  const region = { default: 'eu', enum: ['eu', 'us'], description: 'Where the data is.' };
  const { words } = await overviewOf({
    servers: [{ url: 'https://{region}.example', description: 'Production', variables: { region } }],
    paths: {},
  });
  expect(words).toContain(
    'https://{region}.example Production {region} Where the data is. One of eu us Default eu',
  );
});

it('shows the URLs and the scopes of each flow', async () => {
  const { words } = await overviewOf({
    components: {
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: 'https://a.example/authorize',
              tokenUrl: 'https://a.example/token',
              refreshUrl: 'https://a.example/refresh',
              scopes: { read: 'Read pets' },
            },
            clientCredentials: { tokenUrl: 'https://c.example/token', scopes: { write: 'Change pets' } },
          },
        },
        key: { type: 'apiKey', in: 'query', name: 'api_key' },
        openId: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example/discovery' },
      },
    },
    paths: {},
  });
  for (const text of [
    'OAuth 2.0 (authorization code, client credentials) oauth',
    'Flow: authorization code scope read Read pets Authorization URL https://a.example/authorize',
    'Token URL https://a.example/token Refresh URL https://a.example/refresh',
    'Flow: client credentials scope write Change pets Token URL https://c.example/token',
    'API key in the query parameter api_key key',
    'OpenID Connect openId Discovery URL https://id.example/discovery',
  ]) {
    expect(words.replaceAll('scopes', 'scope')).toContain(text);
  }
});

it('links to the document for scopes and values without room', async () => {
  const scopes = Object.fromEntries(numbers(5_000).map((number) => [`scope-${number}`, `Text ${number}`]));
  const values = numbers(5_000).map((number) => `value-${number}`);
  const { body, words } = await overviewOf({
    servers: numbers(250).map((number) => ({
      url: `https://{a}.${number}.example`,
      variables: { a: { default: values[0], enum: number === 0 ? values : [values[0]] } },
    })),
    components: {
      securitySchemes: {
        oauth: { type: 'oauth2', flows: { implicit: { authorizationUrl: 'https://a.example', scopes } } },
        ...Object.fromEntries(
          numbers(249).map((number) => [`again-${number}`, { $ref: '#/components/securitySchemes/oauth' }]),
        ),
      },
    },
    paths: {},
  });
  expect(words).toContain('scope-0 Text 0');
  expect(words).toContain('One of value-0 value-1');
  expect(body).toMatch(/no room for all details: <a href="\/specs[^"]+\.json">/);
  expect(countNodes(body)).toBeLessThan(8_000);
});

it('links to documentation elsewhere, unless the link is unsafe', async () => {
  const operation = (tag: string) => ({ get: { tags: [tag], responses: {} } });
  const site = await publish({
    externalDocs: { url: 'https://guide.example', description: 'The guide' },
    tags: [
      { name: 'cats', externalDocs: { url: 'https://cats.example', description: 'All about cats' } },
      { name: 'dogs', externalDocs: { url: 'javascript:alert(1)', description: 'All about dogs' } },
      { name: 'owls', externalDocs: { url: 'https://owls.example' } },
    ],
    paths: { '/cats': operation('cats'), '/dogs': operation('dogs'), '/owls': operation('owls') },
  });
  const overview = await site.fetch(specPath);
  expect(overview.body).toContain('<a href="https://guide.example" rel="noreferrer">The guide</a>');
  const [cats, dogs, owls] = await Promise.all(
    ['cats', 'dogs', 'owls'].map((tag) => site.fetch(`${specPath}/docs/${tag}`)),
  );
  expect(cats?.body).toContain('<a href="https://cats.example" rel="noreferrer">All about cats</a>');
  expect(dogs?.body).toContain('More documentation: All about dogs');
  expect(dogs?.body).not.toContain('javascript:');
  expect(owls?.body).toContain('<a href="https://owls.example" rel="noreferrer">https://owls.example</a>');
});
