import type { Problem } from '@specshelf/parser';
import type { Deps } from '../deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../records.js';
import { keepContent, readContent } from '../rules/contents.js';
import type { RunOutcome } from '../stores.js';
import { type FailedFetch, fetchReferences } from './fetch-references.js';
import { type PipelineInput, type PipelineOutput, pipelineVersion } from './run-pipeline.js';

const lostRunsAllowed = 3;
const maximumRounds = 50;

/** One run of a specification: from its source to an outcome. */
export async function runAttempt(deps: Deps, spec: OpenAPISpecRecord): Promise<RunOutcome> {
  if (spec.lostRuns >= lostRunsAllowed) return failure('PARSE_ERROR', workerLost);
  const entry = await readEntry(deps, spec);
  if (!entry.ok)
    return failure(entry.code, { severity: 'error', code: 'source-unavailable', message: entry.message });
  return process(deps, spec, {
    entry: entry.url,
    files: new Map([[entry.url, entry.text]]),
    unavailable: new Map(),
  });
}

// Not a location anybody can refer to: a text has no place, so relative references cannot leave it.
const textLocation = 'openapi';

async function readEntry(deps: Deps, spec: OpenAPISpecRecord) {
  if (spec.source.kind === 'url') return deps.fetchSource(spec.source.url);
  return { ok: true, url: textLocation, text: await readContent(deps, spec.source.content) } as const;
}

async function process(deps: Deps, spec: OpenAPISpecRecord, first: PipelineInput): Promise<RunOutcome> {
  let input = first;
  for (let round = 0; round < maximumRounds; round++) {
    const output = await runPipeline(deps, input);
    if (output.kind === 'failed') return { errorCode: 'PARSE_ERROR', ...listed(output) };
    if (output.kind === 'processed') return settleOutput(deps, spec, input, output);
    const fetched = await fetchReferences(deps, input, output.locations);
    if ('failed' in fetched) return failure(fetched.failed.code, unavailableReference(fetched.failed));
    input = fetched.input;
  }
  return failure('PARSE_ERROR', tooDeep);
}

async function runPipeline(deps: Deps, input: PipelineInput): Promise<PipelineOutput> {
  try {
    return await deps.runPipeline(input);
  } catch (error) {
    // A document on which our own code fails must not hold up the queue or be tried for ever.
    deps.report(error);
    return { kind: 'failed', problems: [ourFault], problemCount: 1 };
  }
}

async function settleOutput(
  deps: Deps,
  spec: OpenAPISpecRecord,
  input: PipelineInput,
  output: PipelineOutput & { kind: 'processed' },
): Promise<RunOutcome> {
  const digest = digestOf(deps, input, output.files);
  const latest = spec.lastVersion ? await deps.stores.versions.find(spec.id, spec.lastVersion) : undefined;
  if (latest?.digest === digest) return listed(output);
  return { version: await keepVersion(deps, spec, digest, input, output), ...listed(output) };
}

async function keepVersion(
  deps: Deps,
  spec: OpenAPISpecRecord,
  digest: string,
  input: PipelineInput,
  output: PipelineOutput & { kind: 'processed' },
): Promise<OpenAPISpecVersionRecord> {
  return {
    id: deps.newId(),
    specId: spec.id,
    createdAt: deps.now().toISOString(),
    digest,
    format: output.format,
    raw: await keepRaw(deps, spec, input),
    specification: await keepContent(deps, output.specification),
    outline: await keepContent(deps, output.outline),
  };
}

/** A text was stored when it was sent; what was fetched is new. */
async function keepRaw(deps: Deps, { source }: OpenAPISpecRecord, input: PipelineInput): Promise<string> {
  return source.kind === 'text' ? source.content : keepContent(deps, input.files.get(input.entry) ?? '');
}

/**
 * Of the entry and of every other file, and of the release of the pipeline: what is processed in another way is another
 * version. The place of the entry does not count, so that a moved file is the same version.
 */
function digestOf(deps: Deps, input: PipelineInput, files: readonly string[]): string {
  const parts = files.map((location) => [
    location === input.entry ? '' : location,
    deps.digest(input.files.get(location) ?? ''),
  ]);
  return deps.digest(
    JSON.stringify([pipelineVersion, ...parts.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))]),
  );
}

function listed(output: { problems: Problem[]; problemCount: number }) {
  return { problems: output.problems, problemCount: output.problemCount };
}

function failure(errorCode: NonNullable<RunOutcome['errorCode']>, problem: Problem): RunOutcome {
  return { errorCode, problems: [problem], problemCount: 1 };
}

function unavailableReference({ location, message }: FailedFetch): Problem {
  return { severity: 'error', code: 'reference-unavailable', message: `${location}: ${message}` };
}

const workerLost: Problem = {
  severity: 'error',
  code: 'worker-lost',
  message: `The process that worked on this document ended ${lostRunsAllowed} times before it was done. Send it again to try once more.`,
};
const tooDeep: Problem = {
  severity: 'error',
  code: 'limit-references',
  message: `Files refer to further files more than ${maximumRounds} steps deep.`,
};
const ourFault: Problem = {
  severity: 'error',
  code: 'internal',
  message: 'This document could not be processed because of a fault of ours. Its previous version stays.',
};
