import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request that is sent repeatedly. */
export interface BenchRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  headers?: Readonly<Record<string, string>>;
  /** Encoded before the measurement when encoding would delay other requests. */
  body?: string | Buffer;
  /** The only expected status. Default: 200. */
  status?: number;
  /** Returns a body that differs for each request, such as a new document. */
  renew?(): { path: string; body: string };
  /** Whether it has no token: pages show visitors with a token what members see. */
  isAnonymous?: true;
}

/** The token of all databases. */
export const token = `shelf_${'benchmark0'.repeat(4)}`;
export const organizationId = 'default';
export const organizationPath = `/v1/orgs/${organizationId}/openapi`;
export const computedPath = '/v1/spaces/docs/content/computed';

export interface ExchangeResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  length: number;
  /** Milliseconds until the last byte of the response. */
  time: number;
}

/** Where a request is sent. */
export interface Site {
  url: string;
  /** Default: a new connection. */
  agent?: Agent;
  /** Whether to return the bytes of the response, not only their number. Default: true. */
  keep?: boolean;
}

export function headersFor({ method = 'GET', headers, isAnonymous }: BenchRequest): Record<string, string> {
  return {
    ...(isAnonymous ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
}

/** Sends one request and reads its response, with minimal overhead. */
export function exchange(request: BenchRequest, { url, agent, keep }: Site): Promise<ExchangeResponse> {
  const { path, body = '' } = { ...request, ...request.renew?.() };
  const { method = 'GET' } = request;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const headers = { ...headersFor(request), 'content-length': bytes.length };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const outgoing = httpRequest(`${url}${path}`, { method, headers, agent: agent ?? false });
    outgoing.setTimeout(60_000, () => outgoing.destroy(new Error(`${method} ${path} took too long`)));
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (keep !== false) chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        const time = performance.now() - start;
        resolve({ status, headers: received, body: Buffer.concat(chunks), length, time });
      });
    });
    outgoing.end(bytes);
  });
}

/** Like `exchange`, and throws on an unexpected status. */
export async function expectResponse(
  request: BenchRequest,
  site: Site,
  statuses: readonly number[] = [request.status ?? 200],
): Promise<ExchangeResponse> {
  const response = await exchange(request, site);
  if (statuses.includes(response.status)) return response;
  const text = response.body.toString().slice(0, 300);
  throw new Error(`${site.url}${request.path} returned ${response.status} instead of ${statuses}: ${text}`);
}

/** Returns the value of a response. */
export async function expectJSON(request: BenchRequest, site: Site) {
  return JSON.parse((await expectResponse(request, site)).body.toString());
}

/** The request that publishes a text. */
export function publication(slug: string, text: string): BenchRequest {
  const body = JSON.stringify({ source: { text } });
  return { path: `${organizationPath}/${slug}`, method: 'PUT', body };
}

export async function publishAndWait(slug: string, text: string, site: Site): Promise<void> {
  const request = publication(slug, text);
  await expectResponse(request, site, [200, 201]);
  await untilComplete(request.path, site);
}

/** Waits until a specification is processed; throws when processing fails. */
export async function untilComplete(path: string, site: Site, interval = 2): Promise<void> {
  for (;;) {
    const { processingState, lastProcessErrorCode } = await expectJSON({ path }, site);
    if (lastProcessErrorCode !== undefined) throw new Error(`${path} ended with ${lastProcessErrorCode}`);
    if (processingState === 'complete') return;
    await sleep(interval);
  }
}
