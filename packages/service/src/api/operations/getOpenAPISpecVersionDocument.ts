import type { Handler } from '@specshelf/contract';
import { documentTags, storedDocument } from '../../base/content/documents.js';
import { conditionalReply, revalidateDocument } from '../../base/http/conditional-reply.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { versionReply } from '../../http/version-reply.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { documentURL } from '../../state/urls.js';

export const getOpenAPISpecVersionDocument =
  (deps: Deps): Handler<'getOpenAPISpecVersionDocument', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findVersion(deps, principal, path);
    const { spec, version } = found;
    const headers = {
      ...revalidateDocument(documentTags(deps, version).json),
      ...contentLocation(path, documentURL(deps, spec, version.id)),
    };
    return versionReply(
      found,
      conditionalReply(header['If-None-Match'], headers, storedDocument(deps, version)),
    );
  };
