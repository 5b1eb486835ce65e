import type { Handler } from '@specshelf/contract';
import { documentInYAML, documentTags } from '../../base/content/documents.js';
import { conditionalReply, revalidateDocument } from '../../base/http/conditional-reply.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { versionReply } from '../../http/version-reply.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { versionURL } from '../../state/urls.js';

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
