import type { Handler } from '@specshelf/contract';
import { findSpace } from '../access.js';
import type { ComputedContent } from '../computed/create-computed-content.js';
import type { Deps } from '../deps.js';
import { insufficientScope } from '../errors.js';
import { hasScope, type Principal } from '../principal.js';
import { conditionalReply } from '../rules/conditional.js';

export const getComputedDocument =
  (deps: Deps, computed: () => Promise<ComputedContent>): Handler<'getComputedDocument', Principal> =>
  async ({ path, query, header, body: { source, seed }, principal }) => {
    const space = await findSpace(deps, principal, path.spaceId);
    const { schema = 'current' } = query;
    // Schema `next` carries parts of the specification itself, which need the right to read it.
    if (schema === 'next' && !hasScope(principal, 'openapi:read')) throw insufficientScope('openapi:read');
    const { headers, body } = await (await computed()).document({ space, source, seed, principal, schema });
    return conditionalReply(header['If-None-Match'], headers, body);
  };
