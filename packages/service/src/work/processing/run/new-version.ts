import { defined } from '@specshelf/base/defined';
import type { Deps } from '../../../base/ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../../base/ports/records.js';
import type { PipelineOutput } from '../../../base/ports/work/pipeline.js';
import { changesVersion } from '../../../features/changes/changes-version.js';
import { timeAfter } from '../../../state/times.js';
import { pipelineVersion } from '../pipeline-version.js';

/** The result of a source that is valid. */
export type Finished = Exclude<PipelineOutput, { kind: 'needs' | 'failed' }>;

/** Returns the version that a run creates, before it is compared. */
export function newVersion(
  deps: Deps,
  {
    spec: { id: specId, source },
    latest,
  }: { spec: OpenAPISpecRecord; latest: OpenAPISpecVersionRecord | undefined },
  manifest: string,
  { digest, files, size, made }: Finished & { kind: 'processed' },
): OpenAPISpecVersionRecord {
  const { format, specification, outline, facts, openapi } = made;
  return {
    id: deps.newId(),
    specId,
    // Sort key of versions.
    createdAt: timeAfter(deps.now(), latest?.createdAt),
    digest,
    format,
    raw: files[0]?.[1] ?? '',
    manifest,
    ...defined({ submitted: source.kind === 'files' ? source.content : undefined }),
    specification: specification.digest,
    outline: outline.digest,
    pipelineVersion,
    facts,
    openapi,
    size,
    // Completing the run adds its publications.
    publicationCount: 0,
    changesVersion,
  };
}
