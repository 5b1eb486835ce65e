import type { Handler } from '@specshelf/contract';
import { findPublished } from '../access.js';
import type { Deps } from '../deps.js';
import { conditionalReply, revalidatePublicDocument } from '../http/conditional-reply.js';
import type { Principal } from '../principal.js';
import { documentTags, storedDocument } from '../rules/documents.js';

export const getPublishedOpenAPISpec =
  (deps: Deps): Handler<'getPublishedOpenAPISpec', Principal> =>
  async ({ path, header }) => {
    const { version } = await findPublished(deps, path);
    const headers = revalidatePublicDocument(documentTags(deps, version).json);
    return conditionalReply(header['If-None-Match'], headers, storedDocument(deps, version));
  };
