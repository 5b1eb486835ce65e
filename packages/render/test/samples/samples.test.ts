import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
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

/** Runs a sample for JavaScript as a module, and returns its requests. The file that it reads contains `content`. */
async function run(code: string): Promise<[Sent, ...Sent[]]> {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    sent.push({ url, init });
    return Promise.resolve(Response.json({}));
  });
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  try {
    const path = join(folder, 'file');
    writeFileSync(path, 'content');
    const module = code.replaceAll('openAsBlob("file"', `openAsBlob(${JSON.stringify(path)}`);
    await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`);
    const [first, ...others] = sent;
    if (!first) throw new Error('The sample has sent no request.');
    if (first.init.body instanceof Blob) first.text = await first.init.body.text();
    if (first.init.body instanceof FormData) first.form = await readForm(first.init.body);
    return [first, ...others];
  } finally {
    vi.unstubAllGlobals();
    rmSync(folder, { recursive: true });
  }
}

interface Sent {
  url: string;
  init: RequestInit;
  text?: string;
  form?: [name: string, value: string, fileName?: string, type?: string][];
}

async function readForm(form: FormData): Promise<NonNullable<Sent['form']>> {
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, await value.text(), value.name, value.type],
    ),
  );
}

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

it('a schema that is not in the fragment is an object in samples', () => {
  const gone = { oneOf: [{ $ref: '#/components/schemas/Gone' }] };
  const content = { 'application/json': { schema: { properties: { it: gone } } } };
  expect(samplesOf({ requestBody: { content } })['curl']).toContain(`-d '{\n  "it": {}\n}'`);
});

it.each([
  [
    [
      { lang: 'Shell', label: 'CLI', source: 'pets add' },
      { lang: 'Ruby', source: 'r' },
    ],
    ['CLI', 'JavaScript', 'Python', 'HTTP', 'Ruby'],
  ],
  [
    [
      { lang: 'Ruby', source: 'r' },
      { lang: 'Go', label: 'One pet', source: '1' },
      { lang: 'py', label: 'Script', source: 'p' },
      { lang: 'Go', label: 'All pets', source: '2' },
    ],
    ['curl', 'JavaScript', 'Script', 'HTTP', 'One pet', 'All pets', 'Ruby'],
  ],
])('samples of authors %j replace ours, and each language has the same place', (given, expected) => {
  const samples = samplesOf({ ...body('application/json'), 'x-codeSamples': given });
  const added = Object.keys(samples).filter((label) => !/^\d|Request/.test(label));
  expect(added).toEqual(expected);
  for (const { label, lang, source } of given) expect(samples[label ?? lang]).toBe(source);
});

it('the example of the request comes before those of the responses', () => {
  const content = { 'application/json': { schema } };
  const responses = { 404: { description: '', content }, default: { content }, 200: { content } };
  const resolved = { paths: { '/pets': { post: { requestBody: { content }, responses } } } };
  const html = renderDocument(documentOf(operationBlock(resolved, { method: 'post' })));
  const examples = html.slice(html.indexOf('aria-label="Examples"'));
  const labels = [...examples.matchAll(/<summary>([^<]*)<\/summary>/g)].map(([, label]) => label);
  expect(labels).toEqual(['Request', '200', '404', 'default']);
});

describe('samples with HTTP Basic', () => {
  const securitySchemes = { password: { type: 'http', scheme: 'Basic' } };
  const samples = samplesOf(
    { security: [{ password: [] }], responses: {} },
    { components: { securitySchemes } },
  );

  it('for curl and Python have the user name and the password', () => {
    expect(samples['curl']).toBe("curl -X POST 'https://a.example/v1/pets' \\\n  -u 'USER:PASSWORD'");
    expect(samples['Python']).toContain(',\n    auth=("USER", "PASSWORD"),\n)');
    expect(samples['Python']).not.toContain('Authorization');
  });

  it('for JavaScript and HTTP encode them', async () => {
    const [, credentials = ''] = /Authorization: Basic (\S+)/.exec(samples['HTTP'] ?? '') ?? [];
    expect(atob(credentials)).toBe('USER:PASSWORD');
    const [{ init }] = await run(samples['JavaScript'] ?? '');
    expect(new Headers(init.headers).get('authorization')).toBe(`Basic ${credentials}`);
  });
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

describe('parameters of the samples', () => {
  const list = { type: 'array', items: { type: 'string' }, example: ['a', 'b,c'] };
  const object = { type: 'object', example: { x: 1, y: 'z' } };

  it.each([
    [{ in: 'query', schema: list }, '?it=a&it=b%2Cc'],
    [{ in: 'query', explode: false, schema: list }, '?it=a,b%2Cc'],
    [{ in: 'query', style: 'pipeDelimited', explode: false, schema: list }, '?it=a%7Cb%2Cc'],
    [{ in: 'query', style: 'spaceDelimited', schema: list }, '?it=a%20b%2Cc'],
    [{ in: 'query', explode: false, 'x-collectionFormat': 'tsv', schema: list }, '?it=a%09b%2Cc'],
    [{ in: 'query', schema: object }, '?x=1&y=z'],
    [{ in: 'query', style: 'deepObject', schema: object }, '?it[x]=1&it[y]=z'],
    [{ in: 'query', content: { 'application/json': { example: { x: 1 } } } }, '?it=%7B%22x%22%3A1%7D'],
    [
      { in: 'querystring', content: { 'application/x-www-form-urlencoded': { example: { x: 1, y: '&' } } } },
      '?x=1&y=%26',
    ],
    [{ in: 'query', schema: { type: 'string' } }, '?it=YOUR_VALUE'],
  ])('%j is written as %s', (parameter, query) => {
    const { curl } = samplesOf({ parameters: [{ name: 'it', required: true, ...parameter }] });
    expect(curl).toContain(`'https://a.example/v1/pets${query}'`);
  });

  it.each([
    [{ schema: list }, 'a,b%2Cc'],
    [{ schema: object, explode: true }, 'x=1,y=z'],
    [{ schema: list, style: 'label' }, '.a,b%2Cc'],
    [{ schema: list, style: 'label', explode: true }, '.a.b%2Cc'],
    [{ schema: list, style: 'matrix' }, ';it=a,b%2Cc'],
    [{ schema: list, style: 'matrix', explode: true }, ';it=a;it=b%2Cc'],
    [{ schema: object, style: 'matrix', explode: true }, ';x=1;y=z'],
    [{ schema: { type: 'integer', example: 5 }, style: 'matrix' }, ';it=5'],
    [{ schema: { type: 'string' } }, '{it}'],
  ])('%j is written in the path as %s', (parameter, text) => {
    const operation = { parameters: [{ name: 'it', in: 'path', required: true, ...parameter }] };
    const resolved = { paths: { '/pets/{it}': { get: operation } } };
    const html = renderDocument(documentOf(operationBlock(resolved, { path: '/pets/{it}' })));
    expect(decoded(html)).toContain(`'https://api.example.com/pets/${text}'`);
  });

  it('include required headers and cookies, beside those of the authentication', () => {
    const parameters = [
      { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' } },
      { name: 'X-IDs', in: 'header', required: true, schema: list },
      { name: 'theme', in: 'cookie', required: true, schema: { type: 'string', example: 'dark' } },
      { name: 'other', in: 'cookie', schema: { type: 'string' } },
    ];
    const securitySchemes = {
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
      digest: { type: 'http', scheme: 'digest' },
    };
    const samples = samplesOf(
      { parameters, security: [{ session: [], digest: [] }] },
      { components: { securitySchemes } },
    );
    expect(samples['HTTP']).toContain(
      'Authorization: Digest YOUR_CREDENTIALS\nX-Trace: YOUR_VALUE\nX-IDs: a,b,c\nCookie: session=YOUR_API_KEY; theme=dark\n',
    );
  });
});

it('a body of any type is sent as JSON', () => {
  expect(samplesOf(body('*/*'))['curl']).toContain("-H 'Content-Type: application/json'");
});

describe('samples of a form with files', () => {
  const properties = {
    file: { type: 'string', format: 'binary' },
    plain: { type: 'string', example: 'a"b' },
    list: { type: 'string', example: 'a;b' },
    'q"n': { type: 'string', example: '(x' },
    meta: { type: 'object', example: { a: '1;\\2' } },
  };
  const encoding = { meta: { contentType: 'application/json' }, file: { contentType: 'image/png, image/*' } };
  const content = { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } };
  const samples = samplesOf({ requestBody: { content } });

  it('for curl prevent a special meaning of values', () => {
    expect(samples['curl']?.split(' \\\n  ').slice(1)).toEqual([
      "-F 'file=@file'",
      `-F 'plain=a"b'`,
      "--form-string 'list=a;b'",
      `--form-string 'q"n=(x'`,
      String.raw`-F 'meta="{ \"a\": \"1;\\\\2\" }";type=application/json'`,
    ]);
  });

  it('for JavaScript send the file with its name', async () => {
    expect(samples['JavaScript']).toMatch(/^import \{ openAsBlob \} from "node:fs";\n\nconst form/);
    const [{ form }] = await run(samples['JavaScript'] ?? '');
    expect(form).toContainEqual(['file', 'content', 'file', '']);
    expect(form).toContainEqual(['plain', 'a"b']);
    const typed = {
      'multipart/form-data': {
        ...content['multipart/form-data'],
        encoding: { file: { contentType: 'image/png' } },
      },
    };
    const [other] = await run(samplesOf({ requestBody: { content: typed } })['JavaScript'] ?? '');
    expect(other.form).toContainEqual(['file', 'content', 'file', 'image/png']);
  });

  it('have the types of parts', () => {
    expect(samples['JavaScript']).toContain(
      String.raw`new Blob(["{ \"a\": \"1;\\\\2\" }"], { type: "application/json" })`,
    );
    expect(samples['Python']).toContain(
      String.raw`("meta", (None, "{ \"a\": \"1;\\\\2\" }", "application/json")),`,
    );
    expect(samples['HTTP']).toContain('form-data; name="meta"\nContent-Type: application/json\n\n{');
    expect(samples['HTTP']).toContain('form-data; name="q%22n"\n');
  });
});

it('a file is the body of a request for JavaScript', async () => {
  const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const [{ text }] = await run(samplesOf({ requestBody: { content } })['JavaScript'] ?? '');
  expect(text).toBe('content');
});

it.each([
  [{ 200: { content: { 'application/json': {} } } }, 'await response.json()', 'response.json()'],
  [{ 204: {}, 200: { content: { 'text/csv': {} } } }, 'await response.text()', 'response.text'],
  [{ default: { content: { 'image/png': {} } } }, 'await response.blob()', 'response.content'],
  [{ 204: {}, 400: { content: { 'application/json': {} } } }, undefined, undefined],
])('the result of %j is read', (responses, javaScript, python) => {
  const samples = samplesOf({ responses });
  expect(/await response.*\)/.exec(samples['JavaScript'] ?? '')?.[0]).toBe(javaScript);
  expect(/(?<=data = ).*/.exec(samples['Python'] ?? '')?.[0]).toBe(python);
});

it('a component is an XML element of its name', () => {
  const content = { 'application/xml': { schema: { $ref: '#/components/schemas/Pet' } } };
  const properties = { name: { type: 'string', example: 'Rex' } };
  const sampleWith = (xml: object) =>
    samplesOf(
      { requestBody: { content } },
      { components: { schemas: { Pet: { type: 'object', properties, ...xml } } } },
    )['HTTP'];
  expect(sampleWith({})).toContain('<Pet>\n  <name>Rex</name>\n</Pet>');
  expect(sampleWith({ xml: { name: 'animal' } })).toContain('<animal>');
  expect(sampleWith({ xml: { prefix: 'p', namespace: 'urn:p' } })).toContain('<p:Pet xmlns:p="urn:p">');
  expect(sampleWith({ example: { name: 'Tom' } })).toContain('<Pet>\n  <name>Tom</name>\n</Pet>');
});
