import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { FetchResult } from '@specshelf/service';
import { Agent, fetch, type Response } from 'undici';
import type { AddressPolicy } from './address-policy.js';
import { decodeText } from './decode-text.js';
import { FetchFailure, toFetchFailure } from './fetch-failure.js';
import { refuseSourceURL } from './refuse-source-url.js';

export interface FetchOptions {
  policy: AddressPolicy;
  /** In milliseconds. */
  connectTimeout: number;
  /** In milliseconds, from the first connection to the last byte: redirects and retries count. */
  totalTimeout: number;
  /** After decompression. */
  maximumBytes: number;
  maximumRedirects: number;
  /** How long to wait before each retry, in milliseconds. There are as many retries as waits. */
  retryDelays: readonly number[];
  delay(milliseconds: number): Promise<void>;
  /** All addresses of a name. */
  resolve: Resolve;
}

type Resolve = (
  hostname: string,
  callback: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

export const fetchDefaults: Omit<FetchOptions, 'policy'> = {
  connectTimeout: 5_000,
  totalTimeout: 20_000,
  maximumBytes: 32 * 1024 * 1024,
  maximumRedirects: 5,
  retryDelays: [250, 1_000],
  delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  resolve: (hostname, callback) => lookup(hostname, { all: true }, callback),
};

export interface SourceFetcher {
  fetchSource(url: string): Promise<FetchResult>;
  close(): Promise<void>;
}

export function createSourceFetcher(options: FetchOptions): SourceFetcher {
  const agent = new Agent({
    // At most two connections to a host at once.
    connections: 2,
    connect: { lookup: guardedLookup(options), timeout: options.connectTimeout },
  });
  return {
    fetchSource: (url) => fetchSource(options, agent, url),
    close: () => agent.destroy(),
  };
}

/**
 * Resolves a name for a connection, which then goes to one of the addresses that were judged here. Asking once more would
 * leave a moment in which the answer can change. One address that is not public spoils all.
 */
function guardedLookup({ policy, resolve }: FetchOptions): LookupFunction {
  return (hostname, { all }, callback) =>
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
      if (!addresses.every(({ address }) => policy.allows(address))) {
        return callback(
          new FetchFailure('The name of the host belongs to an address that is not public.'),
          '',
        );
      }
      return all ? callback(null, [...addresses]) : callback(null, first.address, first.family);
    });
}

async function fetchSource(options: FetchOptions, agent: Agent, url: string): Promise<FetchResult> {
  const signal = AbortSignal.timeout(options.totalTimeout);
  for (const wait of [...options.retryDelays, undefined]) {
    try {
      return await fetchOnce(options, agent, url, signal);
    } catch (error) {
      const failure = signal.aborted ? tooSlow(options) : toFetchFailure(error);
      const { code, message, temporary } = failure;
      if (wait === undefined || !temporary || code === 'FETCH_TIMEOUT')
        return { ok: false, code, message, temporary };
      await options.delay(wait);
    }
  }
  throw new Error('The last try has no wait, so it returns');
}

function tooSlow({ totalTimeout }: FetchOptions): FetchFailure {
  return new FetchFailure(`The answer was not complete after ${totalTimeout / 1000} seconds.`, {
    code: 'FETCH_TIMEOUT',
    temporary: true,
  });
}

async function fetchOnce(
  options: FetchOptions,
  agent: Agent,
  first: string,
  signal: AbortSignal,
): Promise<FetchResult> {
  let url = first;
  for (let redirects = 0; redirects <= options.maximumRedirects; redirects++) {
    const refusal = refuseSourceURL(url, options.policy);
    if (refusal)
      throw new FetchFailure(
        redirects === 0 ? `The URL ${refusal}.` : `It redirects to a URL that ${refusal}.`,
      );
    const response = await fetch(url, { dispatcher: agent, signal, redirect: 'manual', headers });
    if (!redirectStatuses.has(response.status))
      return { ok: true, url, text: await readText(options, response) };
    await response.body?.cancel();
    url = redirectTarget(url, response);
  }
  throw new FetchFailure(`It redirects more than ${options.maximumRedirects} times.`);
}

const headers = {
  accept: 'application/json, application/yaml, text/yaml, text/plain;q=0.9, */*;q=0.8',
  'accept-encoding': 'gzip, br',
  'user-agent': 'specshelf',
};
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function redirectTarget(from: string, response: Response): string {
  const location = response.headers.get('location');
  if (!location || !URL.canParse(location, from)) {
    throw new FetchFailure('It redirects without saying where to.');
  }
  const target = new URL(location, from);
  if (target.protocol === 'http:' && from.startsWith('https:')) {
    throw new FetchFailure(
      'It redirects from https:// to http://. Use the URL that it redirects to, or mend the redirect.',
    );
  }
  target.username = '';
  target.password = '';
  return target.href;
}

async function readText(options: FetchOptions, response: Response): Promise<string> {
  try {
    refuseAnswer(response);
    const text = decodeText(await readBytes(options, response));
    if (text === undefined) throw new FetchFailure('What was fetched is not valid UTF-8 text.');
    return text;
  } finally {
    // Lets go of the connection when the body was not read to its end.
    if (!response.bodyUsed) await response.body?.cancel();
  }
}

function refuseAnswer({ status, headers }: Response): void {
  if (status !== 200) {
    throw new FetchFailure(`The host answered with status ${status}, where 200 is needed.`, {
      temporary: status === 429 || status >= 500,
    });
  }
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (!encodings.has(encoding))
    throw new FetchFailure('The answer is compressed in a way that was not asked for.');
}

// undici hands on the bytes of an encoding that it does not know as if they were the document.
const encodings = new Set(['', 'identity', 'gzip', 'x-gzip', 'deflate', 'br']);

async function readBytes({ maximumBytes }: FetchOptions, response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes: Uint8Array = chunk;
    size += bytes.byteLength;
    if (size > maximumBytes) {
      throw new FetchFailure(
        `The document is larger than ${maximumBytes} bytes, which is the most that is accepted.`,
      );
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
