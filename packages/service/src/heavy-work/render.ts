import { encodeUTF8 } from '../content/utf8.js';
import type { ContentCodec } from '../ports/content.js';
import type { Rendered } from '../ports/rendering.js';

export function render(value: unknown, { digest }: Pick<ContentCodec, 'digest'>): Rendered {
  const body = encodeUTF8(JSON.stringify(value));
  return { body, digest: digest(body) };
}
