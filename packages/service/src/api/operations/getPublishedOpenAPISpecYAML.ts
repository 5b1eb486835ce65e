import type { Handler } from '@specshelf/contract';
import { documentInYAML, documentTags } from '../../base/content/documents.js';
import { conditionalReply, revalidatePublicDocument } from '../../base/http/conditional-reply.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { versionReply } from '../../http/version-reply.js';
import { findPublished } from '../../state/access/accessible-records.js';

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
