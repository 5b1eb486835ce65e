import { describe, expect, it } from 'vitest';
import { codes, head, parsed, parseFiles } from '../support/parsed.js';

describe('problems', () => {
  it('are sorted by severity, then by position', () => {
    const { problems } = parsed(`openapi: 3.1.0
strange: 1
info:
  title: 5
  version: "1"
paths:
  /b:
    get: {responses: {200: {}}}
  /a:
    get: {responses: {200: {$ref: "#/components/responses/No"}}}
tags: x
`);
    expect(problems.map(({ code, severity, line, column }) => [code, severity, line, column])).toEqual([
      ['wrong-type', 'error', 4, 3],
      ['missing-field', 'error', 8, 23],
      ['reference-not-found', 'error', 10, 29],
      ['wrong-type', 'error', 11, 1],
      ['unknown-field', 'warning', 2, 1],
    ]);
  });

  it('have the same positions in JSON', () => {
    const { problems } = parsed(`{
  "openapi": "3.1.0",
  "info": { "title": "a \\"{[", "version": "1" },
  "paths": { "/a\\u0062": {
    "get": { "responses": { "200": {} },
      "parameters": [ { "name": "a", "in": "query", "schema": {} },
        { "name": 1, "in": "query", "schema": {} } ] } } }
}`);
    expect(problems).toMatchObject([
      { code: 'missing-field', pointer: '/paths/~1ab/get/responses/200', line: 5, column: 29 },
      { code: 'wrong-type', pointer: '/paths/~1ab/get/parameters/1/name', line: 7, column: 11 },
    ]);
  });

  it('have the same positions in every style of YAML', () => {
    const { problems } = parsed(
      `${head}paths:
  ? /a
  : get:
      parameters:
      - &p
        in: query
      -
        - x
      - {in: path,
         name: 1}
      responses: { "200": *r }
`.replace('paths:', 'x-r: &r {}\npaths:'),
    );
    const places = new Map(problems.map(({ pointer, line, column }) => [pointer, [line, column]]));
    expect([...places]).toEqual(
      expect.arrayContaining([
        ['/paths/~1a/get/parameters/0', [8, 9]],
        ['/paths/~1a/get/parameters/1', [11, 9]],
        ['/paths/~1a/get/parameters/2/name', [13, 10]],
        ['/paths/~1a/get/responses/200', [14, 20]],
      ]),
    );
  });

  it('in content of an alias or a merge key have the nearest position in the text', () => {
    const { problems } = parsed(
      `${head}x-a: &a {schema: {type: 5}}\ncomponents:\n  parameters:\n    P: {name: p, in: query, <<: *a}\n`,
    );
    expect(problems).toMatchObject([
      { code: 'wrong-type', pointer: '/components/parameters/P/schema/type', line: 6, column: 5 },
    ]);
  });

  it('of a whole file are at its beginning', () => {
    expect(parseFiles(`${head}paths: {}\nx-a: [1, [2], [3]]`, { limits: { nodes: 3 } })).toMatchObject({
      kind: 'failed',
      problems: [{ code: 'limit-nodes', line: 1, column: 1 }],
    });
  });

  it('are listed up to a limit, and counted without a limit (PA25)', () => {
    const paths = Array.from({ length: 250 }, (_, index) => `  /p${index}: {get: {responses: {200: {}}}}`);
    const result = parsed(`${head}paths:\n${paths.join('\n')}`);
    expect(result.problems).toHaveLength(100);
    expect(result.problemCount).toBe(250);
    expect(parsed(`${head}paths:\n${paths.join('\n')}`, { limits: { problems: 3 } }).problems).toHaveLength(
      3,
    );
  });

  it('name the file unless it is the entry', () => {
    const { problems } = parsed({
      'a.yaml': `${head}components: {schemas: {A: {$ref: b/c.json}}}`,
      'b/c.json': '{\n"type": 5}',
    });
    expect(problems).toMatchObject([
      { code: 'wrong-type', file: 'b/c.json', pointer: '/type', line: 2, column: 1 },
    ]);
  });

  it('always include how the description was processed', () => {
    const { problems, problemCount } = parsed('swagger: "2.0"', { limits: { problems: 2 } });
    expect(codes({ problems })).toEqual(['missing-field', 'converted-from-2.0']);
    expect(problems[1]).toMatchObject({ severity: 'info', pointer: '/swagger', line: 1, column: 1 });
    expect(problemCount).toBe(3);
  });

  it('do not prevent the result if the document has a version (PA24)', () => {
    expect(codes(parsed('openapi: 3.0.0'))).toEqual(['missing-field', 'missing-field']);
    expect(codes(parsed('openapi: 3.1.0'))).toEqual(['missing-field', 'missing-field']);
    expect(codes(parsed('openapi: 3.1.0\ninfo: 1\npaths: []\ncomponents: x'))).toEqual(
      Array(3).fill('wrong-type'),
    );
    expect(codes(parsed('swagger: "2.0"'))).toEqual(['missing-field', 'missing-field', 'converted-from-2.0']);
  });
});

describe('the object table', () => {
  const schema = (text: string, version = '3.1.0') =>
    codes(
      parsed(
        `openapi: ${version}\ninfo: {title: t, version: "1"}\npaths: {}\ncomponents: {schemas: {A: ${text}}}`,
      ),
    );

  it('has required fields by version (PA23)', () => {
    const text = (version: string) =>
      `openapi: ${version}\ninfo: {title: t, version: "1"}\npaths: {/a: {get: {}}, /b: {get: {responses: {200: {}}}}}`;
    expect(codes(parsed(text('3.0.3')))).toEqual(['missing-field', 'missing-field']);
    expect(codes(parsed(text('3.1.0')))).toEqual(['missing-field']);
    expect(codes(parsed(text('3.2.0')))).toEqual([]);
    expect(codes(parsed(`${head}webhooks: {}`))).toEqual([]);
  });

  it('allows boolean schemas since 3.1', () => {
    expect(schema('{items: true, not: {}}')).toEqual([]);
    expect(schema('{items: true}', '3.0.3')).toEqual(['wrong-type']);
    expect(schema('{additionalProperties: false}', '3.0.3')).toEqual([]);
  });

  it('excludes data: examples, defaults, enums, constants, and extensions', () => {
    const data = '{$ref: "#/no", type: 5, properties: 1}';
    expect(
      schema(
        `{default: ${data}, example: ${data}, examples: [${data}], enum: [${data}], const: ${data}, x-a: ${data}}`,
      ),
    ).toEqual([]);
  });

  it('gives members of a map the type of the map, for any name (RF15)', () => {
    expect(schema('{properties: {$ref: {type: 5}, example: {type: 5}, x-a: {type: 5}}}')).toEqual(
      Array(3).fill('wrong-type'),
    );
  });

  it('reports the expected and the found type', () => {
    const { problems } = parsed(`${head}paths: null\ntags: {}\nservers: [a]`);
    expect(problems.map(({ message }) => message)).toEqual([
      '`paths` must be a Paths object, found null',
      '`tags` must be an array of Tag objects, found an object',
      '`servers[0]` must be a Server object, found a string',
    ]);
  });
});
