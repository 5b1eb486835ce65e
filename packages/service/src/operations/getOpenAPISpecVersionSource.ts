import { type Handler, type Schema, Serialized } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { conditionalReply, revalidate } from '../http/conditional-reply.js';
import type { Deps } from '../ports/deps.js';
import { presentSource } from '../present/source.js';
import { sourceFilesOf } from '../sources/source-files.js';

export const getOpenAPISpecVersionSource =
  (deps: Deps): Handler<'getOpenAPISpecVersionSource', Principal> =>
  async ({ path, header, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    const files = await sourceFilesOf(deps, version);
    const headers = revalidate(deps.digest(JSON.stringify([deps.publicURL, spec.slug, version.id, files])));
    const body = new Serialized<Schema<'OpenAPISpecVersionSource'>>(async () => [
      JSON.stringify(await presentSource(deps, spec, version, files)),
    ]);
    return conditionalReply(header['If-None-Match'], headers, body);
  };
