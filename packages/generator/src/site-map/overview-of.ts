import { defined } from '@specshelf/base/defined';
import { arrayMember, filledMember, type JSONObject, member } from '@specshelf/base/json';
import { dereferenceObject } from '../specification/dereference.js';
import { securityOf, serverOf } from './access-of.js';
import { htmlOf, textsOf } from './members.js';
import type { ExternalDocs, SpecOverview } from './spec-overview.js';

/** The overview of a processed document. */
export function overviewOf(specification: JSONObject): SpecOverview {
  const follow = (object: JSONObject | undefined, name: string) =>
    dereferenceObject(specification, member(object, name));
  const info = follow(specification, 'info');
  const text = (name: string) => filledMember(info, name);
  const schemes = follow(follow(specification, 'components'), 'securitySchemes');
  return {
    title: text('title') ?? '',
    version: text('version') ?? '',
    ...defined({
      language: languageOf(specification, info),
      plainSummary: text('summary'),
      descriptionHTML: htmlOf(info),
      termsOfService: text('termsOfService'),
      contact: textsOf(follow(info, 'contact'), ['name', 'url', 'email']),
      license: textsOf(follow(info, 'license'), ['name', 'identifier', 'url']),
      externalDocs: linkOf(follow(specification, 'externalDocs')),
      tags: tagsOf(specification),
    }),
    servers: arrayMember(specification, 'servers').flatMap(
      (server) => serverOf(dereferenceObject(specification, server)) ?? [],
    ),
    security: Object.keys(schemes ?? {}).flatMap((name) => securityOf(name, follow(schemes, name)) ?? []),
  };
}

/** Of tags with the same name, the first one counts. */
function tagsOf(specification: JSONObject): SpecOverview['tags'] {
  const tags = arrayMember(specification, 'tags').flatMap((value) => {
    const tag = dereferenceObject(specification, value);
    const name = filledMember(tag, 'name');
    const externalDocs = linkOf(dereferenceObject(specification, member(tag, 'externalDocs')));
    return name === undefined || externalDocs === undefined ? [] : [{ name, externalDocs }];
  });
  return tags.length > 0 ? tags : undefined;
}

function linkOf(object: JSONObject | undefined): ExternalDocs | undefined {
  const url = filledMember(object, 'url');
  return url === undefined
    ? undefined
    : { url, ...defined({ description: filledMember(object, 'description') }) };
}

/** Extensions that name the language of the texts. The first is that of the directory of APIs.guru. */
const extensions = ['x-description-language', 'x-locale', 'x-lang', 'x-language'];

/** Longer tags are not in use. */
const longestTag = 35;

/** Returns the language of the texts of a document as a tag of BCP 47, such as `pt-BR`. OpenAPI has no field for it. */
function languageOf(specification: JSONObject, info: JSONObject | undefined): string | undefined {
  for (const object of [info, specification]) {
    for (const name of extensions) {
      const tag = filledMember(object, name)?.trim().replaceAll('_', '-') ?? '';
      if (tag.length <= longestTag && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return tag;
    }
  }
  return undefined;
}
