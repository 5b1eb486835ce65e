import { type Handler, Serialized } from '@specshelf/contract';
import { readBytes, toStoredChunk } from '../../base/content/read-content.js';
import { notFound } from '../../base/errors.js';
import { conditionalReply, revalidateDocument } from '../../base/http/conditional-reply.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { SourceFiles } from '../../features/sources/create-source-files.js';
import type { SourceFile } from '../../features/sources/source-files.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { inlineDisposition } from '../../http/inline-disposition.js';
import { versionReply } from '../../http/version-reply.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { sourceFileURL } from '../../state/urls.js';

export const getOpenAPISpecVersionSourceFile =
  (deps: Deps, sources: SourceFiles): Handler<'getOpenAPISpecVersionSourceFile', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findVersion(deps, principal, path);
    const { spec, version } = found;
    const file = (await sources.list(version)).byPath.get(path.sourcePath);
    if (!file) throw notFound('Source file', path.sourcePath);
    const headers = {
      ...revalidateDocument(file.original?.digest ?? file.content),
      'Content-Disposition': inlineDisposition(file.path),
      ...contentLocation(path, sourceFileURL(deps, spec, version.id, file.path)),
    };
    const reply = conditionalReply(header['If-None-Match'], headers, bytesOf(deps, file));
    return versionReply(found, reply.status === 304 ? reply : { ...reply, mediaType: file.mediaType });
  };

function bytesOf(deps: Deps, { content, original }: SourceFile): Serialized<string> {
  return new Serialized<string>(async () => {
    const bytes = await readBytes(deps, content);
    if (!original) return [toStoredChunk(deps, bytes)];
    return [(await deps.runTask('readOriginal', { bytes, encoding: original.encoding })).body];
  });
}
