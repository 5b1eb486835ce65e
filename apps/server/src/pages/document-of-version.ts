import { encodeAsIs } from '../http/create-reply-encoder.js';
import { writeReply } from '../http/write-reply.js';
import type { Action } from './action.js';
import { signedIn } from './ask.js';
import { documentHeaders } from './security-headers.js';

/** The document of a version as the API answers it, for those whose browser has no token to send. */
export function documentOfVersion(
  operationId: 'getOpenAPISpecVersionDocument' | 'getOpenAPISpecVersionDocumentYAML',
): Action {
  return async ({ service, principal, params }, _request, response) => {
    const call = { operationId, path: params, query: {}, header: {}, body: undefined };
    const reply = await encodeAsIs(await service.handle({ ...call, principal: signedIn(principal) }));
    await writeReply(response, { ...reply, headers: { ...reply.headers, ...documentHeaders } });
  };
}
