import { fromText } from '../content/utf8.js';
import type { Bytes } from '../ports/deps.js';

/** A response body in UTF-8, as JSON, with its digest. */
export interface Rendered {
  body: Uint8Array;
  digest: string;
}

export function render(value: unknown, { digest }: Pick<Bytes, 'digest'>): Rendered {
  const body = fromText(JSON.stringify(value));
  return { body, digest: digest(body) };
}
