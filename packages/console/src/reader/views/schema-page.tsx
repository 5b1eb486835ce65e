import { RequestError } from '@specshelf/service';
import { changedSince } from '../changelog/changed-since.js';
import { markdownLinks, withQuery } from '../content/markdown-links.js';
import { partQuery } from '../reading/link-resolver.js';
import { partTitle, readPart } from '../reading/read-part.js';
import type { FindPage, PagePart } from '../reading/reader-page.js';
import { siteIndexOf } from '../reading/site-index.js';
import { documentParts } from './document-parts.js';

/** A schema with all of its properties. */
export const schemaPage: FindPage = (reading, { params, query }) => {
  const { name = '' } = params;
  const { reader, map, version } = reading;
  if (!siteIndexOf(map).schemas.has(name)) return undefined;
  const part = readPart(query);
  const pageURL = reader.schema(name);
  const shownQuery = part === undefined ? '' : `?${partQuery(part.id, part.from)}`;
  const address = markdownLinks(reading).schema(name);
  return {
    kind: 'page',
    query: shownQuery,
    markdown: {
      address: withQuery(address, shownQuery),
      canonical: pageURL + shownQuery,
      load: async (tools) => {
        const { schemaMarkdown } = await import('../markdown/index-markdown.js');
        return schemaMarkdown({ reading, name, address, part }, tools);
      },
    },
    load: async () => {
      const [document, changed] = await Promise.all([
        version.schema(name),
        part === undefined ? changedSince(reading, { kind: 'schema', name }) : [],
      ]);
      if (!document) throw new RequestError('not-found', 'There is no such schema.');
      return {
        title: partTitle(name, part),
        location: { kind: 'schema', name },
        canonical: pageURL,
        parts: schemaParts(changed, documentParts({ reading, document, pageURL, part })),
      };
    },
  };
};

function* schemaParts(changed: readonly PagePart[], document: Iterable<PagePart>): Generator<PagePart, void> {
  yield* changed;
  yield* document;
}
