import type { Reply } from '@specshelf/contract';
import type { Deps } from '../deps.js';
import { conditionalReply, revalidate } from '../http/conditional-reply.js';
import { contentURLs, presentContent } from '../present/content.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../records.js';
import { cacheHeaders, specTag } from './cache-headers.js';
import { readBytes, toStoredChunk } from './contents.js';

/** The content of a version, or 304 when the caller has it. Its tag covers the addresses in it too. */
export async function contentReply(
  deps: Deps,
  spec: OpenAPISpecRecord,
  version: OpenAPISpecVersionRecord,
  ifNoneMatch: string | undefined,
): Promise<Reply<'getLatestOpenAPISpecVersionContent'>> {
  const urls = contentURLs(deps, spec, version.id);
  const etag = deps.digest(JSON.stringify([version.specification, urls]));
  const headers = { ...revalidate(etag), ...cacheHeaders([specTag(spec)]) };
  const readDocument = async () => toStoredChunk(deps, await readBytes(deps, version.specification));
  return conditionalReply(ifNoneMatch, headers, presentContent(readDocument, urls));
}
