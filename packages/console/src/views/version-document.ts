import { uncompressed } from '../http/create-reply-encoder.js';
import type { Action } from './action.js';
import { signedIn } from './ask.js';
import { documentHeaders } from './security-headers.js';

/** The document of a version as the API answers it, for those whose browser has no token to send. */
export function documentOfVersion(
  operationId: 'getOpenAPISpecVersionDocument' | 'getOpenAPISpecVersionDocumentYAML',
): Action {
  return async ({ service, principal, params, sender }, _request, response) => {
    const call = { operationId, path: params, query: {}, header: {}, body: undefined };
    const reply = await service.handle({ ...call, principal: signedIn(principal) });
    const headers = { ...reply.headers, ...documentHeaders };
    await sender.send(uncompressed, operationId, { ...reply, headers }, response);
  };
}
