import { type Handler, Serialized } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { readBytes, toStoredChunk } from '../content/read-content.js';
import { notFound } from '../errors.js';
import { conditionalReply, revalidateDocument } from '../http/conditional-reply.js';
import { inlineDisposition } from '../http/inline-disposition.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';
import { sourceFileURL } from '../present/urls.js';
import { contentLocation } from '../rules/content-location.js';
import type { SourceFiles } from '../sources/create-source-files.js';
import type { SourceFile } from '../sources/source-files.js';

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
