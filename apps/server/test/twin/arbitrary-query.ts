import { type Route, routes } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import fc from 'fast-check';
import { validValue, wrongValue } from './arbitrary-value.js';
import { lastCursor } from './twin-request.js';

/** Valid query strings of an operation, with their question mark. */
export function validQuery(route: Route): fc.Arbitrary<string> {
  const parameters = route.queryParameters.map((name) => {
    const required = route.requiredQueryParameters?.includes(name);
    // Members of bodies have the known values of this name.
    const known = name === 'kind' ? '' : name;
    const value = name === 'page' ? fc.constant(lastCursor) : validValue(schemaOf(name), known);
    const pair = value.map((value) => [`${name}=${encoded(value)}`]);
    return fc.oneof({ weight: required ? 0 : 2, arbitrary: fc.constant([]) }, pair);
  });
  return fc.tuple(...parameters).map((pairs) => toQuery(pairs.flat()));
}

/** Query strings with invalid values, unknown names, or unusual encodings. */
export function oddQuery(route: Route): fc.Arbitrary<string> {
  const pair = fc.oneof(
    ...declared.map(oddPair),
    unknownPair,
    fc.constantFrom('', '=', '=1', '&', '?', '%', '#'),
  );
  return fc
    .tuple(validQuery(route), fc.array(pair, { minLength: 1, maxLength: 2 }))
    .map(([valid, pairs]) => toQuery([...valid.slice(1).split('&').filter(Boolean), ...pairs]));
}

const declared = [...new Set(routes.flatMap(({ queryParameters }) => queryParameters))];

function schemaOf(wanted: string): unknown {
  const parameters = Object.values(Object(Object(document['components']).parameters));
  return parameters.map(Object).find(({ name }) => name === wanted)?.schema;
}

function toQuery(pairs: readonly string[]): string {
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function encoded(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

function oddPair(name: string): fc.Arbitrary<string> {
  const schema = schemaOf(name);
  const valid = validValue(schema, name).map((value) => `${name}=${encoded(value)}`);
  const value = fc.oneof(raw, wrongValue(schema).map(encoded), validValue(schema).map(encoded));
  const text = value.map((value) => `${name}=${value}`);
  return fc.oneof(
    text,
    text,
    valid,
    fc.tuple(fc.constantFrom(...spellings), value).map(([spell, value]) => spell(name, value)),
  );
}

const raw = fc.constantFrom(
  ...[
    '',
    '10',
    '0',
    '-1',
    '1001',
    '1e2',
    '01',
    '0x10',
    '5.0',
    '1.5',
    '.5',
    '+5',
    '5+',
    '%205',
    '5%20',
    '%20',
    '%09',
  ],
  ...[
    'abc',
    'NaN',
    'Infinity',
    'null',
    'true',
    'false',
    'undefined',
    '[]',
    '{}',
    '%5B1%5D',
    '1,2',
    '1%2C2',
    '٣',
    '%D9%A3',
  ],
  ...[
    '9007199254740993',
    `1${'0'.repeat(400)}`,
    '-0',
    '1_000',
    '%',
    '%zz',
    '%C3',
    '%C3%A4',
    'ä',
    '%00',
    '%26',
    '%3D',
    '=',
  ],
  ...[
    'a:b',
    'a/b',
    'a?b',
    "a'b",
    'a;b',
    'a@b',
    'a$b',
    'a!b',
    '(a)',
    'a*b',
    'a=b',
    '"',
    '<',
    '|',
    '^',
    '`',
    '{x}',
    '~',
    '%2B',
  ],
  ...[
    'current',
    'CURRENT',
    'next',
    'x'.repeat(1024),
    'x'.repeat(1025),
    `%C3%A4${'x'.repeat(1023)}`,
    '😀'.repeat(1024),
  ],
);

type Spell = (name: string, value: string) => string;

const spellings: readonly Spell[] = [
  (name) => name,
  (name, value) => `${name.toUpperCase()}=${value}`,
  (name, value) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}=${value}`,
  (name, value) => `${name}%20=${value}`,
  (name, value) => `+${name}=${value}`,
  (name, value) => `${name}[]=${value}`,
  (name, value) => `${name}%5B%5D=${value}`,
  (name, value) => `${name}[x]=${value}`,
  (name, value) => `${name}%5Bx%5D=${value}&${name}=${value}`,
  (name, value) => `[${name}]=${value}`,
  (name, value) => `${name}.x=${value}`,
  (name, value) => `${name}=${value};${name}=${value}`,
  (name, value) => `${name}=${value}&${name}=${value}`,
  (name, value) => `${name}&${name}=${value}`,
];

const unknownPair = fc.oneof(
  fc.constantFrom(
    'colour=red',
    'access_token=x',
    '__proto__=1',
    '__proto__[x]=1',
    'constructor=1',
    'toString',
    'x',
    'x=',
  ),
  fc.constantFrom(
    'hasOwnProperty=1',
    '%=1',
    '%zz=1',
    '%00=1',
    'ä=1',
    '%C3%28=1',
    '[x]=1',
    'x=1&x=2',
    'a/b=1',
    'a~b=1',
  ),
  fc
    .tuple(fc.string({ maxLength: 4 }), fc.string({ maxLength: 4 }))
    .map(([name, value]) => `${encodeURIComponent(name)}=${value}`),
);
