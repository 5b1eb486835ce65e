import type { Schema } from '@specshelf/contract';
import { markdownToDocument } from '@specshelf/markdown';
import type { FragmentLimits } from '../fragments/fragment.js';
import { Ids } from '../model/ids.js';
import { Slugs } from '../model/slug.js';
import { maxAnchorLength } from './api-blocks.js';
import { finishBlocks } from './finish-blocks.js';
import { resolveBlocks, type Specifications } from './resolve-blocks.js';

/**
 * Completes the document of an integration's response, which may be nodes or Markdown: adds keys and anchors. With
 * specifications, blocks contain the parts that they show (schema 2) instead of only pointing to them (schema 1).
 */
export function completeDocument(
  { document, nodes: inputNodes, markdown }: Schema<'InputDocument'>,
  seed: string,
  specifications?: Specifications,
  limits?: Pick<FragmentLimits, 'depth'>,
): Schema<'Document'> {
  const blocks =
    document?.nodes ?? inputNodes ?? (markdown === undefined ? [] : markdownToDocument(markdown).nodes);
  const nodes = finishBlocks(blocks, { ids: new Ids(seed), anchors: new Slugs(maxAnchorLength) });
  if (specifications === undefined) return { object: 'document', data: { schemaVersion: 1 }, nodes };
  return {
    object: 'document',
    data: { schemaVersion: 2 },
    nodes: resolveBlocks(nodes, specifications, limits),
  };
}
