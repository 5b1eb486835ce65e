import type { LinkTarget } from '@specshelf/render/preact';
import { createLinkResolver } from '../reading/link-resolver.js';
import type { ReaderLinks } from '../reading/reader-links.js';
import type { Reading } from '../reading/reading.js';
import { siteIndexOf } from '../reading/site-index.js';
import { findTarget } from './author-links.js';

/** Ends the address of a page in Markdown. */
export const markdownSuffix = '.md';

/** Selects the form of a page by its query, for an address that belongs to another page. */
export const formatQuery = { name: 'format', value: 'md' } as const;

/** Links to the pages in Markdown. The search has no such form. */
export function markdownLinks({ reader, map }: Pick<Reading, 'reader' | 'map'>): ReaderLinks {
  const { byPath, schemas } = siteIndexOf(map);
  const isPage = (path: string) => byPath.has(path) || Object.hasOwn(map.tagPaths, path);
  return {
    ...reader,
    overview: reader.overview + markdownSuffix,
    operations: reader.operations + markdownSuffix,
    schemas: reader.schemas + markdownSuffix,
    page: (path) => formOf(reader.page(path), isPage(path + markdownSuffix)),
    schema: (name) => formOf(reader.schema(name), schemas.has(name + markdownSuffix)),
  };
}

function formOf(address: string, isTaken: boolean): string {
  return isTaken ? `${address}?${formatQuery.name}=${formatQuery.value}` : address + markdownSuffix;
}

/** Returns a path with a query that may be empty. */
export function withQuery(address: string, query: string): string {
  return query === '' ? address : address.includes('?') ? address + query.replace('?', '&') : address + query;
}

/**
 * Returns the function that finds the absolute URL of a link in a document, whose own address is `address`. Descriptions are written for
 * other readers: their links to operations, tags, and schemas lead to the pages of these.
 */
export function markdownTargets(
  reading: Pick<Reading, 'map' | 'reader'>,
  address: string,
  publicURL: string,
): (target: LinkTarget) => string | undefined {
  const place = { map: reading.map, reader: markdownLinks(reading) };
  const resolve = createLinkResolver(place, '');
  const absolute = (path: string | undefined) => path && new URL(path, publicURL).href;
  return (target) => {
    if (target.kind === 'url') {
      const isFragment = target.url.startsWith('#');
      return isFragment ? absolute(findTarget(decode(target.url.slice(1)), place)) : webURL(target.url);
    }
    if (target.kind === 'part') return absolute(withQuery(address, resolve(target) ?? ''));
    if (target.kind === 'anchor' && target.page === undefined)
      return absolute(findTarget(decode(target.anchor), place));
    return absolute(resolve(target));
  };
}

/** Relative URLs lead to places beside the specification, which are not published with it. */
function webURL(url: string): string | undefined {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) ? url : undefined;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
