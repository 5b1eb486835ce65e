import { encodeUTF8 } from '../../base/content/utf8.js';
import type { ContentCodec } from '../../base/ports/work/content.js';
import type { Rendered } from '../../base/ports/work/rendering.js';

export function render(value: unknown, { digest }: Pick<ContentCodec, 'digest'>): Rendered {
  const body = encodeUTF8(JSON.stringify(value));
  return { body, digest: digest(body) };
}
