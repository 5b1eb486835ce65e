import type { Route } from '@specshelf/contract';
import { type RequestBody, RequestError, type Service } from '@specshelf/service';

/** Reads the JSON body of an operation, and rejects an invalid one with the messages of the server. */
export async function readJSONBody(
  service: Pick<Service, 'parseBody'>,
  { operationId }: Route,
  request: Request,
): Promise<RequestBody> {
  const { bodyLimitOf, carriesSource, defaultSourceBodyLimit } = await import('@specshelf/service/on-demand');
  const limit = bodyLimitOf(operationId, defaultSourceBodyLimit);
  const value = await readJSON(service, { limit, carriesSource: carriesSource(operationId) }, request);
  return { value, release: () => undefined };
}

/** Reads a body with at most `limit` bytes. */
export async function readJSON(
  { parseBody }: Pick<Service, 'parseBody'>,
  { limit, carriesSource }: { limit: number; carriesSource: boolean },
  request: Request,
): Promise<unknown> {
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
  if (bytes.byteLength > limit) throw rules.bodyTooLarge(limit);
  rules.createBodyScanner({ carriesSource })(bytes);
  return parseBody([bytes]);
}
