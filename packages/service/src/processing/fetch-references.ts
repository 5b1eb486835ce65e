import type { Deps } from '../deps.js';
import type { FetchFailed, FetchResult } from '../fetch-source.js';
import { fetchedFile } from './files-at-hand.js';
import type { OpenSource } from './open-source.js';
import type { Run } from './run.js';

// As many as the server fetches at once for everybody: a run gives signs of life between them.
const atOnce = 6;

export interface FailedReference extends FetchFailed {
  location: string;
}

/**
 * Fetches files that a description refers to. One that cannot be had for good goes to `unavailable`, with the reason; one
 * that cannot be had now is given back and ends the run, so that a version is never made without it. Tells, too, whether
 * nothing was new.
 */
export async function fetchReferences(
  deps: Deps,
  run: Run,
  open: OpenSource,
  locations: readonly string[],
): Promise<{ failed: FailedReference } | { unchanged: boolean }> {
  let unchanged = true;
  for (let start = 0; start < locations.length; start += atOnce) {
    await run.continue();
    const batch = locations.slice(start, start + atOnce);
    const results = await Promise.all(
      batch.map(async (location) => ({ location, result: await fetchReference(deps, run, open, location) })),
    );
    for (const { location, result } of results) {
      if (result.kind === 'failed' && result.temporary) return { failed: { ...result, location } };
      unchanged = (await keep(deps, open, location, result)) && unchanged;
    }
  }
  return { unchanged };
}

/** Whether it is as it was the last time. */
async function keep(
  deps: Deps,
  { atHand, before }: OpenSource,
  location: string,
  result: FetchResult,
): Promise<boolean> {
  if (result.kind === 'failed') {
    atHand.unavailable.set(location, result.message);
    return before?.unavailable.some(([known]) => known === location) ?? false;
  }
  const known = before?.files.find((file) => file.location === location);
  atHand.files.set(location, await fetchedFile(deps, result, known));
  return result.kind === 'unchanged';
}

async function fetchReference(
  deps: Deps,
  run: Run,
  { request, atHand }: OpenSource,
  location: string,
): Promise<FetchResult> {
  const message = deps.refuseSourceURL(location) ?? refuseMore(deps, atHand.files);
  if (message !== undefined)
    return { kind: 'failed', code: 'FETCH_ERROR', cause: 'refused', message, temporary: false };
  if (run.fetchTimeIsOver()) return tooSlow(deps);
  return deps.fetchSource(request(location));
}

function refuseMore(
  { limits }: Deps,
  files: ReadonlyMap<string, { fetched: Uint8Array } | object>,
): string | undefined {
  const fetched = [...files.values()].flatMap((file) => ('fetched' in file ? [file.fetched] : []));
  const size = fetched.reduce((sum, bytes) => sum + bytes.byteLength, 0);
  if (size > limits.files) {
    return `All the files of a description may have ${limits.files} bytes together, and those before it have them already.`;
  }
  return undefined;
}

function tooSlow({ limits }: Deps): FetchResult {
  const seconds = limits.fetchTime / 1000;
  return {
    kind: 'failed',
    code: 'FETCH_TIMEOUT',
    cause: 'timeout',
    message: `Fetching all the files of the description took longer than ${seconds} seconds.`,
    temporary: true,
  };
}
