import type { Route } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import fc from 'fast-check';
import { validValue, wrongValue } from './arbitrary-value.js';

type Body = string | Uint8Array<ArrayBuffer>;

/** Valid bodies of an operation. */
export function validBody(route: Route): fc.Arbitrary<Body> {
  return validValue(schemaOf(route)).map((value) => JSON.stringify(value));
}

/** Invalid bodies: invalid values, invalid JSON, and arbitrary bytes. */
export function wrongBody(route: Route): fc.Arbitrary<Body> {
  const schema = schemaOf(route);
  const wrong = wrongValue(schema).map((value) => JSON.stringify(value));
  const text = fc.oneof(validValue(schema), wrongValue(schema)).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 8, arbitrary: wrong },
    { weight: 2, arbitrary: fc.tuple(text, member).map(([json, first]) => withFirst(first, json)) },
    {
      weight: 1,
      arbitrary: fc.tuple(text, fc.nat()).map(([json, place]) => json.slice(0, place % (json.length + 1))),
    },
    { weight: 1, arbitrary: fc.tuple(text, edge).map(([json, [before, after]]) => before + json + after) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 20 }).map((bytes) => Uint8Array.from(bytes)) },
  );
}

function schemaOf({ path, method }: Route): unknown {
  return ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema'].reduce(
    memberOf,
    document,
  );
}

function memberOf(value: unknown, name: string): unknown {
  return Object(value)[name];
}

/** An additional member: a duplicate of a declared one, or a name that JavaScript objects inherit. */
const member = fc
  .tuple(
    fc.constantFrom(
      'slug',
      'source',
      'visibility',
      'seed',
      '__proto__',
      'constructor',
      'toString',
      'a/b',
      '~',
      '',
    ),
    fc.constantFrom('"pets"', 'null', '{}', '{"text":"a"}', '{"toString":1}', '[]', '1e400', '"\\ud800"'),
  )
  .map(([name, value]) => `${JSON.stringify(name)}:${value}`);

function withFirst(first: string, json: string): string {
  return json.replace(/^\{(?=(\}?))/, (_brace, end) => `{${first}${end ? '' : ','}`);
}

const edge = fc.constantFrom(
  ...([
    ['\ufeff', ''],
    ['\ufeff\ufeff', ''],
    [' \t\r\n', '\n'],
    ['\v', ''],
    ['', ','],
    ['', '\u0000'],
    ['', '{}'],
    ['[', ']'],
    ['//\n', ''],
  ] as const),
);

const odd: readonly Body[] = [
  '',
  ' ',
  '\ufeff',
  'null',
  '7',
  '"text"',
  'NaN',
  "{'slug':'a'}",
  '{slug:1}',
  '{"slug":01}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"source":'.repeat(1000)}1${'}'.repeat(1000)}`,
  `{"slug":"pets","source":{"text":"a"},"x":${'['.repeat(3000)}${']'.repeat(3000)}}`,
  Uint8Array.of(0x22, 0xff, 0x22),
  Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00),
];
