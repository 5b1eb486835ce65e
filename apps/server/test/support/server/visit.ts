import { request as send } from 'undici';

/** Sends a request like a browser: `fetch` replaces headers such as `Sec-Fetch-Mode`, and follows redirects. */
export async function visit(request: Request): Promise<Response> {
  const { method, url, headers } = request;
  const body = new Uint8Array(await request.arrayBuffer());
  const response = await send(url, {
    method,
    headers: Object.fromEntries(headers),
    body: body.byteLength === 0 ? null : body,
  });
  const received = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    for (const each of [value ?? []].flat()) received.append(name, each);
  }
  const bytes = await response.body.arrayBuffer();
  const { statusCode: status } = response;
  return new Response(status === 304 || status === 204 ? null : bytes, { status, headers: received });
}
