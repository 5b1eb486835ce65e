import { isObject, type JSONValue } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { describe, expect, it } from 'vitest';
import { parse } from '../../src/index.js';
import { head, parsed, parseFiles } from '../support/parsed.js';

const schemas = (text: string) => `${head}components:\n  schemas:\n    T: {type: string}\n    A: ${text}\n`;
const at = (value: JSONValue | undefined, pointer: string) => resolvePointer(value ?? null, pointer);

describe('references to other files', () => {
  const url = (path: string) => `https://files.example/${path}`;

  it('are requested until all files are provided (RF9)', () => {
    const entry = url('api/openapi.yaml');
    const files = new Map([[entry, schemas('{$ref: "../common/a%20b.json#/P"}')]]);
    expect(parse({ entry, files })).toEqual({ kind: 'needs', locations: [url('common/a%20b.json')] });
    files.set(url('common/a%20b.json'), '{"P":{"items":{"$ref":"c.yaml"}},"Q":{"$ref":"never.yaml"}}');
    expect(parse({ entry, files })).toEqual({ kind: 'needs', locations: [url('common/c.yaml')] });
    files.set(url('common/c.yaml'), 'type: string\n');
    const result = parse({ entry, files });
    expect(result).toMatchObject({
      kind: 'parsed',
      problems: [],
      files: [entry, url('common/a%20b.json'), url('common/c.yaml')],
    });
  });

  it('bundle the files under x-ext, and are rewritten', () => {
    const { specification, problems } = parsed({
      'https://h.example/main.yaml': `${head}paths:
  /a/{id}: {$ref: "paths/a_{id}.yaml"}
components:
  schemas:
    Pet: {$ref: "pet.json"}
    Name: {$ref: "./pet.json#/properties/a~1b"}
    Self: {$ref: "main.yaml#/components/schemas/Pet"}`,
      'https://h.example/paths/a_%7Bid%7D.yaml': `get: {parameters: [{name: id, in: path, required: true, schema: {}}], responses: {200: {description: d, content: {application/json:
  {schema: {$ref: "../pet.json"}, example: {$ref: "../pet.json"}}}}}}`,
      'https://h.example/pet.json': `{"properties":{"a/b":{"$ref":"#/properties/c"},"c":{"$ref":"#"},
        "d":{"$ref":"main.yaml#/components/schemas/Pet"}}}`,
    });
    expect(problems).toEqual([]);
    const [path, pet] = Object.keys(isObject(specification['x-ext']) ? specification['x-ext'] : {});
    expect(path).toMatch(/^[0-9a-f]{7}$/);
    expect(specification).toMatchObject({
      paths: { '/a/{id}': { $ref: `#/x-ext/${path}` } },
      components: {
        schemas: {
          Pet: { $ref: `#/x-ext/${pet}` },
          Name: { $ref: `#/x-ext/${pet}/properties/a~1b` },
          Self: { $ref: '#/components/schemas/Pet' },
        },
      },
    });
    expect(at(specification, `/x-ext/${pet}/properties`)).toEqual({
      'a/b': { $ref: `#/x-ext/${pet}/properties/c` },
      c: { $ref: `#/x-ext/${pet}` },
      d: { $ref: '#/components/schemas/Pet' },
    });
    expect(at(specification, `/x-ext/${path}/get/responses/200/content/application~1json`)).toEqual({
      schema: { $ref: `#/x-ext/${pet}` },
      example: { $ref: '../pet.json' },
    });
  });

  it('bundle files under stable names, and under a free one if a name is taken (RF17)', () => {
    const files = {
      'https://h.example/a.yaml': schemas('{$ref: "b.yaml"}'),
      'https://h.example/b.yaml': 'type: string',
    };
    const first = parsed(files).specification;
    expect(parsed(files).specification).toEqual(first);
    const [name = ''] = Object.keys(isObject(first['x-ext']) ? first['x-ext'] : {});
    const taken = {
      ...files,
      'https://h.example/a.yaml': `${files['https://h.example/a.yaml']}x-ext: {"${name}": {own: 1}}`,
    };
    const second = parsed(taken).specification;
    expect(at(second, `/x-ext/${name}`)).toEqual({ own: 1 });
    const other = at(second, '/components/schemas/A/$ref');
    expect(other).not.toBe(`#/x-ext/${name}`);
    expect(at(second, String(other).slice(1))).toEqual({ type: 'string' });
  });

  it('work for every object that can be a reference (RF20)', () => {
    const refs = [
      'paths: {/a: {$ref: "x.yaml#/path"}, /b: {post: {parameters: [{$ref: "x.yaml#/parameter"}],',
      'requestBody: {$ref: "x.yaml#/body"}, callbacks: {c: {$ref: "x.yaml#/callback"}},',
      'responses: {200: {$ref: "x.yaml#/response"}, 201: {description: d, headers: {h: {$ref: "x.yaml#/header"}},',
      'links: {l: {$ref: "x.yaml#/link"}}, content: {a/b: {schema: {$ref: "x.yaml#/schema"},',
      'examples: {e: {$ref: "x.yaml#/example"}}}}}}}}}',
      '\nwebhooks: {w: {$ref: "x.yaml#/path"}}',
      '\ncomponents: {securitySchemes: {s: {$ref: "x.yaml#/security"}}}',
    ];
    const target = `path: {summary: s}
parameter: {name: n, in: query, schema: {}}
body: {content: {}}
callback: {}
response: {description: d}
header: {schema: {}}
link: {operationRef: "a.yaml#/paths/~1b/post"}
schema: {}
example: {}
security: {type: http, scheme: basic}`;
    const { specification, problems } = parsed({ 'a.yaml': head + refs.join(' '), 'x.yaml': target });
    expect(problems).toEqual([]);
    expect(JSON.stringify(specification)).not.toContain('x.yaml');
    expect(JSON.stringify(specification).match(/#\/x-ext\//g)).toHaveLength(11);
  });

  it('are resolved where the specification does not allow one, with a warning', () => {
    const { specification, problems } = parsed({
      'a.yaml': `${head}paths: {/a: {get: {$ref: get.yaml}}}\ncomponents: {schemas: {$ref: all.yaml}}`,
      'get.yaml': 'responses: {200: {description: d}}',
      'all.yaml': 'A: {type: 5}',
    });
    expect(problems.map(({ code, file }) => [code, file])).toEqual([
      ['wrong-type', 'all.yaml'],
      ['reference-not-expected', undefined],
      ['reference-not-expected', undefined],
    ]);
    expect(JSON.stringify(specification)).not.toContain('.yaml');
  });

  it('can use an anchor of the other file', () => {
    const { specification, problems } = parsed({
      'a.yaml': schemas('{$ref: "b.yaml#there"}'),
      'b.yaml': '$defs: {x: {$anchor: there, items: {$ref: "#there"}}}',
    });
    expect(problems).toEqual([]);
    const ref = String(at(specification, '/components/schemas/A/$ref'));
    expect(ref).toMatch(/^#\/x-ext\/[0-9a-f]{7}\/%24defs\/x$/);
    expect(at(specification, decodeURIComponent(ref.slice(1)))).toEqual({
      $anchor: 'there',
      items: { $ref: ref },
    });
  });

  it('with equivalent URLs are to one file (RF9, RF10)', () => {
    const refs = [
      'https://H.example:443/x/../b.yaml',
      'https://h.example/b.yaml#/A',
      '//h.example/b.yaml',
      '/b.yaml#',
    ];
    const entry = 'https://h.example/a.yaml';
    const text = schemas(`{allOf: [${refs.map((ref) => `{$ref: "${ref}"}`).join(', ')}]}`);
    expect(parseFiles({ [entry]: text })).toEqual({ kind: 'needs', locations: ['https://h.example/b.yaml'] });
  });

  it('can mix JSON and YAML (RF11)', () => {
    const json = '{"openapi":"3.0.0","info":{"title":"t","version":"1"},"paths":{"/a":{"$ref":"b"}}}';
    const { specification } = parsed({
      a: json,
      b: 'get:\n  responses: {200: {$ref: c}}',
      c: '{"description":"d"}',
    });
    expect(JSON.stringify(specification)).toContain('"description":"d"');
  });
});
