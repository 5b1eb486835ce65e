import type { Deps } from '../../base/ports/deps.js';
import type { FetchFailed, FetchResult } from '../../base/ports/outbound.js';
import { fetchedFile, type LoadedFiles } from './run/loaded-files.js';
import { fileBefore, type OpenSource } from './run/open-source.js';
import type { Run } from './run/run.js';

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
  const ofFiles = before.files.slice(1).flatMap((file) => file.asked ?? []);
  const urls = [...ofFiles, ...before.others.map((other) => other.asked)];
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
      return [url, isFull ? forbidden(tooMuch(deps)) : await fetchReference(deps, run, open, url)];
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
  { loaded, before }: OpenSource,
  url: string,
  result: FetchResult,
): Promise<void> {
  const sizeProblem = result.kind === 'fetched' ? sizeProblemWith(deps, loaded, result.bytes) : undefined;
  const reason = result.kind === 'failed' ? result.message : sizeProblem;
  if (result.kind === 'failed' || reason !== undefined) {
    loaded.unavailable.set(url, reason ?? '');
    return;
  }
  loaded.files.set(result.url, await fetchedFile(deps, url, result, fileBefore(before, url)));
  if (result.url !== url) loaded.redirects.set(url, result.url);
}

async function fetchReference(
  deps: Deps,
  run: Run,
  { request }: OpenSource,
  location: string,
): Promise<FetchResult> {
  const message = deps.sourceURLProblem(location);
  if (message !== undefined) return forbidden(message);
  run.assertMayFetch();
  if (run.fetchTimeIsOver()) return tooSlow(deps);
  return deps.timed('fetch', () => deps.fetchSource(request(location)));
}

/** Returns the problem if another file exceeds the common limit of all files. */
function sizeProblemWith(deps: Deps, { files }: LoadedFiles, more: Uint8Array): string | undefined {
  let size = more.byteLength;
  for (const file of files.values()) if ('fetched' in file) size += file.fetched.byteLength;
  return size > deps.limits.files ? tooMuch(deps) : undefined;
}

function tooMuch({ limits }: Deps): string {
  return `The files of a specification may have ${limits.files} bytes in total, and this file exceeds the limit.`;
}

function forbidden(message: string): FetchResult {
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
