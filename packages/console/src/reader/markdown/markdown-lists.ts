import { escapeMarkdown, markdownCode, markdownLink } from '@specshelf/render/markdown';
import type { SitePage } from '@specshelf/service';
import { pluralize } from '../../components/pluralize.js';
import { isAddress } from '../components/page-title.js';
import { withQuery } from '../content/markdown-links.js';
import { type ListRange, rangeQuery } from '../reading/list-range.js';
import type { ReaderLinks } from '../reading/reader-links.js';
import { shorten } from '../reading/shorten.js';
import type { SiteIndex } from '../reading/site-index.js';

/** Returns the absolute URL of a path. */
export type ToURL = (path: string) => string;

/** Limit on the characters of a title or a description in a list. */
const longestText = 300;

/** Operations and other pages, as a list of links. */
export function pageList(pages: readonly SitePage[], links: ReaderLinks, toURL: ToURL): string {
  return pages.map((page) => `- ${pageItem(page, links, toURL)}`).join('\n');
}

function pageItem(page: SitePage, links: ReaderLinks, toURL: ToURL): string {
  const { kind, method = '', address, title, description, deprecated, path } = page;
  const name = address === undefined ? title : `${kind === 'webhook' ? 'Webhook ' : ''}${method} ${address}`;
  const texts = [
    ...(address === undefined || isAddress(page) ? [] : [title]),
    ...(address === undefined && description !== '' ? [description] : []),
  ].map(toText);
  const link = markdownLink(
    address === undefined ? toText(name) : markdownCode(shorten(name, longestText)),
    toURL(links.page(path)),
  );
  return [link, ...texts].join(': ') + (deprecated ? ' (deprecated)' : '');
}

/** Tags and topics with the numbers of their operations. */
export function groupList(
  indexes: readonly number[],
  site: SiteIndex,
  links: ReaderLinks,
  toURL: ToURL,
): string {
  const items = indexes.flatMap((index) => {
    const page = site.pages[index];
    if (page === undefined) return [];
    const count = site.actionCounts[index] ?? 0;
    const texts = [
      ...(count === 0 ? [] : [`${pluralize(count, 'operation')}.`]),
      ...(page.description === '' ? [] : [toText(page.description)]),
    ];
    const link = markdownLink(toText(page.title), toURL(links.page(page.path)));
    return [`- ${link}${texts.length === 0 ? '' : `: ${texts.join(' ')}`}`];
  });
  return items.join('\n');
}

export function toText(text: string): string {
  return escapeMarkdown(shorten(text, longestText));
}

/** Leads to the next part of a long list. Empty at its end. */
export function nextPart({ to, total }: ListRange, address: string, toURL: ToURL): string {
  if (to >= total) return '';
  return markdownLink(`Continue with entry ${to + 1} of ${total}`, toURL(withQuery(address, rangeQuery(to))));
}
