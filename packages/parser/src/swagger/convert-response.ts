import { isObject, type JSONObject, member, setMember } from '../json.js';
import { descend, type Path } from '../path.js';
import type { Conversion, Convert } from './conversion.js';

export const convertResponse: Convert = (source, to, conversion) =>
  convertResponseOf(source, to, conversion, conversion.produces);

export function convertResponseOf(
  source: JSONObject,
  to: Path,
  conversion: Conversion,
  types: readonly string[],
): JSONObject {
  const result = conversion.members(source, 'Response', to, ['schema', 'examples']);
  const content = contentOf(source, to, conversion, types);
  if (Object.keys(content).length > 0) {
    result['content'] = content;
  }
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
  if (isObject(schema)) {
    for (const type of types) {
      const at = descend(to, ['content', type, 'schema']);
      setMember(content, type, { schema: conversion.object(schema, 'Schema', at) });
    }
  }
  if (isObject(examples)) {
    for (const type of Object.keys(examples)) {
      const at = descend(to, ['content', type]);
      const known = member(content, type);
      const media = isObject(known)
        ? known
        : isObject(schema)
          ? { schema: conversion.object(schema, 'Schema', at) }
          : {};
      media['example'] = conversion.copy(examples[type] ?? null, at);
      setMember(content, type, media);
    }
  }
  return content;
}
