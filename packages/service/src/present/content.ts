import { type Schema, Serialized, type StoredChunk } from '@specshelf/contract';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord } from '../ports/records.js';
import { documentURL, publishedURL } from './urls.js';

type Content = Schema<'OpenAPISpecVersionContent'>;

/** The content of a version around its stored document, which is JSON text and stays so. */
export function presentContent(
  readDocument: () => Promise<StoredChunk>,
  urls: Content['urls'],
): Serialized<Content> {
  const file = '{"dir":".","filename":"openapi.json","isEntrypoint":true,"references":[],"specification":';
  return new Serialized(async () => [
    `{"filesystem":[${file}`,
    await readDocument(),
    `}],"url":${JSON.stringify(urls.source)},"urls":${JSON.stringify(urls)}}`,
  ]);
}

/** Where the document of a version is found with a token, and where without one while it is public. */
export function contentURLs(deps: Deps, spec: OpenAPISpecRecord, versionId: string): Content['urls'] {
  return {
    source: documentURL(deps, spec, versionId),
    public: spec.visibility === 'public' ? publishedURL(deps, spec) : null,
  };
}
