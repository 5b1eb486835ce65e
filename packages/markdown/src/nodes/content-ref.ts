import type { ContentRef } from './node-types.js';

/** Parses the address of a link. */
export function contentRef(address: string): ContentRef {
  const [, page, pageAnchor] = /^\/pages\/([^/?#]+)(?:#([^#]+))?$/.exec(address) ?? [];
  if (page !== undefined && pageAnchor !== undefined) return { kind: 'anchor', anchor: pageAnchor, page };
  if (page !== undefined) return { kind: 'page', page };
  if (/^#[^#]/.test(address)) return { kind: 'anchor', anchor: address.slice(1) };
  return { kind: 'url', url: address };
}

/** The Markdown address of a reference; undefined for references without one. */
export function addressOf(ref: ContentRef): string | undefined {
  switch (ref.kind) {
    case 'url':
      return ref.url;
    case 'page':
      return `/pages/${ref.page}`;
    case 'anchor':
      return `${ref.page === undefined ? '' : `/pages/${ref.page}`}#${ref.anchor}`;
    default:
      return undefined;
  }
}
