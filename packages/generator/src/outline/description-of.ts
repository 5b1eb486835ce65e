import type { JSONObject } from '@specshelf/base/json';
import { filledMember, isObject, member } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import { markdownToDocument } from '@specshelf/markdown';
import type { Block } from './outline.js';

/** The blocks of a description, from the processed document or else converted from its Markdown text. */
export function descriptionOf(object: JSONObject | undefined): Block[] | undefined {
  const converted = member(object, 'x-gitbook-description-document');
  if (isDocument(converted)) return nonEmpty(converted.nodes);
  const description = filledMember(object, 'description');
  return description === undefined ? undefined : nonEmpty(markdownToDocument(description).nodes);
}

// Only the pipeline writes this member, so checking the envelope is sufficient.
function isDocument(value: unknown): value is Schema<'Document'> {
  return isObject(value) && member(value, 'object') === 'document' && Array.isArray(member(value, 'nodes'));
}

function nonEmpty(blocks: Block[]): Block[] | undefined {
  return blocks.length > 0 ? blocks : undefined;
}
