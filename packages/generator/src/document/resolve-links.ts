import type { Schema } from '@specshelf/contract';
import type { Ids } from '../model/ids.js';
import { slugOf } from '../model/slug.js';
import { childrenOf, type DocumentNode, mapNodes, textOf } from '../nodes/document-node.js';
import type { Block, Outline } from '../outline/outline.js';
import { type LinkedRevision, type LinkTarget, linkTargetsOf } from './link-targets.js';

type AnchorLink = Schema<'InlineLink'> & { data: { ref: Schema<'ContentRefAnchor'> } };

/**
 * Redirects links to `#anchors`: authors write for one long page, and the target may be on another page of the revision.
 * `idsOfPages` returns the ids of other pages, if known. Links without a known target do not change.
 */
export function resolveLinks(
  blocks: Block[],
  outline: Outline,
  revision: LinkedRevision,
  idsOfPages: () => Ids | undefined,
): Block[] {
  if (!blocks.some(hasAnchorLink)) return blocks;
  const headings = headingsOf(blocks);
  const pages = idsOfPages();
  const refOf = (anchor: string) => {
    const decoded = decode(anchor);
    const heading = headings.get(anchor) ?? headings.get(slugOf(decoded));
    if (heading !== undefined) return { kind: 'anchor' as const, anchor: heading };
    const target = pages && linkTargetsOf(outline)(decoded, revision);
    return target && pages && refTo(target, pages);
  };
  return blocks.map((block) =>
    mapNodes(block, (node) => {
      if (!isAnchorLink(node)) return node;
      const ref = refOf(node.data.ref.anchor);
      return ref === undefined ? node : { ...node, data: { ...node.data, ref } };
    }),
  );
}

function refTo({ identifier, anchor }: LinkTarget, pages: Ids): Schema<'ContentRef'> {
  const page = pages.page(identifier);
  return anchor === undefined ? { kind: 'page', page } : { kind: 'anchor', anchor, page };
}

function hasAnchorLink(node: DocumentNode): boolean {
  return isAnchorLink(node) || childrenOf(node).some(hasAnchorLink);
}

// Not validated further: inlines match the contract here.
function isAnchorLink(node: DocumentNode): node is AnchorLink {
  if (node.object !== 'inline' || node.type !== 'link') return false;
  const { ref }: { ref?: { kind?: unknown; page?: unknown } } = node.data ?? {};
  return ref?.kind === 'anchor' && ref.page === undefined;
}

/** The anchors of all headings, by anchor and by the slug of their text. */
function headingsOf(nodes: readonly DocumentNode[]): Map<string, string> {
  const anchors = new Map<string, string>();
  const visit = (node: DocumentNode) => {
    const id = node.meta?.id;
    if (id !== undefined && !anchors.has(id)) anchors.set(id, id);
    const words = node.type?.startsWith('heading-') ? slugOf(textOf(node)) : '';
    if (id !== undefined && words !== '' && !anchors.has(words)) anchors.set(words, id);
    childrenOf(node).forEach(visit);
  };
  nodes.forEach(visit);
  return anchors;
}

/** Percent-decodes an anchor; an invalid encoding does not change. */
function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
