import { bodyTooLarge, decodeBody, parseBody, refuseOtherMediaTypes } from '@specshelf/service';

/** The server's, by default. */
const limit = 48 * 1024 * 1024;

/** Reads a JSON body, and refuses what is none in the words of the server. */
export async function readJSONBody(request: Request): Promise<unknown> {
  refuseOtherMediaTypes(request.headers.get('content-type') ?? '');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw bodyTooLarge(limit);
  return parseBody(decodeBody(new Uint8Array(bytes)));
}
