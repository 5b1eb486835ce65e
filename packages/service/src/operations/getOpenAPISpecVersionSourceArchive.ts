import { type Handler, Serialized } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { conditionalReply, revalidateDocument } from '../http/conditional-reply.js';
import { inlineDisposition } from '../http/inline-disposition.js';
import type { Deps } from '../ports/deps.js';
import type { SourceFiles } from '../sources/create-source-files.js';

export const getOpenAPISpecVersionSourceArchive =
  (deps: Deps, sources: SourceFiles): Handler<'getOpenAPISpecVersionSourceArchive', Principal> =>
  async ({ path, header, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    const { digest } = await sources.list(version);
    const headers = {
      // Another release may compress differently.
      ...revalidateDocument(deps.digest(JSON.stringify(['ZIP', deps.release, version.createdAt, digest]))),
      'Content-Disposition': inlineDisposition(`${spec.slug}-${version.id}.zip`),
    };
    const body = new Serialized<string>(async () => [await sources.archive(version)]);
    return conditionalReply(header['If-None-Match'], headers, body);
  };
