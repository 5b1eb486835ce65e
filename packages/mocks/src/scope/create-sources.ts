import type { FetchFailed, FetchRequest, FetchResult } from '@specshelf/service';
import { show } from '../checks/check-arguments.js';
import { digest } from '../http/digest.js';
import type { SourceSeed } from '../types/options.js';

/** Texts by URL, in place of the network. */
export interface Sources {
  set(url: string, source: string | SourceSeed): void;
  fetch(request: FetchRequest): FetchResult;
  all(): ReadonlyMap<string, SourceSeed>;
}

export function createSources(seeds: Iterable<readonly [url: string, source: string | SourceSeed]>): Sources {
  const published = new Map([...seeds].map(([url, seed]) => [toKey(url), toSeed(seed)]));
  return {
    set(url, source) {
      published.set(toKey(url), toSeed(source));
    },
    all: () => new Map(published),
    fetch(request) {
      const url = toKey(request.url);
      const source = published.get(url);
      return source ? response(source, url, request) : notFound(url);
    },
  };
}

function response(
  { text, headers = {} }: SourceSeed,
  url: string,
  { headers: sent = {}, validators }: FetchRequest,
): FetchResult {
  const missing = Object.entries(headers).find(([name, value]) => sent[name.toLowerCase()] !== value);
  if (missing) return unauthorized(url, missing[0]);
  const etag = `"${digest(text)}"`;
  if (validators?.url === url && validators.etag === etag)
    return { kind: 'unchanged', url, validators: { etag } };
  return { kind: 'fetched', url, bytes: new TextEncoder().encode(text), validators: { etag } };
}

function toSeed(source: string | SourceSeed): SourceSeed {
  return typeof source === 'string' ? { text: source } : source;
}

function notFound(url: string): FetchFailed {
  const message = `The mocks fetch nothing from the network, and have no source at ${url}. Publish a file or a text, or add the source with the option \`sources\` or \`add.source\`.`;
  return { kind: 'failed', code: 'FETCH_ERROR', cause: 'not-found', message, temporary: false };
}

function unauthorized(url: string, name: string): FetchFailed {
  const message = `The source at ${url} requires the header ${name} with the value from \`sources\`.`;
  return { kind: 'failed', code: 'FETCH_ERROR', cause: 'unauthorized', message, temporary: false };
}

/** Returns the normalized URL without its fragment. */
function toKey(url: string): string {
  try {
    const { href, hash } = new URL(url);
    return hash ? href.slice(0, -hash.length) : href;
  } catch (cause) {
    const message = `The URL of a source must be like https://example.com/openapi.json, not ${show(url)}.`;
    throw new TypeError(message, { cause });
  }
}
