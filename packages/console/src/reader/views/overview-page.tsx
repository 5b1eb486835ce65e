import { changedSince } from '../changelog/changed-since.js';
import { ListPages } from '../components/list-pages.js';
import { markdownLinks, withQuery } from '../content/markdown-links.js';
import { contentsOf, type OverviewContents } from '../overview/overview-contents.js';
import { type ListRange, rangeAt, rangeQuery, readStart } from '../reading/list-range.js';
import type { FindPage, PagePart } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { siteIndexOf } from '../reading/site-index.js';
import { About } from './overview/about.js';
import { Access } from './overview/access.js';
import { GroupList, Groups, SingleOperations } from './overview/groups.js';

/** Limit on the servers, the security schemes, and the tags of one page. Together, three of them have up to 20 nodes. */
const longestPage = 250;

/** The overview of a specification: facts about it, and its tags with their operations. */
export const overviewPage: FindPage = (reading, { query }) => {
  const { overview, reader } = reading;
  const contents = contentsOf(reading);
  const longest = Math.max(contents.listed.length, overview.servers.length, overview.security.length);
  const range = rangeAt(longest, readStart(query), longestPage);
  if (range === undefined) return undefined;
  const address = markdownLinks(reading).overview;
  return {
    kind: 'page',
    query: rangeQuery(range.from),
    markdown: {
      address: withQuery(address, rangeQuery(range.from)),
      canonical: reader.overview + rangeQuery(range.from),
      load: async (tools) => {
        const { overviewMarkdown } = await import('../markdown/overview-markdown.js');
        return overviewMarkdown({ reading, contents, range, address }, tools);
      },
    },
    load: async () => ({
      title: overview.title,
      location: { kind: 'overview' },
      canonical: reader.overview + rangeQuery(range.from),
      parts: overviewParts(
        reading,
        contents,
        range,
        range.from === 0 ? await changedSince(reading, { kind: 'all' }) : [],
      ),
    }),
  };
};

/** A range of all lists, whose first part is surrounded by everything else. */
function* overviewParts(
  reading: Reading,
  contents: OverviewContents,
  range: ListRange,
  changed: readonly PagePart[],
): Generator<PagePart, void> {
  const { overview, reader } = reading;
  const site = siteIndexOf(reading.map);
  const isFirst = range.from === 0;
  const shown = <Item,>(items: readonly Item[]) => items.slice(range.from, range.to);
  yield* changed;
  if (isFirst) yield () => <Description overview={overview} />;
  const access = { servers: shown(overview.servers), security: shown(overview.security) };
  yield () => <Access {...access} reading={reading} />;
  const listed = shown(contents.listed);
  if (listed.length > 0) yield () => <GroupList indexes={listed} site={site} reading={reading} />;
  yield () => <ListPages range={range} href={reader.overview} />;
  if (!isFirst) return;
  for (const index of contents.open) yield () => <Groups indexes={[index]} site={site} reading={reading} />;
  const { single, isLong } = contents;
  if (single.length > 0) {
    yield () => <SingleOperations indexes={single} site={site} reading={reading} isLong={isLong} />;
  }
  yield () => <About overview={overview} />;
}

function Description({ overview: { descriptionHTML, plainSummary } }: Pick<Reading, 'overview'>) {
  if (descriptionHTML === undefined && plainSummary === undefined) return null;
  return (
    <div class="shelf-document reader-overview">
      {plainSummary !== undefined && <p dir="auto">{plainSummary}</p>}
      {descriptionHTML !== undefined && (
        <div class="shelf-text" dir="auto" dangerouslySetInnerHTML={{ __html: descriptionHTML }} />
      )}
    </div>
  );
}
