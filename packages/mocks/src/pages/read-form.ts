import { formLimit, formTooLarge } from '@specshelf/console';

/** Reads the body as an HTML form. Returns an empty form for another media type. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const mediaType = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded *(?:;|$)/i.test(mediaType)) return new URLSearchParams();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > formLimit) throw formTooLarge();
  return new URLSearchParams(new TextDecoder().decode(bytes));
}
