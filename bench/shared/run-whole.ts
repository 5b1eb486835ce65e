import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip, gunzipSync as unzipSync } from 'node:zlib';
import type { PipelineInput, PipelineOutput } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';

const zip = promisify<Uint8Array, { level: number }, Buffer>(gzip);
const unzip = promisify<Uint8Array, Buffer>(gunzip);

const { runTask } = createHeavyWork({
  digest: (data) => createHash('sha256').update(data).digest('hex'),
  compress: (data) => zip(data, { level: 1 }),
  decompress: (data) => unzip(data),
  sizeOf: (data) => unzipSync(data).byteLength,
});

/** Runs the whole pipeline with the server's effects, from the received files to the stored bytes. */
export function runWhole(
  entry: string,
  files: ReadonlyMap<string, Uint8Array>,
  unavailable: ReadonlyMap<string, string>,
): Promise<PipelineOutput> {
  const input: PipelineInput = {
    entry,
    files: new Map([...files].map(([location, fetched]) => [location, { fetched }])),
    unavailable,
    redirects: new Map(),
    limits: { files: 10_000, total: 64 * 1024 * 1024 },
  };
  return runTask('runPipeline', input);
}
