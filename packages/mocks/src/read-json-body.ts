import type { Route } from '@specshelf/contract';
import { RequestError, type Service } from '@specshelf/service';

/** Default of the server, for bodies that carry a specification. */
const sourceLimit = 48 * 1024 * 1024;

interface BodyReader {
  service: Pick<Service, 'parseBody'>;
  requestValidation: boolean;
}

/** Reads a JSON body, and rejects an invalid one with the messages of the server. */
export async function readJSONBody(
  { service: { parseBody }, requestValidation }: BodyReader,
  { operationId }: Route,
  request: Request,
): Promise<unknown> {
  const rules = await import('@specshelf/service/on-demand');
  rules.refuseOtherMediaTypes(request.headers.get('content-type') ?? '');
  if (rules.contentEncodingOf(request.headers.get('content-encoding') ?? undefined) !== 'identity') {
    // Not all environments of the mocks can decompress.
    throw new RequestError('unsupported-media-type', 'Mocks take no compressed body: send it as it is.');
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  const limit = rules.bodyLimitOf(operationId, sourceLimit);
  if (bytes.byteLength > limit) throw rules.bodyTooLarge(limit);
  rules.createBodyScanner({ carriesSource: rules.carriesSource(operationId) })(bytes);
  const body = await parseBody([bytes]);
  if (requestValidation) rules.rejectCrowdedSource(body);
  return body;
}
