import type { OperationId } from '@specshelf/contract';
import type { Action } from '../page/action.js';
import { requireSignIn } from '../web/call-operation.js';
import { documentHeaders } from '../web/security-headers.js';

/** Operations that return a file of a version. */
type FileOperationId = Extract<
  OperationId,
  | 'getOpenAPISpecVersionDocument'
  | 'getOpenAPISpecVersionDocumentYAML'
  | 'getOpenAPISpecVersionSourceFile'
  | 'getOpenAPISpecVersionSourceArchive'
>;

/** Extensions of the files whose replies have no name. */
const extensions: Partial<Record<FileOperationId, string>> = {
  getOpenAPISpecVersionDocument: 'json',
  getOpenAPISpecVersionDocumentYAML: 'yaml',
};

/** Returns a file of a version as the API does, for visitors whose browser sends a cookie instead of a token. */
export function versionFile(operationId: FileOperationId): Action {
  return async ({ service, principal, params }) => {
    const call = { operationId, path: params, query: {}, header: {}, body: undefined };
    const reply = await service.handle({ ...call, principal: requireSignIn(principal) });
    const { specSlug, versionId } = params;
    const extension = extensions[operationId];
    // A version may be named by a label, with a colon.
    const name = `${specSlug}-${versionId?.replaceAll(/[^\w.-]+/g, '-')}.${extension}`;
    const disposition = extension && { 'content-disposition': `inline; filename="${name}"` };
    return {
      operationId,
      reply: { ...reply, headers: { ...reply.headers, ...documentHeaders, ...disposition } },
    };
  };
}
