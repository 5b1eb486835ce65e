import { describe, expect, it } from 'vitest';
import { isObject, type JSONValue, parse, resolvePointer } from '../../src/index.js';
import { codes, failed, head, parsed, parseFiles } from '../support/parsed.js';

const schemas = (text: string) => `${head}components:\n  schemas:\n    T: {type: string}\n    A: ${text}\n`;
const at = (value: JSONValue | undefined, pointer: string) => resolvePointer(value ?? null, pointer);

describe('internal references', () => {
  it('stay exactly as they are', () => {
    const refs = ['#', '#/components/schemas/T', '#/components/schemas/%54', '#/info/title~1x'];
    const { specification } = parsed(
      schemas(`{allOf: [${refs.map((ref) => `{$ref: "${ref}"}`).join(', ')}]}`),
    );
    expect(at(specification, '/components/schemas/A/allOf')).toEqual(refs.map(($ref) => ({ $ref })));
  });

  it('that lead nowhere name the nearest parent that exists (RF2)', () => {
    const { problems } = parsed(schemas('{$ref: "#/components/schemas/No/properties/x"}'));
    expect(problems).toMatchObject([
      { code: 'reference-not-found', severity: 'error', pointer: '/components/schemas/A/$ref', line: 6 },
    ]);
    expect(problems[0]?.message).toBe(
      '"#/components/schemas/No/properties/x" does not exist: `#/components/schemas` has no `No`',
    );
  });

  it.each([
    ['#/definitions/Nope', 'the document has no `definitions`'],
    ['#/components/responses/Nope', '`#/components` has no `responses`'],
    ['#/components/schemas/T/enum/0', '`#/components/schemas/T` has no `enum`'],
    ['#/components/schemas/A/allOf/1', '`#/components/schemas/A/allOf` has no `1`'],
    ['#/info/title/a~1b', '`#/info/title` has no `a/b`'],
    ['#/info/', '`#/info` has no empty name'],
  ])('that lead nowhere say which name is missing where (%s) (RF2)', (ref, why) => {
    const { problems } = parsed(schemas(`{allOf: [{$ref: "${ref}"}]}`));
    expect(problems.map(({ message }) => message)).toEqual([`"${ref}" does not exist: ${why}`]);
  });

  it.each([
    ['#/x-n/~1', []],
    ['#/x-n/~0', []],
    ['#/x-n/%20', []],
    ['#/x-n/%25', []],
    ['#/x-n/', []],
    ['#/x-n/%C3%A9', []],
    ['#/x-n/é', []],
    ['#/x-l/0', []],
    ['#/x-n/0', []],
    ['#/x-l/00', ['reference-not-found']],
    ['#/x-l/-', ['reference-not-found']],
    ['#/x-l/-1', ['reference-not-found']],
    ['#/x-l/1', ['reference-not-found']],
    ['#/x-l/length', ['reference-not-found']],
    ['#/constructor/prototype', ['reference-not-found']],
    ['#/__proto__', ['reference-not-found']],
    ['#/x-n/~2', ['reference-invalid']],
    ['#/%E0%A4%A', ['reference-invalid']],
    ['#/info/title', ['reference-not-object']],
    ['', ['reference-invalid']],
    ['x'.repeat(10_000), ['reference-invalid']],
  ])('follow RFC 6901 (%s) (RF3, RF4, RF5, RF6, RF15)', (ref, expected) => {
    const names = '{"/": {}, "~": {}, " ": {}, "%": {}, "": {}, é: {}, "0": {}}';
    expect(codes(parsed(`${schemas(`{$ref: "${ref}"}`)}x-n: ${names}\nx-l: [{}]`))).toEqual(expected);
  });

  it('that are not text are an error (RF15)', () => {
    expect(codes(parsed(schemas('{$ref: 5}')))).toEqual(['wrong-type']);
  });

  it('that lead back to themselves are an error (RF1)', () => {
    const text = `{$ref: "#/components/schemas/A"}
    B: {$ref: "#/components/schemas/C"}
    C: {$ref: "#/components/schemas/D"}
    D: {$ref: "#/components/schemas/C"}
    Tree: {properties: {child: {$ref: "#/components/schemas/Tree"}}}`;
    const { problems } = parsed(schemas(text));
    expect(problems.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
      ['reference-loop', 'error', '/components/schemas/A/$ref'],
      ['reference-loop', 'error', '/components/schemas/C/$ref'],
    ]);
  });

  it('that lead back to themselves are a warning before 3.1 (RF1)', () => {
    const text = schemas('{$ref: "#/components/schemas/A"}').replace('3.1.0', '3.0.3');
    expect(parsed(`${text}paths: {}`).problems).toMatchObject([
      { code: 'reference-loop', severity: 'warning' },
    ]);
  });

  it('whose pointer leads through another reference are read, with a warning, and written as what they mean', () => {
    const { specification, problems } = parsed(
      schemas(`{$ref: "#/components/schemas/B/properties/x"}
    B: {$ref: "#/components/schemas/C"}
    C: {properties: {x: {type: string}}}`),
    );
    expect(problems).toMatchObject([
      {
        code: 'reference-through-reference',
        severity: 'warning',
        pointer: '/components/schemas/A/$ref',
        message:
          '"#/components/schemas/B/properties/x" leads through another $ref, which many tools do not follow: it is read as "#/components/schemas/C/properties/x"',
      },
    ]);
    expect(at(specification, '/components/schemas/A')).toEqual({
      $ref: '#/components/schemas/C/properties/x',
    });
  });

  it('that lead through themselves end', () => {
    expect(codes(parsed(schemas('{$ref: "#/components/schemas/A/x"}')))).toEqual(['reference-not-found']);
  });

  it.each([
    ['a parameter', '{$ref: "#/components/parameters/P"}', 'a Parameter object'],
    ['the description', '{$ref: "#"}', 'an OpenAPI object'],
    ['all schemas', '{$ref: "#/components/schemas"}', 'an object of Schema objects'],
  ])('to %s where a schema must be are an error', (_, ref, found) => {
    const { problems } = parsed(`${schemas(ref)}  parameters: {P: {name: p, in: query, schema: {}}}`);
    expect(problems).toMatchObject([{ code: 'reference-wrong-kind', severity: 'error', line: 6 }]);
    expect(problems[0]?.message).toBe(`This $ref must lead to a Schema object, and leads to ${found}`);
  });

  it('by dynamic anchors are checked, and brought in from other files (RF14)', () => {
    expect(parsed(schemas('{$dynamicAnchor: a, items: {$dynamicRef: "#a"}}')).problems).toEqual([]);
    expect(parsed(schemas('{items: {$dynamicRef: "#nobody"}}')).problems).toMatchObject([
      { code: 'reference-not-found', pointer: '/components/schemas/A/items/$dynamicRef' },
    ]);
    const { specification, problems } = parsed({
      'a.yaml': schemas('{items: {$dynamicRef: "b.yaml#a"}}'),
      'b.yaml': '$dynamicAnchor: a',
    });
    expect(problems).toEqual([]);
    const twice = parsed({
      'a.yaml': schemas('{allOf: [{$dynamicRef: "b.yaml#a"}, {$ref: "b.yaml#a"}]}'),
      'b.yaml': '$dynamicAnchor: a',
    });
    expect(JSON.stringify(twice.specification)).not.toContain('b.yaml');
    expect(at(specification, '/components/schemas/A/items/$dynamicRef')).toMatch(/^#\/x-ext\/[0-9a-f]{7}$/);
  });

  it('may form a chain of any length (RF19)', () => {
    const chain = Array.from(
      { length: 5000 },
      (_, index) => `    S${index}: {$ref: "#/components/schemas/S${index + 1}"}`,
    );
    expect(parsed(`${schemas('{}')}${chain.join('\n')}\n    S5000: {}`).problemCount).toBe(0);
  });

  it('may use names that schemas give themselves: $id, $anchor, $dynamicAnchor (RF14)', () => {
    const text = `{$id: "https://example.com/a", $defs: {x: {$anchor: inner}}}
    ById: {$ref: "https://example.com/a"}
    ByPart: {$ref: "https://example.com/a#/$defs/x"}
    InResource: {$id: "https://example.com/b", properties: {p: {$ref: "#/$defs/q"}, r: {$ref: a}}, $defs: {q: {}}}
    ByAnchor: {$ref: "#inner"}`;
    expect(parsed(schemas(text)).problems).toEqual([]);
    expect(codes(parsed(schemas('{$ref: "#nobody"}')))).toEqual(['reference-not-found']);
    expect(
      parsed(schemas('{$id: "https://example.com/a", $ref: "https://example.com/a#/no"}')).problems,
    ).toMatchObject([
      {
        code: 'reference-not-found',
        message: '"https://example.com/a#/no" does not exist: `https://example.com/a` has no `no`',
      },
    ]);
  });
});

describe('references to other files', () => {
  const url = (path: string) => `https://files.example/${path}`;

  it('are asked for until all are there (RF9)', () => {
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

  it('are stored under x-ext, and every link to and in them is rewritten', () => {
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

  it('give the same names every time, and a free one when a name is taken (RF17)', () => {
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

  it('work for every object that may be a reference (RF20)', () => {
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

  it('are followed where the specification does not foresee one, with a warning', () => {
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

  it('may use an anchor of the other file', () => {
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

  it('are one file whatever spelling of its address is used (RF9, RF10)', () => {
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

  it('are read whatever format the other file has (RF11)', () => {
    const json = '{"openapi":"3.0.0","info":{"title":"t","version":"1"},"paths":{"/a":{"$ref":"b"}}}';
    const { specification } = parsed({
      a: json,
      b: 'get:\n  responses: {200: {$ref: c}}',
      c: '{"description":"d"}',
    });
    expect(JSON.stringify(specification)).toContain('"description":"d"');
  });

  it('that cannot be had are a warning, and stay', () => {
    const result = parsed(
      {
        [url('a.yaml')]: schemas('{allOf: [{$ref: "b.yaml"}, {$ref: "b.yaml#/x"}, {$ref: "c.yaml"}]}'),
        [url('c.yaml')]: '{}',
      },
      { unavailable: new Map([[url('b.yaml'), 'the server answered 404']]) },
    );
    expect(result.problems).toMatchObject([{ code: 'reference-unavailable', severity: 'warning', line: 6 }]);
    expect(result.problems[0]?.message).toContain('the server answered 404 (2 references)');
    expect(at(result.specification, '/components/schemas/A/allOf/1')).toEqual({ $ref: 'b.yaml#/x' });
  });

  it('of a description given as text cannot be had, unless they are whole addresses', () => {
    const { problems } = parsed(schemas('{$ref: "schemas/b.yaml"}'));
    expect(problems).toMatchObject([{ code: 'reference-unavailable', severity: 'warning' }]);
    expect(problems[0]?.message).toBe(
      '"schemas/b.yaml" is not part of the result: it was not sent with the description, which has no address to fetch it from',
    );
    expect(parseFiles(schemas('{$ref: "http://h.example/b.yaml#/x"}'))).toEqual({
      kind: 'needs',
      locations: ['http://h.example/b.yaml'],
    });
  });

  it.each([
    'file:///etc/passwd',
    'ftp://h/x',
    'C:\\Windows\\win.ini',
    '\\\\host\\share',
    '/etc/passwd',
    '../../up.yaml',
    '..%2f..%2fup.yaml',
    'https://user:secret@h.example/x',
    'data:text/plain,x',
  ])('are never followed to %s (RF7, RF8)', (ref) => {
    const result = parsed({ 'api/a.yaml': schemas(`{$ref: ${JSON.stringify(ref)}}`), 'up.yaml': '{}' });
    expect(result.problems).toMatchObject([{ code: 'reference-not-allowed', severity: 'error', line: 6 }]);
    expect(at(result.specification, '/components/schemas/A')).toEqual({ $ref: ref });
  });

  it('that are no addresses are an error', () => {
    expect(codes(parsed(schemas('{$ref: "http://[x"}')))).toEqual(['reference-invalid']);
  });

  it('are bounded in number and in size (UF30)', () => {
    const refs = Array.from({ length: 150 }, (_, index) => `{$ref: "f${index}.yaml"}`);
    const text = schemas(`{allOf: [${refs.join(', ')}]}`);
    const asked = parseFiles({ [url('a.yaml')]: text });
    expect(asked).toMatchObject({ kind: 'needs' });
    expect(asked.kind === 'needs' ? asked.locations : []).toHaveLength(99);
    const files: Record<string, string> = { [url('a.yaml')]: text };
    for (let index = 0; index < 150; index += 1) {
      files[url(`f${index}.yaml`)] = '{}';
    }
    const result = parsed(files);
    expect(result.files).toHaveLength(100);
    expect(result.problems).toEqual([
      {
        code: 'limit-files',
        severity: 'error',
        message:
          'A description may have 100 files: 51 more files were left out, and all that is in them is missing',
        pointer: '/components/schemas/A/allOf/99/$ref',
        line: 6,
        column: expect.any(Number),
      },
    ]);
    expect(result.problemCount).toBe(1);
    expect(parsed(files, { limits: { total: text.length } }).problems).toMatchObject([
      {
        code: 'limit-size',
        severity: 'error',
        message: `All files of a description together may have ${text.length} characters: 150 more files were left out, and all that is in them is missing`,
        line: 6,
      },
    ]);
  });

  it('to more files than there may be are listed first, whatever else is wrong', () => {
    const broken = Array.from({ length: 200 }, (_, index) => `  /p${index}: {get: {responses: {200: {}}}}`);
    const files = {
      'a.yaml': `${head}paths:\n${broken.join('\n')}\ncomponents: {schemas: {A: {$ref: b.yaml}, B: {$ref: "c.yaml#/X"}, C: {$ref: "c.yaml#/Y"}}}`,
      'b.yaml': '{}',
      'c.yaml': '{}',
    };
    const result = parsed(files, { limits: { files: 2 } });
    expect(result.problems).toHaveLength(100);
    expect(result.problemCount).toBe(201);
    expect(result.problems[0]).toMatchObject({
      code: 'limit-files',
      severity: 'error',
      message: 'A description may have 2 files: 1 more file was left out, and all that is in it is missing',
      pointer: '/components/schemas/B/$ref',
    });
    expect(result.problems.map(({ line }) => line).slice(1, 4)).toEqual([4, 5, 6]);
  });

  it('to a file that does not parse leave its problem, with its place', () => {
    const { problems, specification } = parsed({
      'a.yaml': schemas('{$ref: b.json}'),
      'b.json': '{\n"a":1,}',
    });
    expect(problems).toMatchObject([
      { code: 'json-syntax', severity: 'error', file: 'b.json', line: 2, column: 7 },
    ]);
    expect(at(specification, '/components/schemas/A')).toEqual({ $ref: 'b.json' });
    const bomb = { 'a.yaml': schemas('{$ref: b.yaml}'), 'b.yaml': 'a: &a [*a]' };
    expect(codes(parsed(bomb))).toEqual(['alias-cycle']);
  });

  it('to a name that the other file lacks are an error', () => {
    const { problems } = parsed({ 'a.yaml': schemas('{$ref: "b.yaml#/x/y"}'), 'b.yaml': 'x: {}' });
    expect(problems).toMatchObject([{ code: 'reference-not-found', pointer: '/components/schemas/A/$ref' }]);
    expect(problems[0]?.message).toBe('"b.yaml#/x/y" does not exist: `b.yaml#/x` has no `y`');
    const inside = parsed({ 'a.yaml': schemas('{$ref: b.yaml}'), 'b.yaml': 'items: {$ref: "#/x"}' });
    expect(inside.problems[0]?.message).toBe('"#/x" does not exist: the file has no `x`');
    const whole = parsed({ 'a.yaml': schemas('{$ref: "b.yaml#/x"}'), 'b.yaml': '{}' });
    expect(whole.problems[0]?.message).toBe('"b.yaml#/x" does not exist: `b.yaml` has no `x`');
  });

  it('to a description of another major version are a warning (RF12)', () => {
    const { problems } = parsed({
      'a.yaml': schemas('{$ref: "b.yaml#/definitions/P"}'),
      'b.yaml': 'swagger: "2.0"\ndefinitions: {P: {type: string}}',
    });
    expect(problems).toMatchObject([
      { code: 'reference-other-version', severity: 'warning', file: 'b.yaml' },
    ]);
  });

  it('are not made of mappings, operation references and external values, which only follow files that are there (PA28, RF16)', () => {
    const { specification, problems } = parsed({
      'https://h.example/a.yaml': `${schemas(`{$ref: b.yaml, oneOf: [{$ref: dog.yaml}],
        discriminator: {propertyName: k, mapping: {dog: dog.yaml, cat: cat.yaml, own: "#/components/schemas/T", plain: T}}}`)}
  links: {l: {operationRef: "other.yaml#/paths/~1a/get"}}
  examples: {e: {externalValue: "e.json"}}`,
      'https://h.example/b.yaml':
        'discriminator: {propertyName: k, mapping: {a: "#/$defs/a"}}\n$defs: {a: {}}',
      'https://h.example/dog.yaml': 'type: object',
    });
    expect(problems.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
      ['mapping-not-found', 'warning', '/components/schemas/A/discriminator/mapping/cat'],
      ['link-not-found', 'warning', '/components/links/l/operationRef'],
    ]);
    const [b, dog] = Object.keys(isObject(specification['x-ext']) ? specification['x-ext'] : {});
    expect(at(specification, '/components/schemas/A/discriminator/mapping')).toEqual({
      dog: `#/x-ext/${dog}`,
      cat: 'cat.yaml',
      own: '#/components/schemas/T',
      plain: 'T',
    });
    expect(at(specification, `/x-ext/${b}/discriminator/mapping/a`)).toBe(`#/x-ext/${b}/$defs/a`);
    expect(at(specification, '/components/links/l/operationRef')).toBe('other.yaml#/paths/~1a/get');
  });

  it('to the name a 3.2 description gives itself lead to that description', () => {
    const text = `openapi: 3.2.0\n$self: https://example.com/api.yaml\ninfo: {title: t, version: "1"}
components: {schemas: {A: {$ref: "https://example.com/api.yaml#/components/schemas/B"}, B: {}}}`;
    expect(at(parsed(text).specification, '/components/schemas/A')).toEqual({
      $ref: '#/components/schemas/B',
    });
  });

  it('between 5,000 files of a set sent at once are resolved (RF1)', () => {
    const files: Record<string, string> = { 'openapi.yaml': schemas('{$ref: "s/0.yaml"}') };
    for (let index = 0; index < 5000; index += 1) {
      files[`s/${index}.yaml`] = `items: {$ref: "../s/${(index + 1) % 5000}.yaml"}`;
    }
    const result = parsed(files, { limits: { files: 5001 } });
    expect(result.problemCount).toBe(0);
    expect(result.files).toHaveLength(5001);
  });

  it('from a set to whole addresses are asked for, and to names that it lacks never', () => {
    const files = {
      'openapi.yaml': schemas('{$ref: "paths/a.yaml"}'),
      'paths/a.yaml': 'allOf: [{$ref: "https://h.example/x.yaml"}, {$ref: gone.yaml}, {$ref: ../../up.yaml}]',
    };
    expect(parseFiles(files)).toEqual({ kind: 'needs', locations: ['https://h.example/x.yaml'] });
    const unavailable = new Map([['https://h.example/x.yaml', 'refused']]);
    const { problems } = parsed(files, { unavailable });
    expect(problems.map(({ code, severity, file }) => [code, severity, file])).toEqual([
      ['reference-not-allowed', 'error', 'paths/a.yaml'],
      ['reference-unavailable', 'warning', 'paths/a.yaml'],
      ['reference-unavailable', 'warning', 'paths/a.yaml'],
    ]);
    expect(problems[2]?.message).toContain('"paths/gone.yaml"');
  });

  it('more than there may be are refused where the limit is met', () => {
    const result = failed(
      schemas('{allOf: [{$ref: "#/components/schemas/T"}, {$ref: "#/components/schemas/T"}]}'),
      {
        limits: { references: 1 },
      },
    );
    expect(result.problems).toMatchObject([
      { code: 'limit-references', pointer: '/components/schemas/A/allOf/1/$ref', line: 6 },
    ]);
  });

  it('survive being published again: a bundled document is its own bundle', () => {
    const { specification } = parsed({
      'a.yaml': schemas('{$ref: b.yaml}'),
      'b.yaml': '{"items":{"$ref":"#"}}',
    });
    const again = parsed(JSON.stringify(specification));
    expect(again.specification).toEqual(specification);
    expect(again.problemCount).toBe(0);
  });

  it('in a file that is only partly referred to are followed only there', () => {
    const files = {
      'a.yaml': schemas('{$ref: "b.yaml#/X"}'),
      'b.yaml': 'X: {type: string}\nY: {$ref: "gone.yaml"}',
    };
    expect(parsed(files).problems).toEqual([]);
  });
});

it('a file that was never given is an empty entry', () => {
  expect(codes(failed({}))).toEqual(['empty']);
});
