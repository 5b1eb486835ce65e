import { defined } from '@specshelf/base/defined';
import type { JSONObject } from '@specshelf/base/json';
import { filledMember, member } from '@specshelf/base/json';
import { dereferenceObject } from '../specification/dereference.js';
import type { DocumentParts } from './create-document.js';
import { propertyNamesOf } from './property-names-of.js';
import { maxBodyLength } from './text-of-blocks.js';

/** Its page is that of its name. */
export function schemaParts(
  name: string,
  schemas: JSONObject | undefined,
  specification: JSONObject,
): DocumentParts {
  const schema = dereferenceObject(specification, member(schemas, name));
  const title = filledMember(schema, 'title');
  const description = plainText(filledMember(schema, 'description') ?? '');
  return {
    entry: {
      kind: 'schema',
      title: name,
      identifier: name,
      ...defined({
        snippet: description === '' ? title : description,
        deprecated: member(schema, 'deprecated') === true ? (true as const) : undefined,
      }),
    },
    identifiers: [name],
    names: [name, title ?? ''],
    paths: [],
    inputs: [propertyNamesOf(specification, schema).join(' ')],
    bodies: [description],
  };
}

/** Removes the most common marks of Markdown: the descriptions of schemas are not in the outline. */
function plainText(markdown: string): string {
  return markdown
    .slice(0, maxBodyLength)
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/<[^<>]*>|[`*#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
