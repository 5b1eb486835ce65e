import type { JSONObject } from '@specshelf/base/json';
import { filledMember } from '@specshelf/base/json';

/** The description as sanitized HTML, which only the pipeline writes. */
export function htmlOf(object: JSONObject | undefined): string | undefined {
  return filledMember(object, 'x-gitbook-description-html');
}

/** The members that are texts; undefined without any. */
export function textsOf<Name extends string>(
  object: JSONObject | undefined,
  names: readonly Name[],
): { [name in Name]?: string } | undefined {
  const texts: { [name in Name]?: string } = {};
  for (const name of names) {
    const text = filledMember(object, name);
    if (text !== undefined) texts[name] = text;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}
