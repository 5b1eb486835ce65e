import { isObject } from '@specshelf/base/json';
import { document } from '@specshelf/contract/document';
import fc from 'fast-check';
import { knownValues } from './known-values.js';

type Schema = Readonly<Record<string, unknown>>;

/** Values that a schema of the document accepts. Favors the known values of the member name. */
export function validValue(input: unknown, name = ''): fc.Arbitrary<unknown> {
  const schema = resolve(input);
  const known = knownValues[name];
  return known
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, anyValid(schema))
    : anyValid(schema);
}

/** Values that a schema of the document rejects, usually because of one violation. */
export function wrongValue(input: unknown): fc.Arbitrary<unknown> {
  const schema = resolve(input);
  const { type, enum: choice, oneOf } = schema;
  if (Array.isArray(oneOf)) return fc.oneof(junk, mixture(oneOf), ...oneOf.map(wrongValue));
  if (Array.isArray(choice)) return fc.oneof(junk, fc.constantFrom(...choice.flatMap(misspelt)));
  if (type === 'object') return wrongObject(schema);
  if (type === 'string') return wrongText(schema);
  if (type === 'integer') return wrongInteger(schema);
  return junk;
}

function resolve(input: unknown): Schema {
  if (!isSchema(input)) return {};
  const { $ref } = input;
  if (typeof $ref !== 'string') return input;
  return resolve($ref.slice(2).split('/').reduce(memberOf, document));
}

function memberOf(value: unknown, name: string): unknown {
  return isSchema(value) ? value[name] : undefined;
}

function isSchema(value: unknown): value is Schema {
  return isObject(value);
}

function anyValid(schema: Schema): fc.Arbitrary<unknown> {
  const { type, enum: choice, oneOf } = schema;
  if (Array.isArray(oneOf)) return fc.oneof(...oneOf.map((one) => validValue(one)));
  if (Array.isArray(choice)) return fc.constantFrom(...choice);
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => anyValid({ ...schema, type: one })));
  if (type === 'object') return validObject(schema);
  if (type === 'string') return validText(schema);
  if (type === 'integer') return validInteger(schema);
  return type === 'null' ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 });
}

function validObject(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const { required, additionalProperties: more } = schema;
  const declared = Object.entries(propertiesOf(schema));
  const members = fc.record(
    Object.fromEntries(declared.map(([name, member]) => [name, validValue(member, name)])),
    { requiredKeys: Array.isArray(required) ? required : [] },
  );
  if (more === undefined) return members;
  const others = fc.dictionary(key, validValue(more), {
    minKeys: lengthOf(schema, 'minProperties', 0),
    maxKeys: 3,
  });
  return fc.tuple(others, members).map(([one, other]) => ({ ...one, ...other }));
}

function propertiesOf({ properties }: Schema): Schema {
  return isSchema(properties) ? properties : {};
}

const key = fc.oneof(
  fc.constantFrom('openapi.yaml', 'authorization', 'X-Key', 'spec', 'a/b~c', 'constructor', 'toString', ''),
  fc.string({ maxLength: 12 }),
);

function validText(schema: Schema): fc.Arbitrary<string> {
  const { pattern, format } = schema;
  const [minLength, maxLength] = [lengthOf(schema, 'minLength', 0), lengthOf(schema, 'maxLength', 300)];
  if (typeof pattern === 'string')
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= maxLength);
  if (format === 'uri') return fc.webUrl({ withQueryParameters: true });
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 12), unit: 'binary' }),
    fc.constant('x'.repeat(minLength)),
    fc.constant('x'.repeat(maxLength)),
  );
}

function validInteger({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Number(minimum ?? 0), Number(maximum ?? 1000)];
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
}

function lengthOf(schema: Schema, keyword: string, fallback: number): number {
  return Number(schema[keyword] ?? fallback);
}

/** Values that hardly any schema accepts. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, '', ' ', '0', 'null', 'true', '\u0000'),
  fc.constantFrom<unknown>([], [[]], {}, [{}], ['a', 'a'], { length: 1 }, { a: { b: { c: [null] } } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that match several alternatives, or parts of them. */
function mixture(alternatives: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(...alternatives.map((one) => fc.option(fc.oneof(validValue(one), wrongValue(one)))))
    .map((values) => Object.assign({}, ...values));
}

function misspelt(choice: unknown): unknown[] {
  const text = String(choice);
  return [text.toUpperCase(), ` ${text}`, `${text}\u0000`, [choice], text.slice(0, -1)];
}

function wrongObject(schema: Schema): fc.Arbitrary<unknown> {
  const valid = validObject(schema);
  const members = Object.entries(propertiesOf(schema));
  const invalidMembers = members.map(([name, member]) =>
    withMember(valid, fc.constant(name), wrongValue(member)),
  );
  const missing = members.map(([name]) =>
    valid.map((value) => Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))),
  );
  const extra = withMember(valid, key, junk);
  const deep = [...invalidMembers, ...wrongDictionary(schema, valid)];
  // Nested members are reached only through several of these, hence the weight.
  return fc.oneof(junk, extra, ...missing, ...deep.map((arbitrary) => ({ weight: 4, arbitrary })));
}

function withMember(
  objects: fc.Arbitrary<Record<string, unknown>>,
  names: fc.Arbitrary<string>,
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  return fc.tuple(objects, names, values).map(([object, name, value]) => ({ ...object, [name]: value }));
}

/** Invalid values for objects with arbitrary member names. */
function wrongDictionary(
  schema: Schema,
  valid: fc.Arbitrary<Record<string, unknown>>,
): fc.Arbitrary<unknown>[] {
  const { additionalProperties: more, propertyNames: names, maxProperties } = schema;
  return [
    ...(isSchema(more)
      ? [withMember(valid, key, wrongValue(more)), repeatedMembers(120, wrongValue(more))]
      : []),
    ...(typeof maxProperties === 'number' ? [repeatedMembers(maxProperties + 1, validValue(more))] : []),
    ...(isSchema(names) ? [withMember(valid, wrongText(names).map(String), validValue(more))] : []),
  ];
}

/** Objects with `size` members of equal values. */
function repeatedMembers(size: number, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const names = Array.from({ length: size }, (_, place) => `x${place}`);
  return values.map((value) => Object.fromEntries(names.map((name) => [name, value])));
}

function wrongText(schema: Schema): fc.Arbitrary<unknown> {
  const tooLong = lengthOf(schema, 'maxLength', 1000) + 1;
  return fc.oneof(
    junk,
    { weight: 4, arbitrary: fc.constant('x'.repeat(tooLong)) },
    fc.constantFrom(
      'x'.repeat(tooLong - 1),
      '\ud83d\ude00'.repeat(tooLong),
      '\ud800',
      'a\nb',
      'ü',
      '-a',
      'a--b',
      'A b',
    ),
    fc.constantFrom(
      'a.example',
      '//a.example',
      'http://',
      'https://a b/',
      'mailto:a@b',
      'urn:a:b',
      'ftp://a/',
      'a:b',
    ),
    fc.constantFrom(
      'https://user:pw@a.example/',
      'http://[::1]/',
      'http://a.example:22/',
      'https://a.example/%zz',
    ),
  );
}

function wrongInteger({ minimum = 0, maximum = 1000 }: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(junk, fc.constantFrom(Number(minimum) - 1, Number(maximum) + 1, 1.5, -0, 1e21, '1'));
}
