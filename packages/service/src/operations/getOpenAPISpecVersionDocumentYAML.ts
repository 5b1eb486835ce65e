import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { documentInYAML, documentTags } from '../content/documents.js';
import { conditionalReply, revalidateDocument } from '../http/conditional-reply.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';
import { versionURL } from '../present/urls.js';
import { contentLocation } from '../rules/content-location.js';

export const getOpenAPISpecVersionDocumentYAML =
  (deps: Deps): Handler<'getOpenAPISpecVersionDocumentYAML', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findVersion(deps, principal, path);
    const { spec, version } = found;
    const headers = {
      ...revalidateDocument(documentTags(deps, version).yaml),
      ...contentLocation(path, `${versionURL(deps, spec, version.id)}/document.yaml`),
    };
    return versionReply(
      found,
      conditionalReply(header['If-None-Match'], headers, documentInYAML(deps, version)),
    );
  };
