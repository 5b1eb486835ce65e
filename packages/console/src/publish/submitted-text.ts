import { notFoundError } from '@specshelf/service';
import type { Action } from '../page/action.js';
import { requireSignIn } from '../web/call-operation.js';
import { documentHeaders } from '../web/security-headers.js';
import { isEditable } from './edited-text.js';

/** Returns the submitted text of the last run as a file. No operation of the API returns the source of a failed run. */
export const submittedTextAction: Action = async ({ service, principal, params }) => {
  const { organizationId = '', specSlug = '' } = params;
  const source = await service.sources.open({ organizationId, specSlug }, requireSignIn(principal));
  if (!isEditable(source)) throw notFoundError('The source of the last run is not one submitted text.');
  const chunk = await source.chunk(undefined);
  const { format } = await source.lines({ file: undefined }, []);
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="${source.spec.slug}.${format}"`,
    'cache-control': 'private, no-store',
  };
  return {
    operationId: 'getOpenAPISpecVersionSourceFile',
    reply: { status: 200, headers: { ...headers, ...documentHeaders }, chunks: [chunk] },
  };
};
