import type { JSONObject } from '@specshelf/parser';
import { textMember } from '../specification/json.js';

/** The description as sanitized HTML, which only the pipeline writes. */
export function htmlOf(object: JSONObject | undefined): string | undefined {
  return textMember(object, 'x-gitbook-description-html');
}

/** The members that are texts; undefined without any. */
export function textsOf<Name extends string>(
  object: JSONObject | undefined,
  names: readonly Name[],
): { [name in Name]?: string } | undefined {
  const texts: { [name in Name]?: string } = {};
  for (const name of names) {
    const text = textMember(object, name);
    if (text !== undefined) texts[name] = text;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}
