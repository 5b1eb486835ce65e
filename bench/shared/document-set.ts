import type { DocumentSet } from './bench-document.js';
import { readCorpus } from './corpus.js';
import { generateDocuments } from './generated-documents.js';
import type { Options } from './options.js';

/** Returns the documents to measure, from the corpus or generated. */
export function documentSet({ corpus, document, quick }: Options): DocumentSet {
  if (quick) return generateDocuments(5);
  if (corpus !== undefined) return readCorpus(corpus, document);
  console.log('SPECSHELF_CORPUS is not set. Measuring generated documents:');
  return generateDocuments(1_500);
}
