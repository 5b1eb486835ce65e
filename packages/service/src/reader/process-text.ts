import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../base/ports/records.js';
import { notCompared } from '../features/changes/changes-version.js';
import { pipelineVersion } from '../work/processing/pipeline-version.js';

interface ProcessedText {
  version: OpenAPISpecVersionRecord;
  /** The compressed contents of the version by their digests. */
  contents: ReadonlyMap<string, Uint8Array>;
}

/** Processes a document in one file without storing it. */
export async function processText(
  { runTask, limits }: Pick<Deps, 'runTask' | 'limits'>,
  name: string,
  text: string,
): Promise<ProcessedText> {
  const output = await runTask('runPipeline', {
    entry: name,
    files: new Map([[name, { fetched: new TextEncoder().encode(text) }]]),
    unavailable: new Map(),
    redirects: new Map(),
    limits: { files: 1, total: limits.files },
  });
  if (output.kind !== 'processed') throw new Error(`The document ${name} cannot be processed`);
  const { format, specification, outline } = output.made;
  const version = {
    ...{ id: name, specId: name, createdAt: new Date(0).toISOString() },
    ...{ digest: output.digest, raw: output.digest, format, pipelineVersion },
    ...{ specification: specification.digest, outline: outline.digest, publicationCount: 0 },
    changesVersion: notCompared,
  };
  return { version, contents: new Map([specification, outline].map(({ digest, bytes }) => [digest, bytes])) };
}
