import { defined } from '@specshelf/markdown/defined';
import type { JSONObject } from '@specshelf/parser';
import { isObject, member } from '@specshelf/parser/json';
import { dereferenceObject } from '../specification/dereference.js';
import { arrayMember, textMember } from '../specification/json.js';
import type { SecurityOverview, SpecOverview } from './spec-overview.js';

/** The overview of a processed document. */
export function overviewOf(specification: JSONObject): SpecOverview {
  const follow = (object: JSONObject | undefined, name: string) =>
    dereferenceObject(specification, member(object, name));
  const info = follow(specification, 'info');
  const text = (name: string) => textMember(info, name);
  const schemes = follow(follow(specification, 'components'), 'securitySchemes');
  return {
    title: text('title') ?? '',
    version: text('version') ?? '',
    ...defined({
      plainSummary: text('summary'),
      descriptionHTML: htmlOf(info),
      termsOfService: text('termsOfService'),
      contact: textsOf(follow(info, 'contact'), ['name', 'url', 'email']),
      license: textsOf(follow(info, 'license'), ['name', 'identifier', 'url']),
      externalDocs: linkOf(follow(specification, 'externalDocs')),
    }),
    servers: arrayMember(specification, 'servers').flatMap(
      (server) => linkOf(dereferenceObject(specification, server)) ?? [],
    ),
    security: Object.keys(schemes ?? {}).flatMap((name) => securityOf(name, follow(schemes, name)) ?? []),
  };
}

/** The description as sanitized HTML, which only the pipeline writes. */
function htmlOf(object: JSONObject | undefined): string | undefined {
  return textMember(object, 'x-gitbook-description-html');
}

/** The members that are texts; undefined without any. */
function textsOf<Name extends string>(
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

function linkOf(object: JSONObject | undefined): { url: string; description?: string } | undefined {
  const url = textMember(object, 'url');
  return url === undefined
    ? undefined
    : { url, ...defined({ description: textMember(object, 'description') }) };
}

function securityOf(name: string, scheme: JSONObject | undefined): SecurityOverview | undefined {
  const type = textMember(scheme, 'type');
  if (type === undefined) return undefined;
  return {
    name,
    type,
    ...defined({
      descriptionHTML: htmlOf(scheme),
      scheme: textMember(scheme, 'scheme'),
      bearerFormat: textMember(scheme, 'bearerFormat'),
      in: textMember(scheme, 'in'),
      parameter: textMember(scheme, 'name'),
      flows: flowsOf(scheme),
    }),
  };
}

function flowsOf(scheme: JSONObject | undefined): string[] | undefined {
  const flows = member(scheme, 'flows');
  return isObject(flows) ? Object.keys(flows).filter((name) => !name.startsWith('x-')) : undefined;
}
