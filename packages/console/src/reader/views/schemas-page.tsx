import { ListPages } from '../components/list-pages.js';
import { markdownLinks, withQuery } from '../content/markdown-links.js';
import { rangeAt, rangeQuery, readStart } from '../reading/list-range.js';
import type { ReaderLinks } from '../reading/reader-links.js';
import type { FindPage } from '../reading/reader-page.js';

/** Limit on the names of one page. Each has 4 nodes. */
const longestPage = 1_000;

/** The index of all schemas. */
export const schemasPage: FindPage = (reading, { query }) => {
  const {
    map: { schemas },
    reader,
  } = reading;
  const range = rangeAt(schemas.length, readStart(query), longestPage);
  if (range === undefined) return undefined;
  const address = markdownLinks(reading).schemas;
  return {
    kind: 'page',
    query: rangeQuery(range.from),
    markdown: {
      address: withQuery(address, rangeQuery(range.from)),
      canonical: reader.schemas + rangeQuery(range.from),
      load: async (tools) =>
        (await import('../markdown/index-markdown.js')).schemasMarkdown({ reading, range, address }, tools),
    },
    load: async () => ({
      title: 'Schemas',
      location: { kind: 'schemas' },
      canonical: reader.schemas + rangeQuery(range.from),
      parts:
        schemas.length === 0
          ? [() => <p class="reader-soft">This specification has no named schemas.</p>]
          : [
              () => <SchemaNames names={schemas.slice(range.from, range.to)} reader={reader} />,
              () => <ListPages range={range} href={reader.schemas} />,
            ],
    }),
  };
};

function SchemaNames({ names, reader }: { names: readonly string[]; reader: ReaderLinks }) {
  return (
    <ul class="reader-names">
      {names.map((name) => (
        <li key={name}>
          <a href={reader.schema(name)}>
            <code>{name}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
