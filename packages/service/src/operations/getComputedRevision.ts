import type { Handler } from '@specshelf/contract';
import { findSpace } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { ComputedContent } from '../computed/create-computed-content.js';
import { conditionalReply } from '../http/conditional-reply.js';
import { readReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';

export const getComputedRevision =
  (deps: Deps, computed: () => Promise<ComputedContent>): Handler<'getComputedRevision', Principal> =>
  async ({ path, header, body: { source, seed }, principal }) => {
    const space = await findSpace(deps, principal, path.spaceId);
    const { headers, body, served } = await (await computed()).revision({ space, source, seed, principal });
    return readReply(served, conditionalReply(header['If-None-Match'], headers, body));
  };
