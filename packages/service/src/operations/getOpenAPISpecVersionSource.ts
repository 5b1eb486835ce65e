import { type Handler, type Schema, Serialized } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { conditionalReply, revalidate } from '../http/conditional-reply.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';
import { presentSource } from '../present/source.js';
import { versionURL } from '../present/urls.js';
import { contentLocation } from '../rules/content-location.js';
import type { SourceFiles } from '../sources/create-source-files.js';

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
