import type { Deps } from '../ports/deps.js';
import type { FetchFailed, FetchResult } from '../ports/outbound.js';
import { type FilesAtHand, fetchedFile } from './files-at-hand.js';
import { fileBefore, type OpenSource } from './open-source.js';
import type { Run } from './run.js';

// The share of an organization in the concurrent fetches of a server.
const atOnce = 6;

export interface FailedReference extends FetchFailed {
  location: string;
}

/**
 * Fetches files that a specification refers to. Permanent failures are added to `unavailable`, with the reason; a temporary
 * failure is returned and ends the run, so that no version is created without the file.
 */
export async function fetchReferences(
  deps: Deps,
  run: Run,
  open: OpenSource,
  locations: readonly string[],
): Promise<FailedReference | undefined> {
  const results = await fetchAll(deps, run, open, locations);
  for (const [location, result] of results) {
    if (result.kind === 'failed' && result.temporary) return { ...result, location };
    await keep(deps, open, location, result);
  }
  return undefined;
}

/** Fetches the files of the last run conditionally, and returns whether all of them are unchanged. */
export async function isSourceAsBefore(deps: Deps, run: Run, open: OpenSource): Promise<boolean> {
  const { before, entryUnchanged } = open;
  if (!before || !entryUnchanged) return false;
  const asked = before.files.slice(1).flatMap((file) => file.asked ?? []);
  const urls = [...asked, ...before.others.map((other) => other.asked)];
  const results = await fetchAll(deps, run, open, urls);
  for (const [url, result] of results) open.early.set(url, result);
  return results.every(([url, result]) => {
    if (result.kind === 'unchanged') return result.url === fileBefore(before, url)?.location;
    const other = before.others.find(({ asked }) => asked === url);
    return result.kind === 'failed' && !result.temporary && other?.reason === result.message;
  });
}

async function fetchAll(
  deps: Deps,
  run: Run,
  open: OpenSource,
  urls: readonly string[],
): Promise<[url: string, result: FetchResult][]> {
  const results: [string, FetchResult][] = [];
  for (let start = 0; start < urls.length; start += atOnce) {
    await run.check({ inPipeline: false });
    const isFull = sizeOf(results) > deps.limits.files;
    const fetchOne = async (url: string): Promise<[string, FetchResult]> => {
      const early = open.early.get(url);
      if (early) return [url, early];
      return [url, isFull ? refused(tooMuch(deps)) : await fetchReference(deps, run, open, url)];
    };
    results.push(...(await Promise.all(urls.slice(start, start + atOnce).map(fetchOne))));
  }
  return results;
}

function sizeOf(results: readonly [url: string, result: FetchResult][]): number {
  return results.reduce(
    (sum, [, result]) => sum + (result.kind === 'fetched' ? result.bytes.byteLength : 0),
    0,
  );
}

async function keep(
  deps: Deps,
  { atHand, before }: OpenSource,
  asked: string,
  result: FetchResult,
): Promise<void> {
  const refusal = result.kind === 'fetched' ? refuseMore(deps, atHand, result.bytes) : undefined;
  const reason = result.kind === 'failed' ? result.message : refusal;
  if (result.kind === 'failed' || reason !== undefined) {
    atHand.unavailable.set(asked, reason ?? '');
    return;
  }
  atHand.files.set(result.url, await fetchedFile(deps, asked, result, fileBefore(before, asked)));
  if (result.url !== asked) atHand.redirects.set(asked, result.url);
}

async function fetchReference(
  deps: Deps,
  run: Run,
  { request }: OpenSource,
  location: string,
): Promise<FetchResult> {
  const message = deps.refuseSourceURL(location);
  if (message !== undefined) return refused(message);
  run.assertMayFetch();
  if (run.fetchTimeIsOver()) return tooSlow(deps);
  return deps.timed('fetch', () => deps.fetchSource(request(location)));
}

function refuseMore(deps: Deps, { files }: FilesAtHand, more: Uint8Array): string | undefined {
  let size = more.byteLength;
  for (const file of files.values()) if ('fetched' in file) size += file.fetched.byteLength;
  return size > deps.limits.files ? tooMuch(deps) : undefined;
}

function tooMuch({ limits }: Deps): string {
  return `The files of a specification may have ${limits.files} bytes in total, and this file exceeds the limit.`;
}

function refused(message: string): FetchResult {
  return { kind: 'failed', code: 'FETCH_ERROR', cause: 'refused', message, temporary: false };
}

function tooSlow({ limits }: Deps): FetchResult {
  const seconds = limits.fetchTime / 1000;
  return {
    kind: 'failed',
    code: 'FETCH_TIMEOUT',
    cause: 'timeout',
    message: `Fetching the files of the specification took longer than ${seconds} seconds.`,
    temporary: true,
  };
}
