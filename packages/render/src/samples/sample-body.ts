import { defined } from '@specshelf/base/defined';
import { entriesOf, type JSONObject, type JSONValue, member, textMember } from '@specshelf/base/json';
import { formPairs } from '../examples/form-pairs.js';
import { mediaKind } from '../examples/media-kind.js';
import type { MediaView } from '../model/operation-view.js';
import { mergeSchema } from '../schema/merge-schema.js';

/** The body of a request that samples send. */
export type SampleBody =
  | { kind: 'binary' }
  | { kind: 'form'; fields: readonly Field[] }
  | { kind: 'json'; value: JSONValue; text: string }
  | { kind: 'multipart'; fields: readonly Field[] }
  | { kind: 'text'; text: string };

export interface Field {
  name: string;
  value: string;
  /** Whether the value is the content of a file. */
  isFile: boolean;
  /** The media type of the part, if the author demands one. */
  type?: string;
}

/** The first example of a request body; undefined when it has none. `schema` is the schema of the body. */
export function sampleBody(
  { type, examples, encoding }: MediaView,
  root: JSONObject,
  schema: JSONValue | undefined,
): SampleBody | undefined {
  const kind = mediaKind(type);
  if (kind === 'binary') return { kind };
  const example = examples.find(({ isDescribed }) => !isDescribed);
  if (example === undefined || example.text === '' || example.more !== undefined) return undefined;
  const { value, text } = example;
  if (value === undefined) return { kind: 'text', text };
  if (kind !== 'form' && kind !== 'multipart') return { kind: 'json', value, text };
  const files = kind === 'multipart' && schema !== undefined ? fileNames(root, schema) : new Set();
  const pairs = formPairs(value, encoding);
  const fields = pairs.map(([name, field]) => ({
    ...{ name, value: field, isFile: files.has(name) },
    ...(kind === 'multipart' ? defined({ type: partType(encoding, name) }) : {}),
  }));
  return fields.length === 0 ? undefined : { kind, fields };
}

/** The media type of a part. Ranges and lists of types leave the choice to the client. */
function partType(encoding: JSONObject | undefined, name: string): string | undefined {
  const type = textMember(member(encoding, name), 'contentType');
  return type === undefined || /[*,]/.test(type) ? undefined : type;
}

/** The names of properties with binary content. */
function fileNames(root: JSONObject, schema: JSONValue): Set<string> {
  const names = [...mergeSchema(root, schema).properties].filter(([, property]) => {
    const { keywords } = mergeSchema(root, property);
    const items = member(keywords, 'items');
    return isBinary(keywords) || (items !== undefined && isBinary(mergeSchema(root, items).keywords));
  });
  return new Set(names.map(([name]) => name));
}

function isBinary(keywords: JSONObject): boolean {
  return (
    textMember(keywords, 'format') === 'binary' ||
    entriesOf(keywords).some(
      ([name, value]) => name === 'contentMediaType' && value === 'application/octet-stream',
    )
  );
}
