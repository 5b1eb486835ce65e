import type { Handler } from '@specshelf/contract';
import { findPublished } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { documentTags, storedDocument } from '../content/documents.js';
import { conditionalReply, revalidatePublicDocument } from '../http/conditional-reply.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';

export const getPublishedOpenAPISpec =
  (deps: Deps): Handler<'getPublishedOpenAPISpec', Principal> =>
  async ({ path, header }) => {
    const found = await findPublished(deps, path);
    const { spec, version } = found;
    const headers = revalidatePublicDocument(documentTags(deps, version).json, `${spec.slug}.json`);
    return versionReply(
      found,
      conditionalReply(header['If-None-Match'], headers, storedDocument(deps, version)),
    );
  };
