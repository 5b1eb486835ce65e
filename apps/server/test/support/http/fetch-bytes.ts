import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

/** Sends a request without a body, and returns the response without decoding it. */
export async function fetchBytes(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const request = httpRequest(url, { method, headers, agent: false });
  request.end();
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
