import type { Handler } from '@specshelf/contract';
import { findSpace } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { ComputedContent } from '../computed/create-computed-content.js';
import { invalidRequest } from '../errors.js';
import { conditionalReply } from '../http/conditional-reply.js';
import { readReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';

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
