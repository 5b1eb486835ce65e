import { sha256 } from '@noble/hashes/sha2.js';
import { Serialized } from '@specshelf/contract';
import { conditionalReply } from '@specshelf/service/conditional-reply';
import { documentHeaders } from '../web/security-headers.js';
import type { Action } from './action.js';

/** Returns the OpenAPI document of the API of this server as text. */
export type LoadAPIDocument = (format: 'json' | 'yaml') => Promise<string>;

const mediaTypes = { json: 'application/json', yaml: 'application/yaml' };

/** Serves the document of the API, for browsers, clients, and pages of other sites. */
export function apiDocumentAction(load: LoadAPIDocument, format: 'json' | 'yaml'): Action {
  return async (_page, { headers: sent }) => {
    const text = await load(format);
    const etag = `"${hashOf(text)}"`;
    const headers = {
      ...documentHeaders,
      etag,
      'content-type': `${mediaTypes[format]}; charset=utf-8`,
      'content-disposition': `inline; filename="specshelf-openapi.${format}"`,
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
    };
    const ifNoneMatch = sent.get('if-none-match') ?? undefined;
    const { status } = conditionalReply(ifNoneMatch, { ETag: etag }, new Serialized([text]));
    return { page: true, reply: { status, headers, chunks: status === 304 ? [] : [text] } };
  };
}

function hashOf(text: string): string {
  const bytes = sha256(new TextEncoder().encode(text)).subarray(0, 18);
  return btoa(String.fromCharCode(...bytes));
}
