import { isObject, type JSONObject } from '@specshelf/base/json';
import { bareParse } from '../shared/bare-parse.js';
import { type BenchDocument, textOf } from '../shared/bench-document.js';
import { documentSet } from '../shared/document-set.js';
import type { Options } from '../shared/options.js';

/** A document that all readers show, and the operation that a user wants to read. */
export interface ReadDocument {
  /** Name in the report. */
  name: string;
  slug: string;
  /** As JSON, which all readers parse faster than YAML. */
  text: string;
  operation: ChosenOperation;
}

/** An operation, with everything that the deep links of the readers need. */
interface ChosenOperation {
  method: string;
  path: string;
  operationId: string;
  /** Undefined if the operation has no tag. */
  tag: string | undefined;
  /** The beginning of its description. No navigation shows it, so it is visible only when the operation is. */
  words: string;
}

const ofCorpus = ['museum.yaml', 'stripe.yaml', 'github-api.json'];

export function documentsToRead(options: Options): ReadDocument[] {
  const { corpus, document, quick } = options;
  if (quick || corpus === undefined) return documentSet(options).documents.slice(0, 1).map(toReadDocument);
  const names = document === undefined ? ofCorpus : [document];
  return names.flatMap((name) => documentSet({ ...options, document: name }).documents.map(toReadDocument));
}

function toReadDocument(document: BenchDocument): ReadDocument {
  const { name } = document;
  const root = bareParse(textOf(document));
  const operation = chooseOperation(root);
  if (operation === undefined) throw new Error(`${name} has no operation with a unique description`);
  const slug = name.replace(/\.\w+$/, '').replaceAll(/[^a-z0-9]+/g, '-');
  return { name, slug, text: JSON.stringify(root), operation };
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Returns the first operation whose description is unique in the document. */
function chooseOperation(root: unknown): ChosenOperation | undefined {
  const all = Object.entries(objectAt(root, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method) => operationsAt(path, method, objectAt(item, method))),
  );
  return all.find(({ words }) => all.filter((other) => other.words === words).length === 1);
}

function operationsAt(path: string, method: string, operation: JSONObject): ChosenOperation[] {
  const { operationId, description, tags } = operation;
  if (typeof operationId !== 'string' || typeof description !== 'string') return [];
  const words = plainBeginning(description);
  if (words.length < minimumLength) return [];
  const [tag] = Array.isArray(tags) ? tags.map(String) : [];
  return [{ method, path, operationId, tag, words }];
}

const minimumLength = 20;

/** Returns the text before the first markup: every reader puts it into one text node. */
function plainBeginning(description: string): string {
  const [beginning = ''] = description.replace(/^\s*<p>/, '').split(/[<[`*_\n&"'\\]|https?:/, 1);
  return beginning.trim().slice(0, 80);
}

function objectAt(value: unknown, key: string): JSONObject {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}
