import {
  bodyTooLarge,
  contentEncodingOf,
  decodeBody,
  parseBody,
  RequestError,
  refuseOtherMediaTypes,
} from '@specshelf/service';

/** The server's, by default. */
const limit = 48 * 1024 * 1024;

/** Reads a JSON body, and refuses what is none in the words of the server. */
export async function readJSONBody(request: Request): Promise<unknown> {
  refuseOtherMediaTypes(request.headers.get('content-type') ?? '');
  refuseCompression(request.headers.get('content-encoding') ?? undefined);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw bodyTooLarge(limit);
  return parseBody(decodeBody(new Uint8Array(bytes)));
}

/** Not every place where mocks run can decompress. */
function refuseCompression(contentEncoding: string | undefined): void {
  if (contentEncodingOf(contentEncoding) === 'identity') return;
  throw new RequestError('unsupported-media-type', 'Mocks take no compressed body: send it as it is.');
}
