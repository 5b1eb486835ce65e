import type { Deps, FetchResult } from '../deps.js';
import type { PipelineInput } from './run-pipeline.js';

const atOnce = 6;

export interface FailedFetch {
  location: string;
  code: 'FETCH_TIMEOUT' | 'FETCH_ERROR';
  message: string;
}

/**
 * Fetches the files that a document refers to. One that cannot be had for good goes to `unavailable`, with the reason;
 * one that cannot be had now ends the run, so that a version is never made without it.
 */
export async function fetchReferences(
  deps: Deps,
  input: PipelineInput,
  locations: readonly string[],
): Promise<{ input: PipelineInput } | { failed: FailedFetch }> {
  const files = new Map(input.files);
  const unavailable = new Map(input.unavailable);
  for (let start = 0; start < locations.length; start += atOnce) {
    const batch = locations.slice(start, start + atOnce);
    const results = await Promise.all(batch.map((location) => fetchReference(deps, location)));
    for (const { location, result } of results) {
      if (result.ok) files.set(location, result.text);
      else if (result.temporary) return { failed: { location, code: result.code, message: result.message } };
      else unavailable.set(location, result.message);
    }
  }
  return { input: { ...input, files, unavailable } };
}

async function fetchReference(
  deps: Deps,
  location: string,
): Promise<{ location: string; result: FetchResult }> {
  const refusal = deps.refuseSourceURL(location);
  if (refusal)
    return { location, result: { ok: false, code: 'FETCH_ERROR', message: refusal, temporary: false } };
  return { location, result: await deps.fetchSource(location) };
}
