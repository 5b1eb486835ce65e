import { defined } from '@specshelf/base/defined';
import { documentTokens, ranksOf, type SearchDocument } from '@specshelf/search';
import type { OpenAPISpecSummary } from '../base/ports/records.js';
import type { ContentCodec } from '../base/ports/work/content.js';
import type { IndexedVersion } from '../work/heavy-work/search/index-version.js';
import { printChunk } from '../work/heavy-work/search/search-chunks.js';

/** Returns the document of a specification itself, from its record: if nothing else can be indexed, it is found by its slug and title. */
export async function indexSpecOnly(
  codec: Pick<ContentCodec, 'compress'>,
  { slug, facts, owner, lifecycle, tags }: OpenAPISpecSummary,
): Promise<IndexedVersion> {
  const { summary } = facts ?? {};
  const title = facts?.title?.trim() ? facts.title : slug;
  const document: SearchDocument = {
    entry: { kind: 'spec', title, identifier: slug, ...defined({ snippet: summary }) },
    ...documentTokens({
      identifiers: [slug, title],
      names: [slug, title],
      paths: [summary ?? ''],
      bodies: [],
      memberTexts: [owner, lifecycle, ...tags].filter((label) => label !== undefined),
    }),
  };
  return { ranks: ranksOf([document]), chunks: [await printChunk(codec, [document], new Set())] };
}
