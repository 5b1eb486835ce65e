import { arrayMember, type JSONObject, type JSONValue, member, textMember } from '@specshelf/base/json';
import { joinWords, shortName } from '../../base/words.js';
import type { Phrase } from '../../model/schema-view.js';
import { mergeSchema } from '../merge-schema.js';
import type { MergedSchema } from '../merged-schema.js';

/** Limit on types inside types, such as an array of arrays. */
const maxNesting = 6;

/** Limit on alternatives that are listed in a sentence, and on its pieces. */
const maxListed = 4;
const maxPhrases = 24;

/** Limit on the values whose types are described. */
const maxValues = 100;

/** Phrases of choices by schema and nesting: alternatives inside alternatives would be described again for each row. */
const cache = new WeakMap<MergedSchema, Phrase[][]>();

/** The type of a schema in words, such as `array of Pet, or null`. */
export function typePhrases(root: JSONObject, merged: MergedSchema, nesting = 0): Phrase[] {
  if (merged.choices.length === 0) return describeType(root, merged, nesting);
  const known = cache.get(merged) ?? [];
  cache.set(merged, known);
  known[nesting] ??= describeType(root, merged, nesting);
  return known[nesting];
}

function describeType(root: JSONObject, merged: MergedSchema, nesting: number): Phrase[] {
  const phrases = withoutNull(root, merged, nesting);
  if (!merged.isNullable) return phrases;
  // An array of X or null is not the same as an array of X, or null.
  const isList = phrases.some(({ text }) => /, | or |^array of |^map of /.test(text));
  return [...phrases, { text: isList ? ', or null' : ' or null' }];
}

function withoutNull(root: JSONObject, merged: MergedSchema, nesting: number): Phrase[] {
  const { name, accepts, types, choices } = merged;
  // Arrays inside arrays may contain themselves.
  const isDeep = nesting > 1 && types.includes('array');
  if (name !== undefined && (isDeep || deservesName(merged))) {
    return [{ text: shortName(name), target: { kind: 'schema', name } }];
  }
  if (merged.isMissing) return [{ text: 'a schema of another place' }];
  if (accepts === 'never') return [{ text: 'nothing' }];
  const choice = choices.length === 1 && merged.properties.size === 0 ? choices[0] : undefined;
  if (choice !== undefined) return choicePhrases(root, choice.schemas, nesting);
  if (types.length === 0) return guessedPhrases(root, merged, nesting);
  const [type, ...others] = types;
  if (type !== undefined && others.length === 0) return phrasesOf(type, root, merged, nesting);
  return joinPhrases(types.map((each) => phrasesOf(each, root, withFormatOf(each, merged), nesting)));
}

const numericFormats: ReadonlySet<string> = new Set(['double', 'float', 'int32', 'int64', 'unix-time']);

/** Without a format that is for another one of several types. */
function withFormatOf(type: string, merged: MergedSchema): MergedSchema {
  const format = textMember(merged.keywords, 'format');
  const isNumeric = type === 'integer' || type === 'number';
  if (format === undefined || (type !== 'boolean' && isNumeric === numericFormats.has(format))) return merged;
  const { format: _, ...keywords } = merged.keywords;
  return { ...merged, keywords };
}

/** A component of a simple type, such as an ID, is described by its type: readers need not follow a link for it. */
function deservesName({ isMissing, accepts, types, properties, choices }: MergedSchema): boolean {
  const isSimple = types.length > 0 && types.every((type) => type !== 'object');
  return isMissing || (accepts === 'described' && (properties.size > 0 || choices.length > 0 || !isSimple));
}

/** Documents often omit the type of objects and arrays. */
function guessedPhrases(root: JSONObject, merged: MergedSchema, nesting: number): Phrase[] {
  const { keywords, properties } = merged;
  const isMap = member(keywords, 'additionalProperties') !== undefined;
  if (properties.size > 0 || isMap) return phrasesOf('object', root, merged, nesting);
  if (member(keywords, 'items') !== undefined) return phrasesOf('array', root, merged, nesting);
  const constant = member(keywords, 'const');
  const values = constant === undefined ? arrayMember(keywords, 'enum') : [constant];
  const words = new Set(values.slice(0, maxValues).map(wordOfValue));
  if (words.size > 0) return [{ text: joinWords([...words], 'or') }];
  return [{ text: 'any value' }];
}

function phrasesOf(type: string, root: JSONObject, merged: MergedSchema, nesting: number): Phrase[] {
  const { keywords, properties } = merged;
  if (nesting >= maxNesting) return [{ text: type }];
  if (type === 'array') {
    const items = member(keywords, 'items');
    // The items of a tuple are rows.
    const isTuple = arrayMember(keywords, 'prefixItems').length > 0;
    if (items === undefined || isTuple) return [{ text: 'array' }];
    return [{ text: 'array of ' }, ...typePhrases(root, mergeSchema(root, items), nesting + 1)];
  }
  const values = member(keywords, 'additionalProperties');
  if (type === 'object' && properties.size === 0 && typeof values === 'object') {
    return [{ text: 'map of ' }, ...typePhrases(root, mergeSchema(root, values), nesting + 1)];
  }
  return [{ text: typeWord(type, textMember(keywords, 'format')) }];
}

function choicePhrases(root: JSONObject, schemas: readonly JSONValue[], nesting: number): Phrase[] {
  const summary = [{ text: `one of ${schemas.length} alternatives` }];
  if (schemas.length > maxListed || nesting >= maxNesting) return summary;
  const alternatives = distinct(
    schemas.map((schema) => typePhrases(root, mergeSchema(root, schema), nesting + 1)),
  );
  if (alternatives.flat().length > maxPhrases) return summary;
  return joinPhrases(alternatives);
}

function joinPhrases(alternatives: readonly Phrase[][]): Phrase[] {
  return alternatives.flatMap((phrases, index) => {
    if (index === 0) return phrases;
    const isLast = index === alternatives.length - 1;
    const separator = isLast ? (alternatives.length > 2 ? ', or ' : ' or ') : ', ';
    return [{ text: separator }, ...phrases];
  });
}

/** Alternatives may differ in other ways than their types. */
function distinct(alternatives: readonly Phrase[][]): Phrase[][] {
  const texts = alternatives.map((phrases) => phrases.map(({ text }) => text).join(''));
  return alternatives.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

const formats: ReadonlyMap<string, string> = new Map([
  ['binary', 'binary data'],
  ['byte', 'Base64'],
  ['date', 'date'],
  ['date-time', 'date and time'],
  ['double', '64-bit'],
  ['email', 'email address'],
  ['float', '32-bit'],
  ['hostname', 'host name'],
  ['int32', '32-bit'],
  ['int64', '64-bit'],
  ['ipv4', 'IPv4 address'],
  ['ipv6', 'IPv6 address'],
  ['regex', 'regular expression'],
  ['unix-time', 'Unix time'],
  ['uri', 'URI'],
  ['uri-reference', 'URI or relative URI'],
  ['url', 'URL'],
  ['uuid', 'UUID'],
]);

/** A type with its format, such as `string, date and time`. */
function typeWord(type: string, format: string | undefined): string {
  return format === undefined || type === 'object' || type === 'array'
    ? type
    : `${type}, ${formats.get(format) ?? format}`;
}

function wordOfValue(value: JSONValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}
