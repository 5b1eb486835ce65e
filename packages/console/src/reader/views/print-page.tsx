import type { Schema } from '@specshelf/contract';
import type { SitePage } from '@specshelf/service';
import { render } from 'preact-render-to-string';
import { countNodes } from '../reading/count-nodes.js';
import { rangeQuery, readStart } from '../reading/list-range.js';
import type { FindPage, PagePart } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { actionsBelow, siteIndexOf } from '../reading/site-index.js';
import { documentParts } from './document-parts.js';

/** Limit on the nodes of the operations of one page, unless the first operation has more. */
const mostNodes = 6_500;

/** A tag with its operations, all details open, for printing. Further operations are on pages of their own. */
export const printPage: FindPage = (reading, { params, query }) => {
  const { path = '' } = params;
  const site = siteIndexOf(reading.map);
  const index = findIndex(reading, path);
  const tag = index === undefined ? undefined : site.pages[index];
  if (index === undefined || tag === undefined) return undefined;
  const from = readStart(query);
  const actions = actionsBelow(site, index);
  const all = actions.length === 0 ? [index] : actions;
  if (from >= all.length) return undefined;
  const href = reading.reader.print(tag.path);
  return {
    kind: 'page',
    query: rangeQuery(from),
    load: async () => ({
      title: tag.title,
      location: { kind: 'page', index },
      canonical: href + rangeQuery(from),
      parts: printParts({ reading, pages: all.flatMap((each) => site.pages[each] ?? []), from, href }),
    }),
  };
};

function findIndex({ map }: Reading, path: string): number | undefined {
  const tag = Object.hasOwn(map.tagPaths, path) ? map.tagPaths[path] : undefined;
  return siteIndexOf(map).byPath.get(path) ?? tag;
}

interface PrintOptions {
  reading: Reading;
  pages: readonly SitePage[];
  from: number;
  /** The address of the page with the first operations. */
  href: string;
}

/** As many operations as fit, and links to the others. */
async function* printParts({ reading, pages, from, href }: PrintOptions): AsyncGenerator<PagePart, void> {
  let nodes = 0;
  let to = from;
  for (const page of pages.slice(from)) {
    const html: string[] = [];
    const document = await reading.version.document(page);
    for (const part of operationParts(reading, page, document)) {
      html.push(typeof part === 'string' ? part : render(part()));
      yield '';
    }
    const text = withoutAnchors(html.join(''));
    nodes += countNodes(text);
    if (nodes > mostNodes && to > from) break;
    yield text;
    to += 1;
  }
  yield () => <Others from={from} to={to} total={pages.length} href={href} />;
}

function* operationParts(
  reading: Reading,
  page: SitePage,
  document: Schema<'Document'>,
): Generator<PagePart, void> {
  yield () => <h2 dir="auto">{page.title}</h2>;
  yield* documentParts({ reading, document, pageURL: reading.reader.page(page.path), open: true });
}

interface OthersProps extends Pick<PrintOptions, 'from' | 'href'> {
  to: number;
  total: number;
}

/** The first operation of the previous page is unknown: pages have as many as fit. */
function Others({ from, to, total, href }: OthersProps) {
  if (from === 0 && to === total) return null;
  return (
    <nav class="reader-neighbors" aria-label="Other operations of this tag">
      {from > 0 && (
        <a rel="prev" href={href}>
          <span>Start</span> Operations from 1
        </a>
      )}
      {to < total && (
        <a rel="next" href={href + rangeQuery(to)}>
          <span>Next part</span> Operations from {to + 1} of {total}
        </a>
      )}
    </nav>
  );
}

/** Operations have equal IDs and names of elements, which must be unique on a page. */
function withoutAnchors(html: string): string {
  // Texts, such as the code of an author, may look like attributes.
  return html.replaceAll(/<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)+\s*\/?>/g, (tag) =>
    tag.replaceAll(
      / (?:id="[^"]*"|href="#[^"]*"|aria-label(?:ledby)?="[^"]*"|name="(?:samples|examples)")/g,
      '',
    ),
  );
}
