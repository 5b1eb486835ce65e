import type { Action } from '../action.js';
import { requireSignIn } from '../call-operation.js';
import { documentHeaders } from '../security-headers.js';

/** Returns the document of a version as the API does, for visitors whose browser sends a cookie instead of a token. */
export function versionDocument(
  operationId: 'getOpenAPISpecVersionDocument' | 'getOpenAPISpecVersionDocumentYAML',
): Action {
  return async ({ service, principal, params }) => {
    const call = { operationId, path: params, query: {}, header: {}, body: undefined };
    const reply = await service.handle({ ...call, principal: requireSignIn(principal) });
    const { specSlug, versionId } = params;
    const extension = operationId === 'getOpenAPISpecVersionDocument' ? 'json' : 'yaml';
    // Found specifications and versions have names without quotes and control characters.
    const name = `${specSlug}-${versionId}.${extension}`;
    const disposition = { 'content-disposition': `inline; filename="${name}"` };
    return {
      operationId,
      reply: { ...reply, headers: { ...reply.headers, ...documentHeaders, ...disposition } },
    };
  };
}
