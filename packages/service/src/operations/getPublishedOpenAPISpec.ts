import type { Handler } from '@specshelf/contract';
import { findPublished } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { documentTags, storedDocument } from '../content/documents.js';
import { conditionalReply, revalidatePublicDocument } from '../http/conditional-reply.js';
import type { Deps } from '../ports/deps.js';

export const getPublishedOpenAPISpec =
  (deps: Deps): Handler<'getPublishedOpenAPISpec', Principal> =>
  async ({ path, header }) => {
    const { spec, version } = await findPublished(deps, path);
    const headers = revalidatePublicDocument(documentTags(deps, version).json, `${spec.slug}.json`);
    return conditionalReply(header['If-None-Match'], headers, storedDocument(deps, version));
  };
