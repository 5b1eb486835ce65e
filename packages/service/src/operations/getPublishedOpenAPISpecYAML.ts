import type { Handler } from '@specshelf/contract';
import { findPublished } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { documentInYAML, documentTags } from '../content/documents.js';
import { conditionalReply, revalidatePublicDocument } from '../http/conditional-reply.js';
import type { Deps } from '../ports/deps.js';

export const getPublishedOpenAPISpecYAML =
  (deps: Deps): Handler<'getPublishedOpenAPISpecYAML', Principal> =>
  async ({ path, header }) => {
    const { spec, version } = await findPublished(deps, path);
    const headers = revalidatePublicDocument(documentTags(deps, version).yaml, `${spec.slug}.yaml`);
    return conditionalReply(header['If-None-Match'], headers, documentInYAML(deps, version));
  };
