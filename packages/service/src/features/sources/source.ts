import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { nextTurn } from '../../base/concurrency/in-turns.js';
import { readBytes } from '../../base/content/read-content.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import { sourceArchiveURL, sourceFileURL } from '../../state/urls.js';
import type { SourceFile } from './source-files.js';

/** Reading so many files takes about 5 ms. */
const filesPerStep = 50;

export async function presentSource(
  deps: Deps,
  spec: OpenAPISpecRecord,
  { id: versionId }: OpenAPISpecVersionRecord,
  files: readonly SourceFile[],
): Promise<Schema<'OpenAPISpecVersionSource'>> {
  const presented: Schema<'SourceFile'>[] = [];
  let read = 0;
  for (const { path, mediaType, content, original, location } of files) {
    // Other requests run between reads, of which a synchronous database may need thousands.
    read += 1;
    if (read % filesPerStep === 0) await nextTurn();
    const { digest, size } = original ?? {
      digest: content,
      size: deps.sizeOf(await readBytes(deps, content)),
    };
    const url = sourceFileURL(deps, spec, versionId, path);
    presented.push({ path, mediaType, size, digest, url, ...defined({ location }) });
  }
  return {
    entry: files[0]?.path ?? '',
    files: presented,
    urls: { archive: sourceArchiveURL(deps, spec, versionId) },
  };
}
