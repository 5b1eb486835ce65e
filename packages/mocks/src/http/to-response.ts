import { type HTTPReply, readChunks, readText } from '@specshelf/service';

/** Converts a reply to a response with additional headers. The response to a HEAD request has no body. */
export async function toResponse(
  { method }: Request,
  reply: HTTPReply,
  common: Readonly<Record<string, string>>,
): Promise<Response> {
  const { status, headers, chunks } = reply;
  const hasBody = method !== 'HEAD' && (typeof chunks === 'function' || chunks.length > 0);
  const body = hasBody ? await readBody(reply) : null;
  return new Response(body, { status, headers: { ...common, ...headers } });
}

async function readBody(reply: HTTPReply): Promise<BodyInit> {
  if (reply.headers['content-type']?.includes('charset')) return readText(reply);
  // Binary content is one chunk. The copy has a buffer of its own, which `Response` requires.
  const [only = ''] = await readChunks(reply);
  return typeof only === 'string' ? only : new Uint8Array(only);
}
