import autocannon, { type Request, type Result } from 'autocannon';
import { type BenchRequest, headersFor } from '../shared/servers/exchange.js';

export interface LoadOptions {
  url: string;
  /** Requests that each connection sends one after the other, repeatedly. */
  requests: readonly BenchRequest[];
  connections: number;
  seconds: number;
}

export interface LoadFigures {
  count: number;
  /** Duration of these responses. */
  seconds: number;
  bytes: number;
  /** Milliseconds of each response. */
  latencies: number[];
}

/** Sends requests as fast as responses arrive, with autocannon. Another status ends the benchmark: a fast wrong response must not count. */
export async function load(options: LoadOptions): Promise<LoadFigures> {
  const latencies: number[] = [];
  let bytes = 0;
  const start = performance.now();
  let end = start;
  const recordResponse = (length: number, time: number) => {
    latencies.push(time);
    bytes += length;
    end = performance.now();
  };
  const { statusCodeStats, errors, timeouts } = await run(options, recordResponse);
  // A slower subject gets more time.
  if (latencies.length === 0 && options.seconds < longest) {
    return load({ ...options, seconds: options.seconds * 4 });
  }
  rejectFailures(options, Object.keys(statusCodeStats ?? {}).map(Number), { errors, timeouts });
  return { count: latencies.length, seconds: (end - start) / 1000, bytes, latencies };
}

const longest = 20;

function run(
  { url, requests, connections, seconds }: LoadOptions,
  recordResponse: (length: number, time: number) => void,
): Promise<Result> {
  const settings = {
    url,
    connections,
    duration: seconds,
    // Autocannon stops at the end of an interval, whose default is a second.
    sampleInt: 10,
    timeout: 30,
    requests: requests.map(toRequest),
  };
  return new Promise((resolve, reject) => {
    const running = autocannon(settings, (error: unknown, result) =>
      error ? reject(error) : resolve(result),
    );
    running.on('response', (_client, _status, length, time) => recordResponse(length, time));
  });
}

function toRequest(request: BenchRequest): Request {
  const { path, method = 'GET', body, renew } = request;
  return {
    path,
    method,
    headers: headersFor(request),
    ...(body === undefined ? {} : { body }),
    ...(renew === undefined ? {} : { setupRequest: (next: Request) => ({ ...next, ...renew() }) }),
  };
}

function rejectFailures(
  { url, requests }: LoadOptions,
  received: readonly number[],
  failures: { errors: number; timeouts: number },
): void {
  const statuses = requests.map(({ status = 200 }) => status);
  const wrong = received.filter((status) => !statuses.includes(status));
  if (wrong.length === 0 && failures.errors === 0 && failures.timeouts === 0 && received.length > 0) return;
  const what = `${requests[0]?.method ?? 'GET'} ${url}${requests[0]?.path}`;
  throw new Error(
    `${what} returned ${received.join(', ') || 'no response'} instead of ${[...new Set(statuses)].join(' or ')}, with ${failures.errors} errors, ${failures.timeouts} of them timeouts`,
  );
}
