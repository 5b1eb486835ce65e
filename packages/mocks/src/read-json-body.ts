import type { Route } from '@specshelf/contract';
import {
  bodyLimitOf,
  bodyTooLarge,
  carriesSource,
  contentEncodingOf,
  createBodyScanner,
  RequestError,
  refuseOtherMediaTypes,
  type Service,
} from '@specshelf/service';

/** Default of the server, for bodies that carry a specification. */
const sourceLimit = 48 * 1024 * 1024;

/** Reads a JSON body, and rejects an invalid one with the messages of the server. */
export async function readJSONBody(
  { parseBody }: Pick<Service, 'parseBody'>,
  { operationId }: Route,
  request: Request,
): Promise<unknown> {
  refuseOtherMediaTypes(request.headers.get('content-type') ?? '');
  refuseCompression(request.headers.get('content-encoding') ?? undefined);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const limit = bodyLimitOf(operationId, sourceLimit);
  if (bytes.byteLength > limit) throw bodyTooLarge(limit);
  createBodyScanner({ carriesSource: carriesSource(operationId) })(bytes);
  return parseBody([bytes]);
}

/** Not every place where mocks run can decompress. */
function refuseCompression(contentEncoding: string | undefined): void {
  if (contentEncodingOf(contentEncoding) === 'identity') return;
  throw new RequestError('unsupported-media-type', 'Mocks take no compressed body: send it as it is.');
}
