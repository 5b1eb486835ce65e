import type { Schema } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import { readBytes } from '../content/read-content.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../ports/records.js';
import type { SourceFile } from '../sources/source-files.js';
import { sourceArchiveURL, sourceFileURL } from './urls.js';

export async function presentSource(
  deps: Deps,
  spec: OpenAPISpecRecord,
  { id: versionId }: OpenAPISpecVersionRecord,
  files: readonly SourceFile[],
): Promise<Schema<'OpenAPISpecVersionSource'>> {
  const presented: Schema<'SourceFile'>[] = [];
  for (const { path, mediaType, content, original, location } of files) {
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
