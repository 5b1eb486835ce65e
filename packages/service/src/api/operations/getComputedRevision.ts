import type { Handler } from '@specshelf/contract';
import { conditionalReply } from '../../base/http/conditional-reply.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { readReply } from '../../http/version-reply.js';
import { findSpace } from '../../state/access/accessible-records.js';
import type { ComputedContent } from '../../work/computed/create-computed-content.js';

export const getComputedRevision =
  (deps: Deps, computed: () => Promise<ComputedContent>): Handler<'getComputedRevision', Principal> =>
  async ({ path, header, body: { source, seed }, principal }) => {
    const space = await findSpace(deps, principal, path.spaceId);
    const { headers, body, served } = await (await computed()).revision({ space, source, seed, principal });
    return readReply(served, conditionalReply(header['If-None-Match'], headers, body));
  };
