import type { Handler } from '@specshelf/contract';
import { invalidRequest } from '../../base/errors.js';
import { conditionalReply } from '../../base/http/conditional-reply.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { readReply } from '../../http/version-reply.js';
import { findSpace } from '../../state/access/accessible-records.js';
import type { ComputedContent } from '../../work/computed/create-computed-content.js';

export const getComputedDocument =
  (deps: Deps, computed: () => Promise<ComputedContent>): Handler<'getComputedDocument', Principal> =>
  async ({ path, query, header, body: { source, seed }, principal }) => {
    const { schema = 'current', depth } = query;
    if (depth !== undefined && schema !== 'next') throw invalidRequest([depthWithoutNext]);
    const space = await findSpace(deps, principal, path.spaceId);
    const { headers, body, served } = await (await computed()).document({
      space,
      source,
      seed,
      principal,
      form: { schema, depth },
    });
    return readReply(served, conditionalReply(header['If-None-Match'], headers, body));
  };

const depthWithoutNext = {
  path: '/query/depth',
  message:
    'limits the data in blocks, which only the schema `next` contains. Add schema=next, or remove depth',
};
