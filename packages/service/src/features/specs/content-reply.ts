import type { Reply } from '@specshelf/contract';
import { readBytes, toStoredChunk } from '../../base/content/read-content.js';
import { cacheHeaders, specTag } from '../../base/http/cache-headers.js';
import { conditionalReply, revalidate } from '../../base/http/conditional-reply.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import { contentURLs, presentContent } from './content.js';
import type { contentLocation } from './content-location.js';

/** Returns the content of a version, or 304. The ETag also covers the URLs in it. */
export async function contentReply(
  deps: Deps,
  { spec, version }: { spec: OpenAPISpecRecord; version: OpenAPISpecVersionRecord },
  ifNoneMatch: string | undefined,
  location: ReturnType<typeof contentLocation> = {},
): Promise<Reply<'getOpenAPISpecVersionContentById'>> {
  const urls = contentURLs(deps, spec, version.id);
  const etag = deps.digest(JSON.stringify([version.specification, urls]));
  const headers = { ...revalidate(etag), ...cacheHeaders([specTag(spec)]), ...location };
  const readDocument = async () => toStoredChunk(deps, await readBytes(deps, version.specification));
  return conditionalReply(ifNoneMatch, headers, presentContent(readDocument, urls));
}
