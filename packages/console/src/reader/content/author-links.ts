import type { Reading } from '../reading/reading.js';
import { siteIndexOf } from '../reading/site-index.js';

/** Returns the IDs of the elements in rendered HTML, to which links can lead. */
export function* idsIn(html: string): Generator<string, void> {
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) yield decodeEntities(id);
}

/**
 * Repairs links of authors in the HTML of a page with these IDs. Descriptions are written for other readers: their links to operations,
 * tags, and schemas become links to the pages of these. Links that lead nowhere in this documentation become plain text, and images
 * beside the specification their alternative text: they are not published with it.
 */
export function repairLinks(
  html: string,
  ids: ReadonlySet<string>,
  reading: Pick<Reading, 'map' | 'reader' | 'links'>,
): string {
  const root = reading.links.to('/');
  const own = [`${root}orgs/`, `${root}published/`, `${reading.reader.overview}/`];
  return withoutRelativeImages(html).replaceAll(/<a ([^>]*?)href="([^"]*)"/g, (tag, before, encoded) => {
    // Most links are those from names to their own elements.
    if (encoded.startsWith('#') && ids.has(encoded.slice(1))) return tag;
    const href = decodeEntities(encoded);
    // Links with a scheme, and those that this documentation writes.
    const isOwn = own.some((start) => href.startsWith(start));
    if (isOwn || /^(?:[a-z][a-z0-9+.-]*:|\/\/|\?)/i.test(href)) return tag;
    if (!href.startsWith('#')) return `<a ${before}`;
    const fragment = decodeFragment(href.slice(1));
    if (ids.has(fragment)) return tag;
    const found = findTarget(fragment, reading);
    return found === undefined ? `<a ${before}` : `<a ${before}href="${encodeEntities(found)}"`;
  });
}

function withoutRelativeImages(html: string): string {
  // Values of attributes may contain ">".
  return html.replaceAll(/<img((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g, (tag, attributes: string) => {
    const url = attributeOf(attributes, 'src');
    const isAbsolute = url === undefined || /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
    return isAbsolute ? tag : (attributeOf(attributes, 'alt') ?? '').replaceAll('<', '&lt;');
  });
}

/** The encoded value of an attribute. */
function attributeOf(attributes: string, name: string): string | undefined {
  const all = attributes.matchAll(/([\w-]+)="([^"]*)"/g);
  return [...all].find(([, each]) => each === name)?.[2];
}

/** Finds the page of a link such as `#operation/getPet`, `#tag/Pets/operation/getPet`, `#tag/Pets`, or `#schema/Pet`. */
export function findTarget(
  fragment: string,
  { map, reader }: Pick<Reading, 'map' | 'reader'>,
): string | undefined {
  const segments = fragment.split('/').filter((segment) => segment !== '');
  const name = segments.at(-1) ?? '';
  const kind = segments.at(-2)?.toLowerCase() ?? '';
  const site = siteIndexOf(map);
  if (/^(?:schema|schemas|model|models|definitions)$/.test(kind)) {
    return site.schemas.has(name) ? reader.schema(name) : undefined;
  }
  const index = kind === 'tag' ? site.tagNamed(name) : site.byOperationId.get(name);
  const page = index === undefined ? undefined : site.pages[index];
  return page && reader.page(page.path);
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
