import { bareParse } from '../shared/bare-parse.js';
import { type BenchDocument, textsOf } from '../shared/bench-document.js';
import { documentSet } from '../shared/document-set.js';
import type { Options } from '../shared/options.js';
import { type ChosenOperation, chooseOperation } from './choose-operation.js';

/** A document that all readers show, and the operation that a user wants to read. */
export interface ReadDocument {
  /** Name in the report. */
  name: string;
  slug: string;
  /** As JSON, which all readers parse faster than YAML. */
  text: string;
  operation: ChosenOperation;
}

const ofCorpus = ['museum.yaml', 'stripe.yaml', 'github-api.json'];

export function documentsToRead(options: Options): ReadDocument[] {
  const { corpus, document, quick } = options;
  if (quick || corpus === undefined) return documentSet(options).documents.slice(0, 1).map(toReadDocument);
  const names = document === undefined ? ofCorpus : [document];
  return names.flatMap((name) => documentSet({ ...options, document: name }).documents.map(toReadDocument));
}

function toReadDocument(document: BenchDocument): ReadDocument {
  const { name, entry } = document;
  const root = bareParse(textsOf(document).get(entry) ?? '');
  const operation = chooseOperation(root);
  if (operation === undefined) throw new Error(`${name} has no operation with a unique description`);
  const slug = name.replace(/\.\w+$/, '').replaceAll(/[^a-z0-9]+/g, '-');
  return { name, slug, text: JSON.stringify(root), operation };
}
