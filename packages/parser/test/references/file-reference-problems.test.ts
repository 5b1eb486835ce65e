import { isObject, type JSONValue } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { describe, expect, it } from 'vitest';
import { codes, failed, head, parsed, parseFiles } from '../support/parsed.js';

const schemas = (text: string) => `${head}components:\n  schemas:\n    T: {type: string}\n    A: ${text}\n`;
const at = (value: JSONValue | undefined, pointer: string) => resolvePointer(value ?? null, pointer);

describe('references to other files', () => {
  const url = (path: string) => `https://files.example/${path}`;

  it('to an unavailable file are a warning, and keep their text', () => {
    const result = parsed(
      {
        [url('a.yaml')]: schemas('{allOf: [{$ref: "b.yaml"}, {$ref: "b.yaml#/x"}, {$ref: "c.yaml"}]}'),
        [url('c.yaml')]: '{}',
      },
      { unavailable: new Map([[url('b.yaml'), 'the server responded with status 404']]) },
    );
    expect(result.problems).toMatchObject([{ code: 'reference-unavailable', severity: 'warning', line: 6 }]);
    expect(result.problems[0]?.message).toContain('the server responded with status 404 (2 references)');
    expect(at(result.specification, '/components/schemas/A/allOf/1')).toEqual({ $ref: 'b.yaml#/x' });
  });

  it('of a description without a URL are unavailable, unless they are absolute URLs', () => {
    const { problems } = parsed(schemas('{$ref: "schemas/b.yaml"}'));
    expect(problems).toMatchObject([{ code: 'reference-unavailable', severity: 'warning' }]);
    expect(problems[0]?.message).toBe(
      '"schemas/b.yaml" is missing from the result: it was not sent with the description, which has no URL to fetch it from',
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
  ])('are never resolved to %s (RF7, RF8)', (ref) => {
    const result = parsed({ 'api/a.yaml': schemas(`{$ref: ${JSON.stringify(ref)}}`), 'up.yaml': '{}' });
    expect(result.problems).toMatchObject([{ code: 'reference-not-allowed', severity: 'error', line: 6 }]);
    expect(at(result.specification, '/components/schemas/A')).toEqual({ $ref: ref });
  });

  it('that are not valid URLs are an error', () => {
    expect(codes(parsed(schemas('{$ref: "http://[x"}')))).toEqual(['reference-invalid']);
  });

  it('have limits for the number and the size of files (UF30)', () => {
    const refs = Array.from({ length: 150 }, (_, index) => `{$ref: "f${index}.yaml"}`);
    const text = schemas(`{allOf: [${refs.join(', ')}]}`);
    const requested = parseFiles({ [url('a.yaml')]: text });
    expect(requested).toMatchObject({ kind: 'needs' });
    expect(requested.kind === 'needs' ? requested.locations : []).toHaveLength(99);
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
        message: 'The limit for a description is 100 files: 51 more files are missing from the result',
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
        message: `The limit for all files of a description is ${text.length} characters: 150 more files are missing from the result`,
        line: 6,
      },
    ]);
  });

  it('to more files than the limit are the first listed problem', () => {
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
      message: 'The limit for a description is 2 files: 1 more file is missing from the result',
      pointer: '/components/schemas/B/$ref',
    });
    expect(result.problems.map(({ line }) => line).slice(1, 4)).toEqual([4, 5, 6]);
  });

  it('to a file with a syntax error report it with its position', () => {
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

  it('to a missing member of the other file are an error', () => {
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

  it('do not include mappings, operation references, and external values, which only use open files (PA28, RF16)', () => {
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

  it('in a mapping keep the whole name of a target that contains a number sign', () => {
    const { specification, problems } = parsed({
      'https://h.example/a.yaml': schemas('{$ref: b.yaml}'),
      'https://h.example/b.yaml':
        'discriminator: {propertyName: k, mapping: {a: "#/$defs/a#1"}}\n$defs: {"a#1": {}}',
    });
    expect(problems).toEqual([]);
    const [b] = Object.keys(isObject(specification['x-ext']) ? specification['x-ext'] : {});
    expect(at(specification, `/x-ext/${b}/discriminator/mapping/a`)).toBe(`#/x-ext/${b}/$defs/a#1`);
  });

  it('to the $self of a 3.2 description lead to that description', () => {
    const text = `openapi: 3.2.0\n$self: https://example.com/api.yaml\ninfo: {title: t, version: "1"}
components: {schemas: {A: {$ref: "https://example.com/api.yaml#/components/schemas/B"}, B: {}}}`;
    expect(at(parsed(text).specification, '/components/schemas/A')).toEqual({
      $ref: '#/components/schemas/B',
    });
  });

  it('between 5,000 files of a set are resolved (RF1)', () => {
    const files: Record<string, string> = { 'openapi.yaml': schemas('{$ref: "s/0.yaml"}') };
    for (let index = 0; index < 5000; index += 1) {
      files[`s/${index}.yaml`] = `items: {$ref: "../s/${(index + 1) % 5000}.yaml"}`;
    }
    const result = parsed(files, { limits: { files: 5001 } });
    expect(result.problemCount).toBe(0);
    expect(result.files).toHaveLength(5001);
  });

  it('from a set to absolute URLs are requested, to missing paths never', () => {
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

  it('beyond the limit are rejected at the first excess one', () => {
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

  it('of a bundled document do not change when it is published again', () => {
    const { specification } = parsed({
      'a.yaml': schemas('{$ref: b.yaml}'),
      'b.yaml': '{"items":{"$ref":"#"}}',
    });
    const again = parsed(JSON.stringify(specification));
    expect(again.specification).toEqual(specification);
    expect(again.problemCount).toBe(0);
  });

  it('in a partly referenced file are resolved only in the referenced part', () => {
    const files = {
      'a.yaml': schemas('{$ref: "b.yaml#/X"}'),
      'b.yaml': 'X: {type: string}\nY: {$ref: "gone.yaml"}',
    };
    expect(parsed(files).problems).toEqual([]);
  });
});

it('a missing entry is an empty text', () => {
  expect(codes(failed({}))).toEqual(['empty']);
});
