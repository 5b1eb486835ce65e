import { defined } from '@specshelf/base/defined';
import {
  entriesOf,
  isObject,
  type JSONObject,
  type JSONValue,
  member,
  objectMember,
  textMember,
} from '@specshelf/base/json';
import type { PageBudget } from '../base/page-budget.js';
import { printJSON, printStart } from '../base/print-json.js';
import type { ExampleView } from '../model/operation-view.js';
import { descriptionWithin } from '../schema/description-within.js';
import { resolveObject } from '../schema/resolve-object.js';
import type { Direction } from './bounded-schema.js';
import { formPairs } from './form-pairs.js';
import { isEventStream, isSequence, languageOf, mediaKind } from './media-kind.js';
import { sampleOf } from './sample-of.js';

interface ExamplesInput {
  root: JSONObject;
  media: JSONObject;
  schema: JSONValue | undefined;
  /** The media type, and the ID of its element. */
  type: string;
  id: string;
  direction: Direction;
  budget: PageBudget;
}

/** Characters that are shown of an example for which the page has no room. */
const maxStart = 500;

/** Between the ID of a media type and the number of its example. */
export const exampleSuffix = ':example-';

/** The examples of a body: those of the author, otherwise one that is generated from the schema. */
export function examplesOf(input: ExamplesInput): ExampleView[] {
  const { root, media } = input;
  const given = input.budget.takeItems(entriesOf(member(media, 'examples')));
  const named = given.flatMap(([name, value]) => {
    const example = resolveObject(root, value);
    return example === undefined ? [] : (namedExample(name, example, input) ?? []);
  });
  // Beside descriptions of examples, readers need one with a value.
  const unnamed = named.every(({ isDescribed }) => isDescribed) ? unnamedExample(input) : undefined;
  return [...named, ...(unnamed ? [unnamed] : [])].map((example, index) => limit(example, index, input));
}

function unnamedExample(input: ExamplesInput): Example | undefined {
  const { root, media, schema } = input;
  const own = member(media, 'example');
  if (own !== undefined) return { name: 'Example', ...print(own, input) };
  if (schema === undefined || mediaKind(input.type) === 'binary') return undefined;
  const sample = sampleOf(root, schema, {
    direction: input.direction,
    format: formatOf(input),
    budget: input.budget,
  });
  const printed = sample === undefined ? undefined : print(sample, input);
  // A form without fields.
  return printed === undefined || printed.text === '' ? undefined : { name: 'Example', ...printed };
}

function formatOf({ type }: ExamplesInput): 'json' | 'xml' {
  return mediaKind(type) === 'xml' ? 'xml' : 'json';
}

type Example = Omit<ExampleView, 'id'>;

function namedExample(name: string, example: JSONObject, input: ExamplesInput): Example | undefined {
  const summary = textMember(example, 'summary');
  const description = descriptionWithin(input.budget, example);
  const texts = { name, ...defined({ summary, description }) };
  const url = textMember(example, 'externalValue');
  const serialized = textMember(example, 'serializedValue');
  if (serialized !== undefined) {
    return { ...texts, text: serialized, ...defined({ language: languageOf(input.type) }) };
  }
  const value = member(example, 'dataValue') ?? member(example, 'value');
  if (value !== undefined) return { ...texts, ...print(value, input) };
  if (url !== undefined) return { ...texts, text: '', url };
  const isDescribed = summary !== undefined || description !== undefined;
  return isDescribed ? { ...texts, text: '', isDescribed } : undefined;
}

type Printed = Pick<ExampleView, 'language' | 'text' | 'value'>;

/** Texts are shown as they are, forms as names and values, other values as JSON. */
function print(value: JSONValue, { type, media, budget }: ExamplesInput): Printed {
  const start = printStart(value, budget.examples);
  // Of an example without room, only the start is shown.
  if (start.length > budget.examples) return { text: start, value };
  const kind = mediaKind(type);
  if (typeof value === 'string' && (kind !== 'json' || isSequence(type))) {
    return { text: value, ...defined({ language: languageOf(type) }) };
  }
  const content = typeof value === 'string' ? jsonIn(value) : undefined;
  if (typeof value === 'string' && content !== undefined) {
    return { text: value, language: 'json', value: content };
  }
  if (kind === 'form' || kind === 'multipart') {
    const pairs = formPairs(value, objectMember(media, 'encoding'));
    return { text: pairs.map(([name, text]) => `${name}: ${text}`).join('\n'), value };
  }
  if (isSequence(type)) return { text: printLines(value), language: 'json' };
  if (isEventStream(type) && isObject(value)) return { text: printEvent(value) };
  return { text: printJSON(value), language: 'json', value };
}

/** One value in each line. */
function printLines(value: JSONValue): string {
  const values: readonly JSONValue[] = Array.isArray(value) ? value : [value];
  return values.map((each) => JSON.stringify(each)).join('\n');
}

/** The fields of an event, as a server sends them. */
function printEvent(event: JSONObject): string {
  const fields = entriesOf(event).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text
      .split('\n')
      .map((line) => `${name}: ${line}\n`)
      .join('');
  });
  return fields.join('');
}

/** The object or the list in a text: authors write JSON as text more often than they mean a text with JSON in it. */
function jsonIn(text: string): JSONValue | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Shortens a long example, and adds a link to all of it. */
function limit(example: Example, index: number, { budget, id: owner }: ExamplesInput): ExampleView {
  const id = `${owner}${exampleSuffix}${index + 1}`;
  const { text } = example;
  if (budget.takeExample(text.length)) {
    return { ...example, id, ...(budget.takeHighlighted(text.length) ? {} : { isPlain: true as const }) };
  }
  const target = { kind: 'part' as const, id };
  const start = text.slice(0, maxStart).replace(/[\ud800-\udbff]$/, '');
  return { ...example, id, text: `${start}\n…`, isPlain: true, more: { text: 'Complete example', target } };
}
