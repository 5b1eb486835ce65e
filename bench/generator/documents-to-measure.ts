import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BenchDocument, isLarge } from '../shared/bench-document.js';
import { documentSet } from '../shared/document-set.js';
import type { Options } from '../shared/options.js';

const require = createRequire(import.meta.url);

/** Returns the large documents of the corpus, or the requested one; without a corpus, those of `@gitbook/api`. */
export function documentsToMeasure(options: Options): BenchDocument[] {
  if (options.corpus === undefined && !options.quick) return publicDocuments();
  const { documents } = documentSet(options);
  return options.quick || options.document !== undefined ? documents : documents.filter(isLarge);
}

function publicDocuments(): BenchDocument[] {
  return [
    publicDocument('json', require.resolve('@gitbook/api/spec/openapi.json')),
    publicDocument('yaml', require.resolve('@gitbook/api/spec/openapi.yaml')),
  ];
}

function publicDocument(format: 'json' | 'yaml', path: string): BenchDocument {
  const bytes = readFileSync(path);
  const entry = `https://published.example/openapi.${format}`;
  return {
    name: `@gitbook/api, ${format}`,
    format,
    isSwagger: false,
    entry,
    files: new Map([[entry, bytes]]),
    unavailable: new Map(),
    bytes: bytes.length,
  };
}
