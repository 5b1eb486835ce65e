import type { ContentCodec } from '../ports/work/content.js';

/**
 * The key under which the document of a version is stored without enrichment. It follows from the digest of the enriched
 * document, so that versions of earlier releases need no further column. See docs/decisions/0034-store-documents-with-and-without-enrichment.md
 */
export function plainDocumentKey({ digest }: Pick<ContentCodec, 'digest'>, specification: string): string {
  return digest(`document of ${specification}`);
}
