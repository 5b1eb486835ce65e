import type { JSONObject } from '@specshelf/base/json';
import { filledMember } from '@specshelf/base/json';

/** Extensions that name the language of the texts. The first is that of the directory of APIs.guru. */
const extensions = ['x-description-language', 'x-locale', 'x-lang', 'x-language'];

/** Longer tags are not in use. */
const longestTag = 35;

/** Returns the language of the texts of a document as a tag of BCP 47, such as `pt-BR`. OpenAPI has no field for it. */
export function languageOf(specification: JSONObject, info: JSONObject | undefined): string | undefined {
  for (const object of [info, specification]) {
    for (const name of extensions) {
      const tag = filledMember(object, name)?.trim().replaceAll('_', '-') ?? '';
      if (tag.length <= longestTag && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return tag;
    }
  }
  return undefined;
}
