import { defined } from '@specshelf/base/defined';
import type { JSONObject } from '@specshelf/base/json';
import { filledMember, objectMember } from '@specshelf/base/json';
import type { SearchDocument } from '@specshelf/search';
import type { Outline } from '../outline/outline.js';
import { siteMapOf } from '../site-map/site-map-of.js';
import { dereferenceObject } from '../specification/dereference.js';
import { createDocument, type DocumentParts } from './create-document.js';
import { pageParts } from './page-parts.js';
import { schemaParts } from './schema-parts.js';
import { textOfBlocks } from './text-of-blocks.js';

export interface SearchInput {
  specification: JSONObject;
  outline: Outline;
  specSlug: string;
  /** Words of the registry that find the specification for members of the organization: its owner, tags, and lifecycle. */
  labels?: readonly string[];
}

/** Positions in the index have 18 bits. */
const maxDocuments = 2 ** 18;
/**
 * In UTF-16 units. Parts that many operations refer to are indexed with each of them, so the tokens may take far more memory than the
 * document. The rest of the documents is found by names only.
 */
const maxTokenText = 32 * 1024 * 1024;

/**
 * Returns the parts of a specification that can be found: the specification, operations, webhooks, and pages in the order of the
 * navigation, then schemas. Hidden parts are not in the outline.
 */
export function* searchDocumentsOf(
  input: SearchInput,
  limit = maxTokenText,
): Generator<SearchDocument, void> {
  let count = 0;
  let size = 0;
  const contexts = [input.specSlug, input.outline.title];
  for (const parts of partsOf(input)) {
    if (count === maxDocuments) return;
    const all = count === 0 ? parts : { ...parts, contexts };
    const document = createDocument(size < limit ? all : { ...all, inputs: [], bodies: [] });
    for (const token of document.tokens) size += token.length;
    count += 1;
    yield document;
  }
}

function* partsOf(input: SearchInput): Generator<DocumentParts, void> {
  const { specification, outline, specSlug } = input;
  yield specificationParts(input);
  const { pages, schemas } = siteMapOf({ outline, specSlug, seed: '' });
  for (const page of pages) {
    if (page.kind !== 'models') yield pageParts({ page, pages, outline, specification });
  }
  const all = objectMember(objectMember(specification, 'components'), 'schemas');
  for (const name of schemas) yield schemaParts(name, all, specification);
}

function specificationParts({ specification, outline, specSlug, labels = [] }: SearchInput): DocumentParts {
  const info = dereferenceObject(specification, objectMember(specification, 'info'));
  const summary = filledMember(info, 'summary');
  const description = textOfBlocks(outline.info);
  const title = outline.title.trim() === '' ? specSlug : outline.title;
  return {
    entry: {
      kind: 'spec',
      title,
      identifier: specSlug,
      ...defined({ snippet: summary ?? description }),
    },
    identifiers: [specSlug, title],
    names: [specSlug, title],
    paths: [summary ?? ''],
    bodies: [description],
    memberTexts: labels,
  };
}
