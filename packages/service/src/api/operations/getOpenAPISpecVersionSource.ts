import { type Handler, type Schema, Serialized } from '@specshelf/contract';
import { conditionalReply, revalidate } from '../../base/http/conditional-reply.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { SourceFiles } from '../../features/sources/create-source-files.js';
import { presentSource } from '../../features/sources/source.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { versionReply } from '../../http/version-reply.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { versionURL } from '../../state/urls.js';

export const getOpenAPISpecVersionSource =
  (deps: Deps, sources: SourceFiles): Handler<'getOpenAPISpecVersionSource', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findVersion(deps, principal, path);
    const { spec, version } = found;
    const { files, digest } = await sources.list(version);
    const url = versionURL(deps, spec, version.id);
    const headers = {
      ...revalidate(deps.digest(JSON.stringify([url, digest]))),
      ...contentLocation(path, `${url}/source`),
    };
    const body = new Serialized<Schema<'OpenAPISpecVersionSource'>>(async () => [
      JSON.stringify(await presentSource(deps, spec, version, files)),
    ]);
    return versionReply(found, conditionalReply(header['If-None-Match'], headers, body));
  };
