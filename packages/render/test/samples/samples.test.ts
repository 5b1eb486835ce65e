import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../src/html.js';
import { documentOf, operationBlock, type Specification } from '../support/documents.js';
import { textOf } from '../support/html.js';

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', example: 'Rex' },
    on: { type: 'string', format: 'date' },
    ok: { type: 'boolean', example: true },
  },
};

/** The samples of an operation by language. */
function samplesOf(operation: Specification, rest: Specification = {}): Record<string, string> {
  const resolved = {
    servers: [{ url: 'https://a.example/v1/' }],
    paths: { '/pets': { post: operation } },
    ...rest,
  };
  const html = renderDocument(documentOf(operationBlock(resolved, { method: 'post' })));
  const samples = html.matchAll(
    /<summary>([^<]*)<\/summary><div class="shelf-code"><shelf-copy><\/shelf-copy><pre[^>]*><code>([\s\S]*?)<\/code>/g,
  );
  return Object.fromEntries([...samples].map(([, label = '', code = '']) => [label, decoded(code)]));
}

const decoded = (code: string) =>
  code
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
const body = (type: string) => ({ requestBody: { content: { [type]: { schema } } }, responses: {} });
const compile = (code: string) => new Function(`return async () => { ${code} }`);

describe('samples of a request with JSON', () => {
  const samples = samplesOf(body('application/json'));
  const expected = { name: 'Rex', on: '2019-08-24', ok: true };

  it('for curl contain the JSON', () => {
    const [, json = ''] = /-d '([\s\S]*)'$/.exec(samples['curl'] ?? '') ?? [];
    expect(JSON.parse(json)).toEqual(expected);
    expect(samples['curl']).toContain("curl -X POST 'https://a.example/v1/pets'");
  });

  it('for JavaScript are a valid program', () => {
    expect(compile(samples['JavaScript'] ?? '')).not.toThrow();
    const [, json = ''] = /JSON\.stringify\(([\s\S]*?)\),\n/.exec(samples['JavaScript'] ?? '') ?? [];
    expect(JSON.parse(json)).toEqual(expected);
  });

  it('for Python contain its literals', () => {
    expect(samples['Python']).toContain('"ok": True,');
  });

  it('for HTTP have all headers', () => {
    expect(samples['HTTP']).toMatch(
      /^POST \/v1\/pets HTTP\/1\.1\nHost: a\.example\nContent-Type: application\/json\n\n\{/,
    );
  });
});

it('forms are sent as forms', () => {
  const form = samplesOf(body('application/x-www-form-urlencoded'));
  expect(form['curl']).toContain("--data-urlencode 'name=Rex'");
  expect(form['JavaScript']).toContain('new URLSearchParams([');
  expect(compile(form['JavaScript'] ?? '')).not.toThrow();
  expect(form['HTTP']).toContain('name=Rex&on=2019-08-24&ok=true');
  const multipart = samplesOf(body('multipart/form-data'));
  expect(multipart['curl']).toContain("-F 'name=Rex'");
  expect(compile(multipart['JavaScript'] ?? '')).not.toThrow();
});

it('samples of authors come first and replace ours of the same language', () => {
  const samples = samplesOf({
    ...body('application/json'),
    'x-codeSamples': [{ lang: 'Shell', label: 'CLI', source: 'pets add' }],
  });
  expect(Object.keys(samples)).toEqual([
    'CLI',
    'JavaScript',
    'Python',
    'HTTP',
    ...Object.keys(samples).slice(4),
  ]);
  expect(samples['CLI']).toBe('pets add');
});

it('authentication is part of the samples', () => {
  const securitySchemes = {
    key: { type: 'apiKey', in: 'query', name: 'key' },
    token: { type: 'http', scheme: 'bearer' },
  };
  const samples = samplesOf(
    { security: [{ key: [], token: [] }], responses: {} },
    { components: { securitySchemes } },
  );
  expect(samples['curl']).toContain("'https://a.example/v1/pets?key=YOUR_API_KEY'");
  expect(samples['curl']).toContain("'Authorization: Bearer YOUR_TOKEN'");
});

it('examples are the same at any time, in requests without read-only members', () => {
  const given = {
    properties: { at: { type: 'string', format: 'date-time' }, id: { type: 'integer', readOnly: true } },
  };
  const content = { 'application/json': { schema: given } };
  const resolved = {
    paths: {
      '/pets': { post: { requestBody: { content }, responses: { '200': { description: '', content } } } },
    },
  };
  const words = textOf(renderDocument(documentOf(operationBlock(resolved, { method: 'post' }))));
  expect(words).toContain('200 { "at" : "2019-08-24T14:15:22Z" , "id" : 0 }');
  expect(words).toContain('Request { "at" : "2019-08-24T14:15:22Z" }');
});
