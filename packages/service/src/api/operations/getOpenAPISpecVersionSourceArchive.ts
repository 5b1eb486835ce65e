import { type Handler, Serialized } from '@specshelf/contract';
import { conditionalReply, revalidateDocument } from '../../base/http/conditional-reply.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { SourceFiles } from '../../features/sources/create-source-files.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { inlineDisposition } from '../../http/inline-disposition.js';
import { versionReply } from '../../http/version-reply.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { sourceArchiveURL } from '../../state/urls.js';

export const getOpenAPISpecVersionSourceArchive =
  (deps: Deps, sources: SourceFiles): Handler<'getOpenAPISpecVersionSourceArchive', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findVersion(deps, principal, path);
    const { spec, version } = found;
    const { digest } = await sources.list(version);
    const headers = {
      ...revalidateDocument(deps.digest(JSON.stringify([archiveFormat, version.createdAt, digest]))),
      'Content-Disposition': inlineDisposition(`${spec.slug}-${version.id}.zip`),
      ...contentLocation(path, sourceArchiveURL(deps, spec, version.id)),
    };
    const body = new Serialized<string>(async () => [await sources.archive(version)]);
    return versionReply(found, conditionalReply(header['If-None-Match'], headers, body));
  };

/** Must change when the same files result in other bytes, such as with other compression. */
const archiveFormat = 'ZIP 1';
