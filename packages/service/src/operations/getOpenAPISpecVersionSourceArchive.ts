import { type Handler, Serialized } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { readBytes } from '../content/read-content.js';
import { conditionalReply, revalidateDocument } from '../http/conditional-reply.js';
import { inlineDisposition } from '../http/inline-disposition.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../ports/records.js';
import { type SourceFile, sourceFilesOf } from '../sources/source-files.js';

export const getOpenAPISpecVersionSourceArchive =
  (deps: Deps): Handler<'getOpenAPISpecVersionSourceArchive', Principal> =>
  async ({ path, header, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    const files = await sourceFilesOf(deps, version);
    const headers = {
      ...revalidateDocument(deps.digest(JSON.stringify(['ZIP', version.createdAt, files]))),
      'Content-Disposition': inlineDisposition(`${spec.slug}-${version.id}.zip`),
    };
    const body = new Serialized<string>(async () => [await archive(deps, version, files)]);
    return conditionalReply(header['If-None-Match'], headers, body);
  };

async function archive(
  deps: Deps,
  { createdAt: date }: OpenAPISpecVersionRecord,
  files: readonly SourceFile[],
): Promise<Uint8Array> {
  const stored = [];
  for (const { path, content, original } of files) {
    const bytes = await readBytes(deps, content);
    stored.push({ path, bytes, ...(original && { encoding: original.encoding }) });
  }
  return deps.runTask('zipFiles', { files: stored, date });
}
