import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access.js';
import type { Deps } from '../deps.js';
import { conditionalReply, revalidateDocument } from '../http/conditional-reply.js';
import type { Principal } from '../principal.js';
import { documentTags, storedDocument } from '../rules/documents.js';

export const getOpenAPISpecVersionDocument =
  (deps: Deps): Handler<'getOpenAPISpecVersionDocument', Principal> =>
  async ({ path, header, principal }) => {
    const { version } = await findVersion(deps, principal, path);
    const headers = revalidateDocument(documentTags(deps, version).json);
    return conditionalReply(header['If-None-Match'], headers, storedDocument(deps, version));
  };
