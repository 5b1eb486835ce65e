import { defaultLimits, type PipelineInput } from '@specshelf/service';

/** Returns the input for a description in one file. */
export function pipelineInput(description: string | Uint8Array): PipelineInput {
  const entry = 'openapi';
  return {
    entry,
    files: new Map([
      [entry, { fetched: typeof description === 'string' ? Buffer.from(description) : description }],
    ]),
    unavailable: new Map(),
    redirects: new Map(),
    limits: { files: defaultLimits.fetchCount, total: defaultLimits.files },
  };
}
