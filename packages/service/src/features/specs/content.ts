import { type Schema, Serialized, type StoredChunk } from '@specshelf/contract';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import { documentURL, publishedURL } from '../../state/urls.js';

type Content = Schema<'OpenAPISpecVersionContent'>;

/** Returns the content of a version, with the JSON text of its stored document. */
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

/** Returns the URL of the document of a version, and the public one if the specification is public. */
export function contentURLs(deps: Deps, spec: OpenAPISpecRecord, versionId: string): Content['urls'] {
  return {
    source: documentURL(deps, spec, versionId),
    public: spec.visibility === 'public' ? publishedURL(deps, spec) : null,
  };
}
