import { describe, expect, it } from 'vitest';
import { codes, failed, head, parsed, withoutNotes } from '../support/parsed.js';

describe('what a text is', () => {
  it('is told from its content, not from its name', () => {
    expect(parsed({ 'a.json': `${head}paths: {}` }).source).toEqual({ format: 'yaml', version: '3.1.0' });
    const json = '{"openapi":"3.0.3","info":{"title":"t","version":"1"},"paths":{}}';
    expect(parsed({ 'a.yaml': `\n ${json}` }).source).toEqual({ format: 'json', version: '3.0.3' });
  });

  it('may begin with a byte order mark (PA15)', () => {
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
    ['paths: {}', 'without its version'],
    ['just a sentence', 'plain text'],
    ['[{"openapi":"3.1.0"}]', 'the root of a description is an object'],
    ['42', 'a number'],
    ['a: b', 'neither `openapi` nor `swagger`'],
  ])('is named when it is no OpenAPI: %j (PA19, PA20, PA21, UF23)', (text, name) => {
    const { problems } = failed(text);
    expect(problems).toMatchObject([{ code: 'not-openapi', severity: 'error', line: 1, column: 1 }]);
    expect(problems[0]?.message).toContain(name);
  });

  it.each(['', ' \n\t', '# nothing', 'null', '---'])('is empty: %j (PA20, UF25)', (text) => {
    expect(codes(failed(text))).toEqual(['empty']);
  });
});

describe('JSON', () => {
  it.each([
    ['{"a":1,}', 1, 8, 'comma'],
    ['{\n  "a": [1,]\n}', 2, 11, 'comma'],
    ['{\n // c\n}', 2, 2, 'comments'],
    ["{'a':1}", 1, 2, 'double quotes'],
    ['{a:1}', 1, 2, 'double quotes'],
    ['{"a" 1}', 1, 6, 'colon'],
    ['{"a":1 "b":2}', 1, 8, 'comma'],
    ['{"a":1]', 1, 7, 'comma or a closing brace'],
    ['{"a":', 1, 6, 'cut off'],
    ['{"a":"b', 1, 8, 'cut off'],
    ['{"a":"\n"}', 1, 7, 'line break'],
    ['{"a":"\\x"}', 1, 7, 'escape'],
    ['{"a":01}', 1, 6, '"01"'],
    ['{"a":NaN}', 1, 6, '"NaN"'],
    ['{"a":}', 1, 6, 'value'],
    ['{"a":,}', 1, 6, 'value'],
    ['{}\r\n{}', 2, 1, 'end here'],
  ])('that does not parse is explained with line and column: %j (PA18)', (text, line, column, words) => {
    const { problems, format } = failed(text);
    expect(format).toBe('json');
    expect(problems).toMatchObject([{ code: 'json-syntax', line, column }]);
    expect(problems[0]?.message).toContain(words);
  });
});

describe('names that stand twice', () => {
  const json = (rest: string) =>
    parsed(`{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},\n${rest}}`);

  it('are a warning in JSON, with both places, and the last one counts (PA7)', () => {
    const { specification, problems } = json('"x-a":{"b":1,\n"c":[{"k":1,"k" :2}],\n"b":3}');
    expect(specification['x-a']).toEqual({ b: 3, c: [{ k: 2 }] });
    expect(problems).toMatchObject([
      { code: 'duplicate-name', severity: 'warning', pointer: '/x-a/c/0/k', line: 3, column: 13 },
      { code: 'duplicate-name', severity: 'warning', pointer: '/x-a/b', line: 4, column: 1 },
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      'The name "k" is already used on line 3: the last one counts',
      'The name "b" is already used on line 2: the last one counts',
    ]);
  });

  it('are told from text that looks like them', () => {
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

describe('text that begins with a brace', () => {
  it('is YAML, with a warning, when its names lack their quotes and it describes an API', () => {
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

describe('YAML', () => {
  it.each([
    ['a:\n\tb: 1', 2, 1, 'tab'],
    ['a: 1\nb: 2\na: 3', 3, 1, 'already used on line 1'],
    ['x:\n  - {k: 1,\n     k: 2}', 3, 6, 'already used on line 2'],
    ['a: 1\n---\nb: 2', 2, 1, 'more than one YAML document'],
    ['a: !!js/function "x"', 1, 21, '!!js/function'],
    ['a: !thing 1', 1, 12, '!thing'],
    ['a: *b', 1, 6, 'No anchor "b"'],
    ['a:\n  b: 1\n   c: 2', 3, 5, 'indented'],
    ['a: "x', 1, undefined, 'double-quoted text that begins on line 1'],
    ['a: \u0000', 1, 4, 'null character'],
  ])(
    'that does not parse is explained with line and column: %j (PA5, PA6, PA7, PA8, PA16)',
    (text, line, column, words) => {
      const { problems, format } = failed(text);
      expect(format).toBe('yaml');
      expect(problems).toMatchObject([
        { code: 'yaml-syntax', line, ...(column !== undefined && { column }) },
      ]);
      expect(problems[0]?.message).toContain(words);
    },
  );

  it('keeps what only YAML 1.1 calls something else: dates, yes, no, on, off (PA12, PA13)', () => {
    const { specification } = parsed(`${head}paths: {}\nx-a: [2024-01-01, yes, no, on, off, 12:30, ~, 0x10]`);
    expect(specification['x-a']).toEqual(['2024-01-01', 'yes', 'no', 'on', 'off', '12:30', null, 16]);
  });

  const oddNames = [
    '01',
    '0o7',
    '0x10',
    '1_000',
    '1e3',
    '1.10',
    '~',
    'Null',
    'True',
    'true',
    '200',
    '-5',
    '.inf',
  ];

  it.each(oddNames)('keeps a name as it is written: %s (PA13)', (name) => {
    const { specification } = parsed(`${head}paths: {}\nx-a:\n  ${name}: v`);
    expect(specification['x-a']).toEqual({ [name]: 'v' });
    expect(parsed(`${head}paths: {}\nx-a: {b: c, ${name} : v}`).specification['x-a']).toEqual({
      b: 'c',
      [name]: 'v',
    });
  });

  it('keeps the values beside such names what they are (PA11, PA13)', () => {
    const text = `${head}paths: {}\nx-a: &a {01: 012, b: 1.50, c: ~, d: TRUE, e: .5, f: 0x1F, g: 1e2, h: [~, -1]}\nx-b: {<<: *a, 1: x}`;
    const values = { '01': 12, b: 1.5, c: null, d: true, e: 0.5, f: 31, g: 100, h: [null, -1] };
    expect(parsed(text).specification).toMatchObject({ 'x-a': values, 'x-b': { ...values, 1: 'x' } });
  });

  it('says where names that are written oddly stand', () => {
    const paths = 'paths:\n  /a: {get: {responses: {"200": {description: d}}}}\n  01: {}';
    expect(parsed(`${head}${paths}`).problems).toMatchObject([{ pointer: '/paths/01', line: 5, column: 3 }]);
  });

  it('takes tags of plain data for what is written (PA5)', () => {
    const { specification } = parsed(
      `${head}paths: {}\nx-a: [!!binary aGk=, !!set {x, y}, !!omap [k: 1], !!timestamp 2024-01-01, !!str 1, !!int "3"]`,
    );
    expect(specification['x-a']).toEqual(['aGk=', { x: null, y: null }, [{ k: 1 }], '2024-01-01', '1', 3]);
  });

  it('knows anchors, aliases and merge keys, and gives every place an object of its own', () => {
    const { specification } = parsed(
      `${head}paths: {}\nx-a: &a {k: [1]}\nx-b: {<<: *a, l: 2}\nx-c: [*a, *a]`,
    );
    expect(specification).toMatchObject({ 'x-b': { k: [1], l: 2 }, 'x-c': [{ k: [1] }, { k: [1] }] });
    const [first, second] = Array.isArray(specification['x-c']) ? specification['x-c'] : [];
    expect(first).not.toBe(second);
  });

  it('may have any line ends (PA8)', () => {
    const text = `${head}paths: {}\nx-a: |\n  one\n  two\n`;
    for (const end of ['\r\n', '\r']) {
      expect(parsed(text.replaceAll('\n', end)).specification).toEqual(parsed(text).specification);
    }
  });
});

describe('limits', () => {
  const bomb = ['x-0: &a0 [1,1,1,1,1,1,1,1,1]'];
  for (let level = 1; level < 12; level += 1) {
    bomb.push(
      `x-${level}: &a${level} [${Array(9)
        .fill(`*a${level - 1}`)
        .join(',')}]`,
    );
  }

  it('end an alias bomb as fast as an honest text (PA1)', () => {
    const start = performance.now();
    expect(codes(failed(`${head}paths: {}\n${bomb.join('\n')}`))).toEqual(['limit-nodes']);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('end aliases of long texts that are few (PA1)', () => {
    const text = `${head}paths: {}\nx-a: &a ["${'x'.repeat(20_000)}"]\nx-b: [${Array(1000).fill('*a').join(',')}]`;
    expect(codes(failed(text))).toEqual(['limit-size']);
  });

  it('let pass two thousand honest uses of one anchor (PA2)', () => {
    const text = `${head}paths: {}\nx-a: &a {k: v}\nx-b: [${Array(2000).fill('*a').join(',')}]`;
    expect(parsed(text).problemCount).toBe(0);
  });

  it('count the depth that aliases add (PA9)', () => {
    const chain = Array.from({ length: 120 }, (_, level) => `x-${level + 1}: &a${level + 1} [*a${level}]`);
    expect(codes(failed(`${head}paths: {}\nx-0: &a0 []\n${chain.join('\n')}`))).toEqual(['limit-depth']);
  });

  it.each(['&a [*a]', 'x-a: &l {me: *l}', 'x-a: &l\n  deep: {deeper: [*l]}'])(
    'refuse an alias inside what it stands for: %j (PA3)',
    (text) => {
      expect(codes(failed(text))).toEqual(['alias-cycle']);
    },
  );

  it.each([
    [`{"a":${'['.repeat(300)}${']'.repeat(300)}}`, 'limit-depth'],
    [`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'limit-depth'],
    [`a: ${'['.repeat(101)}${']'.repeat(101)}`, 'limit-depth'],
    [`a: ${'['.repeat(100_000)}`, 'limit-depth'],
    [Array.from({ length: 200 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'), 'limit-depth'],
  ])('bound the depth (%#) (PA9)', (text, code) => {
    expect(codes(failed(text))).toEqual([code]);
  });

  it.each([
    [`{"a":\n${'['.repeat(300)}${']'.repeat(300)}}`, 'limit-depth', 2, 300],
    [`a:\n  ${'['.repeat(101)}${']'.repeat(101)}`, 'limit-depth', 2, undefined],
    ['a: 1\nx-a: &l\n  deep: {deeper: [*l]}', 'alias-cycle', 3, 19],
    [
      `x-0: &a0 []\n${Array.from({ length: 120 }, (_, level) => `x-${level + 1}: &a${level + 1} [*a${level}]`).join('\n')}`,
      'limit-depth',
      100,
      undefined,
    ],
    [`${head}paths: {}\n${bomb.join('\n')}`, 'limit-nodes', 1, 1],
  ])('are told with their places (%#)', (text, code, line, column) => {
    expect(failed(text).problems).toMatchObject([{ code, line, ...(column !== undefined && { column }) }]);
  });

  it('bound the objects and arrays of all files together', () => {
    const files = {
      'a.yaml': `${head}components: {schemas: {A: {$ref: b.yaml}}}`,
      'b.yaml': '{"enum":[{},{},{},{},{},{},{},{}]}',
    };
    expect(codes(failed(files, { limits: { nodes: 12 } }))).toEqual(['limit-nodes']);
    expect(parsed(files, { limits: { nodes: 15 } }).problemCount).toBe(0);
  });

  it('bound the references', () => {
    const schemas = Array.from({ length: 20 }, (_, index) => `S${index}: {$ref: "#/components/schemas/T"}`);
    const text = `${head}components: {schemas: {T: {type: string}, ${schemas.join(', ')}}}`;
    expect(codes(failed(text, { limits: { references: 19 } }))).toEqual(['limit-references']);
    expect(parsed(text, { limits: { references: 20 } }).problemCount).toBe(0);
  });

  it('bound what converting Swagger repeats', () => {
    const types = Array.from({ length: 400 }, (_, index) => `application/x-${index}`);
    const paths = Array.from({ length: 100 }, (_, index) => [
      `/p${index}`,
      { get: { responses: { 200: { description: 'd', schema: { type: 'string', enum: [[[]]] } } } } },
    ]);
    const text = JSON.stringify({
      swagger: '2.0',
      info: { title: 't', version: '1' },
      produces: types,
      paths: Object.fromEntries(paths),
    });
    expect(codes(failed(text, { limits: { nodes: 100_000 } }))).toEqual(['limit-nodes']);
    expect(codes(failed(text, { limits: { printed: 1000 } }))).toEqual(['limit-size']);
  });

  it('end a chain of merges that grows with the square of its length (PA4)', () => {
    const maps = Array.from(
      { length: 2000 },
      (_, index) => `m${index + 1}: &m${index + 1} {<<: *m${index}, k${index}: 1}`,
    );
    expect(codes(failed(`m0: &m0 {k: 1}\n${maps.join('\n')}`))).toEqual(['limit-nodes']);
  });
});

describe('values', () => {
  it('that JSON cannot print are null, and a problem says where (PA11)', () => {
    const { specification, problems } = parsed(
      `${head}paths: {}\nx-a:\n  - .inf\n  - {n: .nan}\n  - 1e400\n  - -0.0`,
    );
    expect(specification['x-a']).toEqual([null, { n: null }, '1e400', 0]);
    expect(problems).toMatchObject([
      { code: 'number-not-finite', severity: 'error', pointer: '/x-a/0', line: 5, column: 5 },
      { code: 'number-not-finite', pointer: '/x-a/1/n', line: 6, column: 6 },
    ]);
    const json = '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},"x-a":1e400,"x-b":-0}';
    expect(parsed(json).specification).toMatchObject({ 'x-a': null, 'x-b': 0 });
  });

  it('that lose digits are told of, those that only look so are not (PA11)', () => {
    const numbers =
      '[12345678901234567890, 9007199254740993, -9007199254740993, 1e20, 9007199254740992, 100000000000000000000]';
    const yaml = parsed(`${head}paths: {}\nx-a: ${numbers}`);
    const json = parsed(
      `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},\n"x-a": ${numbers}}`,
    );
    for (const [{ problems }, line] of [
      [yaml, 4],
      [json, 2],
    ] as const) {
      expect(
        problems.map((problem) => [problem.code, problem.severity, problem.pointer, problem.line]),
      ).toEqual([0, 1, 2].map((index) => ['number-precision', 'warning', `/x-a/${index}`, line]));
    }
    expect(yaml.problems[1]?.message).toContain('9007199254740993 has more digits');
  });

  it.each(['json', 'yaml'])(
    'named __proto__ or constructor survive as data and change nothing else (%s) (PA14)',
    (format) => {
      const json = `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},
      "x-a": {"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}},
      "components":{"schemas":{"__proto__":{"type":"object"},"constructor":{"$ref":"#/components/schemas/__proto__"}}}}`;
      const { specification, problems } = parsed(format === 'json' ? json : `# yaml\n${json}`);
      expect(problems).toEqual([]);
      expect(JSON.stringify(specification)).toBe(JSON.stringify(JSON.parse(json)));
      expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false);
    },
  );

  it('named __proto__ survive the conversion of Swagger (PA14)', () => {
    const { specification } = parsed(`{"swagger":"2.0","info":{"title":"t","version":"1"},"paths":{},
      "definitions":{"__proto__":{"type":"object","properties":{"__proto__":{"type":"string"}}}},
      "x-a":{"__proto__":{"polluted":true}}}`);
    const printed = JSON.stringify(specification);
    expect(printed).toContain(
      '"schemas":{"__proto__":{"type":"object","properties":{"__proto__":{"type":"string"}}}}',
    );
    expect(printed).toContain('"x-a":{"__proto__":{"polluted":true}}');
    expect('polluted' in {}).toBe(false);
  });

  it('of numeric names keep them as text (PA13)', () => {
    const { specification } = parsed(`${head}paths: {/a: {get: {responses: {200: {description: d}}}}}`);
    expect(JSON.stringify(specification['paths'])).toContain('"200"');
  });
});

describe('versions', () => {
  const text = (version: string) => `${version}\ninfo: {title: t, version: "1"}\npaths: {}`;

  it.each(['3.0.0', '3.0.4', '3.1.0', '3.1.2', '3.2.0'])('%s is known (PA22)', (version) => {
    expect(parsed(text(`openapi: ${version}`))).toMatchObject({
      openapi: version,
      problems: [],
      problemCount: 0,
    });
  });

  it.each([
    ['openapi: 3', '3.0.0', '3', 'number-for-text'],
    ['openapi: 3.1', '3.1.0', '3.1', 'number-for-text'],
    ['openapi: "3.1"', '3.1.0', '3.1', 'unusual-version'],
    ['openapi: 3.9.9', '3.9.9', '3.9.9', 'unusual-version'],
    ['openapi: 3.1.0-rc1', '3.1.0-rc1', '3.1.0-rc1', 'unusual-version'],
    ['swagger: 2.0', '3.0.4', '2.0', 'number-for-text'],
    ['swagger: 2', '3.0.4', '2', 'number-for-text'],
    ['swagger: "2"', '3.0.4', '2', 'unusual-version'],
  ])('%s is read with a warning at its place (PA12, PA22)', (line, openapi, version, code) => {
    const result = parsed(text(line));
    expect(result).toMatchObject({
      openapi,
      specification: { openapi },
      source: { format: 'yaml', version },
    });
    expect(withoutNotes(result)).toMatchObject([{ code, severity: 'warning', line: 1, column: 1 }]);
  });

  it.each([
    'openapi: 4.0.0',
    'openapi: 2.0',
    'openapi: "x"',
    'openapi: null',
    'swagger: "1.2"',
    'swagger: 3.0.0',
    'swagger: []',
  ])('%s is refused (PA22)', (line) => {
    expect(failed(text(line)).problems).toMatchObject([{ code: 'unsupported-version', line: 1, column: 1 }]);
  });

  it('of the described API are text as it was written (PA12)', () => {
    const { specification, problems } = parsed(
      'openapi: 3.1.0\ninfo:\n  title: t\n  version: 1.10 # ten\npaths: {}',
    );
    expect(specification['info']).toEqual({ title: 't', version: '1.10' });
    expect(problems).toMatchObject([{ code: 'number-for-text', severity: 'warning', line: 4, column: 3 }]);
    const json = '{"openapi":"3.1.0","info":{"title":"t","version":1.10},"paths":{}}';
    expect(parsed(json).specification['info']).toEqual({ title: 't', version: '1.10' });
  });

  it('of both kinds are an error, and openapi wins', () => {
    const result = parsed(`${head}paths: {}\nswagger: "2.0"`);
    expect(result.openapi).toBe('3.1.0');
    expect(result.problems).toMatchObject([{ code: 'two-versions', severity: 'error', line: 4 }]);
  });
});
