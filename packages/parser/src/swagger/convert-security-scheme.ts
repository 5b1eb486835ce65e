import { isObject, type JSONObject, type JSONValue, member } from '@specshelf/base/json';
import type { Path } from '../json/path.js';
import type { Conversion, Convert } from './conversion.js';

export const convertSecurityScheme: Convert = (source, to, conversion) => {
  const type = member(source, 'type');
  if (type === 'basic') {
    return { ...conversion.members(source, 'SecurityScheme', to), type: 'http', scheme: 'basic' };
  }
  if (type !== 'oauth2') return conversion.members(source, 'SecurityScheme', to);
  const result = conversion.members(source, 'SecurityScheme', to, flowFields);
  const flow = flowNames.get(member(source, 'flow'));
  result['flows'] =
    flow === undefined ? {} : { [flow]: flowOf(source, conversion.at(to, 'flows', flow), conversion) };
  return result;
};

const flowFields: ReadonlySet<string> = new Set(['flow', 'authorizationUrl', 'tokenUrl', 'scopes']);

const flowNames = new Map<JSONValue | undefined, string>([
  ['implicit', 'implicit'],
  ['password', 'password'],
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
]);

function flowOf(source: JSONObject, to: Path, conversion: Conversion): JSONObject {
  const flow: JSONObject = {};
  for (const name of ['authorizationUrl', 'tokenUrl']) {
    const url = member(source, name);
    if (url !== undefined) flow[name] = conversion.data(url, conversion.at(to, name));
  }
  const scopes = member(source, 'scopes');
  flow['scopes'] = isObject(scopes) ? conversion.data(scopes, conversion.at(to, 'scopes')) : {};
  return flow;
}
