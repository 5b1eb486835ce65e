import { gunzipSync } from 'node:zlib';
import { chunksOf } from '@specshelf/base/chunks-of';
import { isObject } from '@specshelf/base/json';
import type { Knex } from 'knex';

/**
 * Records the contents that the next manifests after a digest reference, and returns the last of these digests. Reads the manifests, because no
 * table lists their files. As a part of a migration, it uses the tables of that time.
 */
export async function linkManifests(transaction: Knex, after: string): Promise<string | undefined> {
  const digests = await manifestsAfter(transaction, after);
  const manifests: Manifest[] = await transaction('contents')
    .whereIn('digest', digests)
    .select('digest', 'bytes');
  for (const links of chunksOf(manifests.flatMap(linksOf))) {
    await transaction('content_links').insert(links).onConflict(['content', 'refers_to']).ignore();
  }
  return digests.at(-1);
}

interface Manifest {
  digest: string;
  bytes: Buffer;
}

async function manifestsAfter(transaction: Knex, after: string): Promise<string[]> {
  const named = (table: string, column: string) =>
    transaction(table).select({ digest: column }).where(column, '>', after);
  const rows: { digest: string }[] = await named('openapi_spec_versions', 'manifest')
    .union([
      named('openapi_spec_versions', 'submitted'),
      named('openapi_specs', 'manifest'),
      named('openapi_specs', 'source').where('source_kind', 'files'),
    ])
    .orderBy('digest')
    .limit(200);
  return rows.map(({ digest }) => digest);
}

function linksOf({ digest, bytes }: Manifest): { content: string; refers_to: string }[] {
  const manifest: unknown = JSON.parse(gunzipSync(bytes).toString());
  if (!isManifest(manifest)) throw new Error(`The content ${digest} is not a manifest`);
  return manifest.files.map(({ content }) => ({ content: digest, refers_to: content }));
}

/** Checks the members that the manifests of all releases have. */
function isManifest(value: unknown): value is { files: { content: string }[] } {
  return isObject(value) && Array.isArray(value['files']) && value['files'].every(isFile);
}

function isFile(value: unknown): boolean {
  return isObject(value) && typeof value['content'] === 'string';
}
