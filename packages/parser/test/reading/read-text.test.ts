import { describe, expect, it } from 'vitest';
import { codes, failed, head, parsed } from '../support/parsed.js';

describe('the format of a text', () => {
  it('is detected by content, not by file name', () => {
    expect(parsed({ 'a.json': `${head}paths: {}` }).source).toEqual({ format: 'yaml', version: '3.1.0' });
    const json = '{"openapi":"3.0.3","info":{"title":"t","version":"1"},"paths":{}}';
    expect(parsed({ 'a.yaml': `\n ${json}` }).source).toEqual({ format: 'json', version: '3.0.3' });
  });

  it('is detected after a byte order mark (PA15)', () => {
    expect(parsed(`\ufeff${head}paths: {}`).problems).toEqual([]);
    expect(
      parsed('\ufeff{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{}}').problemCount,
    ).toBe(0);
  });

  it.each([
    ['<!DOCTYPE html><html></html>', 'an HTML page'],
    ['<?xml version="1.0"?><a/>', 'an XML document'],
    ['%PDF-1.7', 'a PDF document'],
    ['PK\u0003\u0004', 'a ZIP archive'],
    ['\u001f\ufffd\b', 'gzip'],
    ['\ufffdPNG\r\n', 'PNG'],
    ['asyncapi: 3.0.0', 'an AsyncAPI 3.0.0 document'],
    ['{"asyncapi":{}}', 'an AsyncAPI document'],
    ['{"info":{"name":"c","_postman_id":"1"},"item":[]}', 'a Postman collection'],
    ['{"info":{"schema":"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}}', 'Postman'],
    ['$schema: https://json-schema.org/draft/2020-12/schema', 'a JSON Schema'],
    ['{"type":"object","properties":{}}', 'a JSON Schema'],
    ['arazzo: 1.0.0', 'an Arazzo 1.0.0 document'],
    ['overlay: 1.0.0', 'an Overlay 1.0.0 document'],
    ['swaggerVersion: "1.2"', 'a Swagger 1.2 document'],
    ['#%RAML 1.0\ntitle: t', 'a RAML document'],
    ['<definitions xmlns="http://schemas.xmlsoap.org/wsdl/">', 'a WSDL document'],
    ['# c\ntype Query {\n  a: Int\n}', 'a GraphQL schema'],
    ['"""\nWhat it is\n"""\ninterface Node {\n', 'a GraphQL schema'],
    ['// c\nsyntax = "proto3";\npackage a;', 'a Protocol Buffers file (proto3)'],
    ['{"log":{"version":"1.2","entries":[]}}', 'an HTTP archive (HAR)'],
    ['{"data":{"__schema":{}}}', 'a GraphQL schema'],
    ['paths: {}', 'without a version'],
    ['just a sentence', 'plain text'],
    ['[{"openapi":"3.1.0"}]', 'the root of a description must be an object'],
    ['42', 'a number'],
    ['a: b', 'neither `openapi` nor `swagger`'],
  ])('is named if it is not OpenAPI: %j (PA19, PA20, PA21, UF23)', (text, name) => {
    const { problems } = failed(text);
    expect(problems).toMatchObject([{ code: 'not-openapi', severity: 'error', line: 1, column: 1 }]);
    expect(problems[0]?.message).toContain(name);
  });

  it.each(['', ' \n\t', '# nothing', 'null', '---'])(
    'is unknown for an empty text: %j (PA20, UF25)',
    (text) => {
      expect(codes(failed(text))).toEqual(['empty']);
    },
  );
});

describe('a JSON text', () => {
  it.each([
    ['{"a":1,}', 1, 8, 'comma'],
    ['{\n  "a": [1,]\n}', 2, 11, 'comma'],
    ['{\n // c\n}', 2, 2, 'comments'],
    ["{'a':1}", 1, 2, 'double quotes'],
    ['{a:1}', 1, 2, 'double quotes'],
    ['{"a" 1}', 1, 6, 'colon'],
    ['{"a":1 "b":2}', 1, 8, 'comma'],
    ['{"a":1]', 1, 7, 'comma or a closing brace'],
    ['{"a":', 1, 6, 'truncated'],
    ['{"a":"b', 1, 8, 'truncated'],
    ['{"a":"\n"}', 1, 7, 'line break'],
    ['{"a":"\\x"}', 1, 7, 'escape'],
    ['{"a":01}', 1, 6, '"01"'],
    ['{"a":NaN}', 1, 6, '"NaN"'],
    ['{"a":}', 1, 6, 'value'],
    ['{"a":,}', 1, 6, 'value'],
    ['{}\r\n{}', 2, 1, 'end of the text'],
  ])('has syntax errors with line and column: %j (PA18)', (text, line, column, words) => {
    const { problems, format } = failed(text);
    expect(format).toBe('json');
    expect(problems).toMatchObject([{ code: 'json-syntax', line, column }]);
    expect(problems[0]?.message).toContain(words);
  });
});

describe('repeated names', () => {
  const json = (rest: string) =>
    parsed(`{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},\n${rest}}`);

  it('are a warning in JSON, with both positions, and the last value is used (PA7)', () => {
    const { specification, problems } = json('"x-a":{"b":1,\n"c":[{"k":1,"k" :2}],\n"b":3}');
    expect(specification['x-a']).toEqual({ b: 3, c: [{ k: 2 }] });
    expect(problems).toMatchObject([
      { code: 'duplicate-name', severity: 'warning', pointer: '/x-a/c/0/k', line: 3, column: 13 },
      { code: 'duplicate-name', severity: 'warning', pointer: '/x-a/b', line: 4, column: 1 },
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      'The name "k" is already used on line 3: the last value is used',
      'The name "b" is already used on line 2: the last value is used',
    ]);
  });

  it('are distinguished from similar text', () => {
    const text = String.raw`"x-a":{"b\\":1,"\"":2,"c":"\"c\": 1, \"c\": 2","d":": ","e":["f", ":"],"\u0061":1,"b":1}`;
    expect(json(text).problems).toEqual([]);
    expect(codes(json(String.raw`"x-a":{"\u0061":1,"a":2}`))).toEqual(['duplicate-name']);
    expect(codes(json('"x-a":{"__proto__":1,"__proto__":2,"constructor":1}'))).toEqual(['duplicate-name']);
  });

  it('are counted without a limit', () => {
    const names = Array.from({ length: 251 }, () => '"a":1').join(',');
    expect(json(`"x-a":{${names}}`)).toMatchObject({ problemCount: 250 });
  });
});

describe('a text that begins with a brace', () => {
  it('is YAML, with a warning, if it is a description and its names have no quotes', () => {
    expect(parsed('{openapi: 3.1.0, info: {title: t, version: "1"}, paths: {}}')).toMatchObject({
      source: { format: 'yaml' },
      problems: [{ code: 'yaml-in-braces', severity: 'warning', line: 1, column: 1 }],
    });
  });

  it.each([
    '{a: 1}',
    '{openapi: 3.1.0',
    "{'openapi': '3.1.0'}",
    '{"openapi": "3.1.0",}',
    '{// c\n"openapi":1}',
  ])('is JSON otherwise: %j', (text) => {
    expect(failed(text)).toMatchObject({ format: 'json', problems: [{ code: 'json-syntax' }] });
  });
});
