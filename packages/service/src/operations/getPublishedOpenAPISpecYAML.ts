import type { Handler } from '@specshelf/contract';
import { findPublished } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { documentInYAML, documentTags } from '../content/documents.js';
import { conditionalReply, revalidatePublicDocument } from '../http/conditional-reply.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';

export const getPublishedOpenAPISpecYAML =
  (deps: Deps): Handler<'getPublishedOpenAPISpecYAML', Principal> =>
  async ({ path, header }) => {
    const found = await findPublished(deps, path);
    const { spec, version } = found;
    const headers = revalidatePublicDocument(documentTags(deps, version).yaml, `${spec.slug}.yaml`);
    return versionReply(
      found,
      conditionalReply(header['If-None-Match'], headers, documentInYAML(deps, version)),
    );
  };
