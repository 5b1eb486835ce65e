import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { documentTags, storedDocument } from '../content/documents.js';
import { conditionalReply, revalidateDocument } from '../http/conditional-reply.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';
import { documentURL } from '../present/urls.js';
import { contentLocation } from '../rules/content-location.js';

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
