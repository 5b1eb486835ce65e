import { isObject, type JSONObject, member, setMember } from '@specshelf/base/json';
import type { Path } from '../json/path.js';
import type { Conversion, Convert } from './conversion.js';

export const convertResponse: Convert = (source, to, conversion) =>
  convertResponseOf(source, to, conversion, conversion.produces);

const contentFields: ReadonlySet<string> = new Set(['schema', 'examples']);

export function convertResponseOf(
  source: JSONObject,
  to: Path,
  conversion: Conversion,
  types: readonly string[],
): JSONObject {
  if (!Object.hasOwn(source, 'schema') && !Object.hasOwn(source, 'examples')) {
    return conversion.members(source, 'Response', to);
  }
  const result = conversion.members(source, 'Response', to, contentFields);
  const content = contentOf(source, to, conversion, types);
  if (Object.keys(content).length > 0) result['content'] = content;
  return result;
}

function contentOf(
  source: JSONObject,
  to: Path,
  conversion: Conversion,
  types: readonly string[],
): JSONObject {
  const schema = member(source, 'schema');
  const examples = member(source, 'examples');
  const content: JSONObject = {};
  let converted: JSONObject | undefined;
  const schemaFor = (type: string, given: JSONObject): JSONObject => {
    if (converted !== undefined) return conversion.copy(converted);
    converted = conversion.object(given, 'Schema', conversion.at(to, 'content', type, 'schema'));
    return converted;
  };
  if (isObject(schema)) {
    for (const type of types) setMember(content, type, { schema: schemaFor(type, schema) });
  }
  if (isObject(examples)) {
    for (const type of Object.keys(examples)) {
      const known = member(content, type);
      const media = isObject(known) ? known : isObject(schema) ? { schema: schemaFor(type, schema) } : {};
      media['example'] = conversion.data(
        examples[type] ?? null,
        conversion.at(to, 'content', type, 'example'),
      );
      setMember(content, type, media);
    }
  }
  return content;
}
