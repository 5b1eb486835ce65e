import type { Schema } from '@specshelf/contract';
import { markdownToDocument } from '@specshelf/markdown';
import { Ids } from '../ids.js';
import { Slugs } from '../slug.js';
import { longestAnchor } from './api-blocks.js';
import { finishBlocks } from './finish-blocks.js';
import { resolveBlocks, type Specifications } from './resolve-blocks.js';

/**
 * The document that an integration has answered, with keys and anchors, and in one form whichever it came in. With
 * specifications, the blocks that point into one of them bring what they point to (schema 2).
 */
export function completeDocument(
  { document, nodes: bare, markdown }: Schema<'InputDocument'>,
  seed: string,
  specifications?: Specifications,
): Schema<'Document'> {
  const written = markdown === undefined ? [] : markdownToDocument(markdown).nodes;
  const given = document?.nodes ?? bare ?? written;
  const nodes = finishBlocks(given, { ids: new Ids(seed), anchors: new Slugs(longestAnchor) });
  if (specifications === undefined) return { object: 'document', data: { schemaVersion: 1 }, nodes };
  return { object: 'document', data: { schemaVersion: 2 }, nodes: resolveBlocks(nodes, specifications) };
}
