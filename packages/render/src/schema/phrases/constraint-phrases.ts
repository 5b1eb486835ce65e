import {
  arrayMember,
  entriesOf,
  type JSONObject,
  member,
  numberMember,
  textMember,
} from '@specshelf/base/json';
import { joinWords } from '../../base/words.js';
import type { Phrase } from '../../model/schema-view.js';
import type { MergedSchema } from '../merged-schema.js';
import { xmlPhrases } from './xml-phrases.js';

/** Constraints in words, such as `5 to 30` and `matches ^[a-z]+$`. */
export function constraintPhrases({ keywords, ...merged }: MergedSchema): Phrase[][] {
  return [
    ...requiredPhrase(merged),
    ...rangePhrases(keywords),
    ...countPhrase(keywords, 'Length', 'character'),
    ...countPhrase(keywords, 'Items', 'item'),
    ...countPhrase(keywords, 'Properties', 'property', 'properties'),
    ...codePhrase('multiple of', numberMember(keywords, 'multipleOf')),
    ...codePhrase('matches', textMember(keywords, 'pattern')),
    ...(member(keywords, 'uniqueItems') === true ? [[{ text: 'unique items' }]] : []),
    ...codePhrase('encoded as', textMember(keywords, 'contentEncoding')),
    ...codePhrase('contains', textMember(keywords, 'contentMediaType')),
    ...(isClosed(keywords) ? [[{ text: 'no other properties' }]] : []),
    ...(lacksOtherItems(keywords) ? [[{ text: 'no other items' }]] : []),
    ...dependencyPhrases(keywords),
    ...xmlPhrases(member(keywords, 'xml')),
    ...sunsetPhrase(keywords),
  ];
}

/** The required properties of a schema without rows for them, as in `then` and `not`. */
function requiredPhrase({ types, properties, required }: Omit<MergedSchema, 'keywords'>): Phrase[][] {
  if (required.size === 0 || properties.size > 0 || types.length > 0) return [];
  return [[{ text: `with ${joinWords([...required], 'and')}` }]];
}

function isClosed(keywords: JSONObject): boolean {
  return closing.some((keyword) => member(keywords, keyword) === false);
}

/** Whether an array ends with the items of its tuple. */
function lacksOtherItems(keywords: JSONObject): boolean {
  const closesTuple = member(keywords, 'items') === false && arrayMember(keywords, 'prefixItems').length > 0;
  return closesTuple || member(keywords, 'unevaluatedItems') === false;
}

function sunsetPhrase(keywords: JSONObject): Phrase[][] {
  const sunset = textMember(keywords, 'x-sunset');
  return sunset === undefined ? [] : [[{ text: `ends on ${sunset}` }]];
}

const closing = ['additionalProperties', 'unevaluatedProperties'];

function rangePhrases(keywords: JSONObject): Phrase[][] {
  let minimum = numberMember(keywords, 'minimum');
  let maximum = numberMember(keywords, 'maximum');
  const above = exclusiveBound(keywords, 'exclusiveMinimum', minimum);
  const below = exclusiveBound(keywords, 'exclusiveMaximum', maximum);
  const phrases = [
    ...(above === undefined ? [] : [`more than ${above}`]),
    ...(below === undefined ? [] : [`less than ${below}`]),
  ];
  if (above !== undefined && above === minimum) minimum = undefined;
  if (below !== undefined && below === maximum) maximum = undefined;
  if (minimum !== undefined && maximum !== undefined) phrases.push(`${minimum} to ${maximum}`);
  else if (minimum !== undefined) phrases.push(`at least ${minimum}`);
  else if (maximum !== undefined) phrases.push(`at most ${maximum}`);
  return phrases.map((text) => [{ text }]);
}

/** A number; in OpenAPI 3.0, true for the bound beside it. */
function exclusiveBound(
  keywords: JSONObject,
  keyword: string,
  bound: number | undefined,
): number | undefined {
  return member(keywords, keyword) === true ? bound : numberMember(keywords, keyword);
}

/** The two keywords are `name` after `min` and `max`. */
function countPhrase(
  keywords: JSONObject,
  name: 'Length' | 'Items' | 'Properties',
  word: string,
  plural = `${word}s`,
): Phrase[][] {
  const minimum = numberMember(keywords, `min${name}`) || undefined;
  const maximum = numberMember(keywords, `max${name}`);
  const count = (number: number) => `${number} ${number === 1 ? word : plural}`;
  if (minimum !== undefined && minimum === maximum) return [[{ text: `exactly ${count(minimum)}` }]];
  if (minimum !== undefined && maximum !== undefined) return [[{ text: `${minimum} to ${count(maximum)}` }]];
  if (minimum !== undefined) return [[{ text: `at least ${count(minimum)}` }]];
  return maximum === undefined ? [] : [[{ text: `at most ${count(maximum)}` }]];
}

function codePhrase(words: string, value: string | number | undefined): Phrase[][] {
  return value === undefined ? [] : [[{ text: `${words} ` }, { text: String(value), isCode: true }]];
}

function dependencyPhrases(keywords: JSONObject): Phrase[][] {
  return entriesOf(member(keywords, 'dependentRequired')).flatMap(([name, others]) => {
    const names = Array.isArray(others) ? others.filter((other) => typeof other === 'string') : [];
    return names.length === 0 ? [] : [[{ text: `${name} requires ${joinWords(names, 'and')}` }]];
  });
}
