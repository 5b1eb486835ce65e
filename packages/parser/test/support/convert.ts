import { isObject, type JSONObject } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { parsed } from './parsed.js';

export const convert = (rest: JSONObject, entry = 'openapi.json'): JSONObject =>
  parsed({
    [entry]: JSON.stringify({ swagger: '2.0', info: { title: 't', version: '1' }, paths: {}, ...rest }),
  }).specification;

/** Converts a description with only the operation GET /a, and returns the operation. */
export function operation(get: JSONObject, rest: JSONObject = {}, pathItem: JSONObject = {}) {
  const specification = convert({
    ...rest,
    paths: { '/a': { ...pathItem, get: { responses: {}, ...get } } },
  });
  return resolvePointer(specification, '/paths/~1a/get');
}

export const parameter = (fields: JSONObject) => {
  const converted = operation({ parameters: [{ name: 'p', in: 'query', ...fields }] });
  return isObject(converted) && Array.isArray(converted['parameters'])
    ? converted['parameters'][0]
    : undefined;
};

export const schema = (fields: JSONObject) =>
  resolvePointer(convert({ definitions: { A: fields } }), '/components/schemas/A');
