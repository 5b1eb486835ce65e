import { searchDocumentsOf } from '@specshelf/generator';
import { ranksOf, type SearchDocument } from '@specshelf/search';
import { joinBytes } from '../../../base/content/join-bytes.js';
import type { IndexInput } from '../../../base/ports/search/index-task.js';
import type { TaskContext } from '../../tasks/create-task-context.js';
import { documentsInChunk, printChunk, type SearchChunk } from './search-chunks.js';

/** The documents of a version. The first one is the specification. */
export interface IndexedVersion {
  /** The kinds and lengths of all documents, for `idsOfGeneration`. */
  ranks: Uint8Array;
  /** In order; all except the last one have `documentsInChunk` documents. */
  chunks: SearchChunk[];
}

export async function indexVersion(
  { specSlug, owner, tags, lifecycle, outline, specification }: IndexInput,
  { codec, readOutline, readSpecification }: Pick<TaskContext, 'codec' | 'readOutline' | 'readSpecification'>,
): Promise<IndexedVersion> {
  const documents = searchDocumentsOf({
    specification: await readSpecification(specification),
    outline: await readOutline(outline),
    specSlug,
    labels: [owner, lifecycle, ...tags].filter((label) => label !== undefined),
  });
  const ranks: Uint8Array[] = [];
  const chunks: SearchChunk[] = [];
  const words = new Set<string>();
  let open: SearchDocument[] = [];
  const close = async () => {
    if (open.length === 0) return;
    ranks.push(ranksOf(open));
    chunks.push(await printChunk(codec, open, words));
    open = [];
  };
  for (const document of documents) {
    if (open.push(document) === documentsInChunk) await close();
  }
  await close();
  return { ranks: joinBytes(ranks), chunks };
}
