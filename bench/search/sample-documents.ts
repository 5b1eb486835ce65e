import { readOutline, searchDocumentsOf } from '@specshelf/generator';
import type { SearchDocument } from '@specshelf/search';
import { specificationOf, storedVersion, textOf } from '../generator/stored-version.js';
import type { BenchDocument } from '../shared/bench-document.js';

/** The search documents of a real specification. */
export interface Sample {
  spec: SearchDocument;
  operations: SearchDocument[];
  schemas: SearchDocument[];
}

const fewestOperations = 4;

export async function sampleDocuments(documents: readonly BenchDocument[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const document of documents) {
    const stored = await storedVersion(document).catch(() => undefined);
    if (!stored) continue;
    const outline = readOutline(textOf(stored.outline));
    const specification = specificationOf(stored);
    const all = [...searchDocumentsOf({ specification, outline, specSlug: document.name })];
    const [spec] = all;
    const operations = all.filter(({ entry }) => entry.kind === 'operation');
    const schemas = all.filter(({ entry }) => entry.kind === 'schema');
    if (spec && operations.length >= fewestOperations) samples.push({ spec, operations, schemas });
  }
  return samples;
}
