import { expect, it } from 'vitest';
import { fragmentOf } from '../support/fragments.js';

const unsafe = 'javascript:alert(1)';

/** An operation whose URLs are these. */
function withURLs(url: string, server = url) {
  return fragmentOf({
    servers: [{ url: server, description: 'first' }, { url: 'https://b.example' }],
    'x-gitbook-mcp-url': url,
    paths: {
      '/a': {
        servers: [{ url: server }],
        get: {
          externalDocs: { url, description: 'More' },
          security: [{ oidc: [], oauth: [] }],
          parameters: [
            {
              name: 'q',
              in: 'query',
              schema: { type: 'string', externalDocs: { url } },
              examples: { one: { externalValue: url } },
            },
          ],
          responses: {},
        },
      },
    },
    components: {
      securitySchemes: {
        oidc: { type: 'openIdConnect', openIdConnectUrl: url },
        oauth: {
          type: 'oauth2',
          flows: { authorizationCode: { authorizationUrl: url, tokenUrl: url, refreshUrl: url, scopes: {} } },
        },
      },
    },
  }).resolved;
}

it.each([
  unsafe,
  ' \tJAVA\nSCRIPT:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
])('leaves out the URL %j everywhere, and nothing else', (url) => {
  const text = JSON.stringify(withURLs(url));
  expect(text).not.toContain(JSON.stringify(url));
  expect(text).toContain('"externalDocs":{"description":"More"}');
  expect(text).toContain('"servers":[{"description":"first"},{"url":"https://b.example"}]');
});

it.each(['https://a.example', '/docs', 'docs#a:b', '//a.example/x', 'http://a.example/javascript:x'])(
  'keeps the URL %j unchanged',
  (url) => {
    const text = JSON.stringify(withURLs(url));
    expect(text.split(JSON.stringify(url)).length - 1).toBe(10);
  },
);

it.each([
  ['wss://a.example', {}, true],
  ['{scheme}://a.example', { scheme: { default: 'https', enum: ['https', 'http'] } }, true],
  ['{scheme}://a.example', { scheme: { default: 'https', enum: ['https', 'javascript'] } }, false],
  ['{scheme}:alert(1)', { scheme: { default: 'javascript' } }, false],
])('decides about the server %s with its variables', (url, variables, isKept) => {
  const { resolved } = fragmentOf({ servers: [{ url, variables }], paths: { '/a': { get: {} } } });
  expect(resolved['servers']).toEqual([isKept ? { url, variables } : { variables }]);
});

it.each([
  ['a long template', `https://a.example/${'a'.repeat(500)}`, {}],
  ['a long value', 'https://{a}.example', { a: { default: 'a'.repeat(201) } }],
  [
    'many values',
    'https://{a}.example',
    { a: { default: 'a', enum: Array.from({ length: 1_000 }, String) } },
  ],
])('leaves out a server with %s, which would take long to check', (_title, url, variables) => {
  const { resolved } = fragmentOf({ servers: [{ url, variables }], paths: { '/a': { get: {} } } });
  expect(resolved['servers']).toEqual([{ variables }]);
});
