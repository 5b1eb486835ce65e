import { hostileSpecification } from '@specshelf/console/test/hostile-specification';

const attack = `<img src=x onerror="globalThis.attacked='yes'"><script>globalThis.attacked='yes'</script>`;

/** Documents that attack the parser, the generator, or the reader, and can be published. The slugs are the keys. */
export function hostileDocuments(): Map<string, string> {
  return new Map([
    ['hostile', JSON.stringify(hostileSpecification())],
    // PA2
    ['aliases', aliases()],
    // PA9
    ['nested', JSON.stringify(withSchema(nested(80)))],
    // PA10
    ['long', JSON.stringify(withText('x'.repeat(1_000_000)))],
    ['many', JSON.stringify(withSchema({ properties: manyProperties() }))],
    // PA12, PA13
    ['scalars', `openapi: 3.1.0\ninfo: {title: 2024-01-01, version: 1.10}\n${yamlPaths}`],
    // PA14
    ['prototype', prototype()],
    // PA16
    [
      'controls',
      JSON.stringify(withText('a\u0000b\u0007c\u001b[31m\ufffe\ud800 \u202ereversed\u2066 \u200f')),
    ],
    // PA17
    ['characters', JSON.stringify(withText('👩‍👩‍👧‍👦 e\u0301\u0301\u0301 \u{1f1e9}\u{1f1ea} Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A'))],
    // PA24
    [
      'invalid',
      JSON.stringify({ openapi: '3.1.0', paths: { '/a': { get: { parameters: [attack, null, 1] } } } }),
    ],
    // PA25
    ['errors', JSON.stringify(withSchema({ properties: wrongTypes() }))],
    // PA26
    [
      'patterns',
      JSON.stringify(withSchema({ type: 'string', pattern: '^(a+)+$', examples: [`${'a'.repeat(40)}!`] })),
    ],
    ['bad-patterns', JSON.stringify(withSchema({ type: 'string', pattern: `(?<${attack}` }))],
    // PA27
    ['markdown', JSON.stringify(withText(markdown))],
    // PA28
    ['examples', JSON.stringify(withSchema({ type: 'string', examples: [attack.repeat(10_000)] }))],
    // RF1, RF15, RF18
    ['references', references()],
  ]);
}

const yamlPaths = `paths:
  /a:
    get:
      tags: [yes, no, ~, 1e400]
      responses: {200: {description: on}, 01: {description: -0}, null: {description: .nan}}
`;

const operationOf = (text: string) => ({
  ...{ tags: [text.slice(0, 500)], operationId: text.slice(0, 500), summary: text, description: text },
  parameters: [
    { name: text.slice(0, 500), in: 'query', description: text, schema: { type: 'string', default: text } },
  ],
  responses: { 200: { description: text } },
});

function withText(text: string) {
  return {
    openapi: '3.1.0',
    info: { title: text, version: text.slice(0, 500), description: text },
    paths: { '/a': { get: operationOf(text) } },
  };
}

function withSchema(schema: object) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/A' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Hostile schema', version: '1' },
    paths: {
      '/a': {
        post: {
          summary: 'Post',
          requestBody: { content },
          responses: { 200: { description: 'OK', content } },
        },
      },
    },
    components: { schemas: { A: schema } },
  };
}

const nested = (depth: number): object =>
  depth === 0
    ? { type: 'string', description: attack }
    : { type: 'object', title: `${attack} ${depth}`, properties: { ['n'.repeat(80)]: nested(depth - 1) } };

const manyProperties = () =>
  Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`${attack}${index}`, { type: attack }]));

const wrongTypes = () =>
  Object.fromEntries(
    Array.from({ length: 3_000 }, (_, index) => [
      `p${index}`,
      { type: attack, required: attack, minimum: {} },
    ]),
  );

function aliases(): string {
  const items = Array.from({ length: 2_000 }, () => '*a').join(', ');
  return `openapi: 3.1.0
info: {title: Aliases, version: '1'}
x-a: &a {description: "an alias"}
paths: {/a: {get: {responses: {200: {description: OK}}, x-b: [${items}]}}}
`;
}

function prototype(): string {
  const member = `{"type": "object", "description": "own", "properties": {"__proto__": {"type": "string"}, "constructor": {"type": "string"}}}`;
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
  const response = `"200": {"description": "OK", "content": {"__proto__": {"schema": {"$ref": "#/components/schemas/__proto__"}}}}`;
  const paths = names.map(
    (name) =>
      `"/${name}": {"get": {"tags": ["${name}"], "operationId": "${name}", "summary": "${name}", "responses": {${response}}}}`,
  );
  const schemas = names.map((name) => `"${name}": ${member}`);
  return `{"openapi": "3.1.0", "info": {"title": "__proto__", "version": "constructor"}, "paths": {"__proto__": {"get": {}}, ${paths}},
    "components": {"schemas": {${schemas}}}}`;
}

const markdown = [
  `[a](javascript:globalThis.attacked='yes') ![b](javascript:globalThis.attacked='yes') <javascript:alert(1)>`,
  attack,
  `${'>'.repeat(1_000)} quoted`,
  `| a |${' b |'.repeat(100)}\n|---|${'---|'.repeat(100)}\n${`| ${attack} |\n`.repeat(100)}`,
  `${'['.repeat(1_000)}a${'](b)'.repeat(1_000)}`,
  `<div style="position:fixed;inset:0" onclick="globalThis.attacked='yes'">${'<b>'.repeat(500)}`,
  `\`\`\`js\n${attack}\n${'x'.repeat(10_000)}`,
].join('\n\n');

function references(): string {
  const doubled = Array.from({ length: 40 }, (_, index) => {
    const next = { $ref: `#/components/schemas/S${index + 1}` };
    return [`S${index}`, { type: 'object', properties: { a: next, b: next } }] as const;
  });
  const schemas = {
    ...Object.fromEntries(doubled),
    ...{ S40: { $ref: '#/components/schemas/S40' }, Ring: { $ref: '#/components/schemas/Ring2' } },
    ...{ Ring2: { $ref: '#/components/schemas/Ring' }, Odd: { properties: { $ref: { type: 'string' } } } },
    ...{ Long: { $ref: `#/${'a'.repeat(100_000)}` }, Wrong: { $ref: 1 }, Escape: { $ref: '#/%E0%A4%A/~2' } },
    ...{ File: { $ref: 'file:///etc/passwd' }, Script: { $ref: `javascript:globalThis.attacked='yes'` } },
  };
  const names = ['S0', 'Ring', 'Odd', 'Long', 'Wrong', 'Escape', 'File', 'Script'];
  const properties = Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  );
  const document = withSchema({ type: 'object', properties });
  return JSON.stringify({
    ...document,
    components: { schemas: { ...document.components.schemas, ...schemas } },
  });
}
