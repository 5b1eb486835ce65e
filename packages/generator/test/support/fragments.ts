import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { outlineOf } from '../../src/outline/outline-of.js';
import { allPages, documentOf, revisionOf, specification } from './generate.js';

/** The blocks of all pages by tag, with fragments. */
export function resolvedBlocks(document: JSONObject) {
  const outline = outlineOf(document);
  const pages = allPages(revisionOf(outline, { models: true }).pages);
  return pages.flatMap((page) => documentOf(outline, page, { specification: document })?.nodes ?? []);
}

/** The fragment of the first block. */
export function firstFragment(document: JSONObject) {
  const [block] = resolvedBlocks(document);
  if (
    block?.type !== 'openapi-operation' &&
    block?.type !== 'openapi-webhook' &&
    block?.type !== 'openapi-schemas'
  ) {
    throw new Error('The first block does not show a part of a specification');
  }
  const { resolved, truncated } = block.data;
  if (!isObject(resolved)) throw new Error('The first block has no fragment');
  return { resolved, truncated };
}

/** `firstFragment` of a specification with these members. */
export function fragmentOf(members: JSONObject) {
  return firstFragment(specification(members));
}

export function schemaReference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

export function responsesWith(schema: JSONValue) {
  return { 200: { description: 'ok', content: { 'application/json': { schema } } } };
}
