import { type HTTPReply, readText } from '@specshelf/service';

/** Converts a reply to a response with additional headers. The response to a HEAD request has no body. */
export async function toResponse(
  { method }: Request,
  reply: HTTPReply,
  common: Readonly<Record<string, string>>,
): Promise<Response> {
  const { status, headers, chunks } = reply;
  const hasBody = method !== 'HEAD' && (typeof chunks === 'function' || chunks.length > 0);
  const body = hasBody ? await readText(reply) : null;
  return new Response(body, { status, headers: { ...common, ...headers } });
}
