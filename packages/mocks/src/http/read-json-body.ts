import type { Route } from '@specshelf/contract';
import { type RequestBody, RequestError, type Service } from '@specshelf/service';

/** Reads a JSON body, and rejects an invalid one with the messages of the server. */
export async function readJSONBody(
  { parseBody }: Pick<Service, 'parseBody'>,
  { operationId }: Route,
  request: Request,
): Promise<RequestBody> {
  const rules = await import('@specshelf/service/on-demand');
  rules.assertJSONMediaType(request.headers.get('content-type') ?? '');
  if (rules.contentEncodingOf(request.headers.get('content-encoding') ?? undefined) !== 'identity') {
    // Not all environments of the mocks can decompress.
    throw new RequestError(
      'unsupported-media-type',
      'Mocks accept no compressed bodies: send the body uncompressed.',
    );
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  const limit = rules.bodyLimitOf(operationId, rules.defaultSourceBodyLimit);
  if (bytes.byteLength > limit) throw rules.bodyTooLarge(limit);
  rules.createBodyScanner({ carriesSource: rules.carriesSource(operationId) })(bytes);
  return { value: await parseBody([bytes]), release: () => undefined };
}
