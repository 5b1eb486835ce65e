import { ActionList } from '../components/action-list.js';
import { ListPages } from '../components/list-pages.js';
import { markdownLinks, withQuery } from '../content/markdown-links.js';
import { longestList, rangeAt, rangeQuery, readStart } from '../reading/list-range.js';
import type { FindPage, PagePart } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { type ListedAction, type SiteIndex, siteIndexOf } from '../reading/site-index.js';

/** The index of all operations and webhooks, by tag. */
export const operationsPage: FindPage = (reading, { query }) => {
  const site = siteIndexOf(reading.map);
  const range = rangeAt(site.actions.length, readStart(query), longestList);
  if (range === undefined) return undefined;
  const { operations } = reading.reader;
  const address = markdownLinks(reading).operations;
  const groups = groupsOf(site.actions.slice(range.from, range.to));
  return {
    kind: 'page',
    query: rangeQuery(range.from),
    markdown: {
      address: withQuery(address, rangeQuery(range.from)),
      canonical: operations + rangeQuery(range.from),
      load: async (tools) => {
        const { operationsMarkdown } = await import('../markdown/index-markdown.js');
        return operationsMarkdown({ reading, range, address, site, groups }, tools);
      },
    },
    load: async () => ({
      title: 'All operations',
      location: { kind: 'operations' },
      canonical: operations + rangeQuery(range.from),
      parts: [
        ...groups.map((group) => groupPart(site, group, reading)),
        () => <ListPages range={range} href={operations} />,
      ],
    }),
  };
};

/** Splits a list where the tag changes. */
function groupsOf(actions: readonly ListedAction[]): ListedAction[][] {
  const groups: ListedAction[][] = [];
  for (const action of actions) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && last[0].tag === action.tag) last.push(action);
    else groups.push([action]);
  }
  return groups;
}

function groupPart(site: SiteIndex, group: readonly ListedAction[], { reader }: Reading): PagePart {
  const pages = group.flatMap(({ index }) => site.pages[index] ?? []);
  const parent = group[0]?.tag;
  const tag = parent === undefined ? undefined : site.pages[parent];
  if (tag === undefined) return () => <ActionList pages={pages} reader={reader} />;
  return () => (
    <section class="reader-section">
      <h2 dir="auto">
        <a href={reader.page(tag.path)}>{tag.title}</a>
      </h2>
      <ActionList pages={pages} reader={reader} />
    </section>
  );
}
