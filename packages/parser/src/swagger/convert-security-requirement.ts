import { type JSONObject, setMember } from '../json/json.js';
import type { Convert } from './conversion.js';

/** Its names are those of security schemes. */
export const convertSecurityRequirement: Convert = (source, to, conversion) => {
  const { names } = conversion;
  if (names.changed('securityDefinitions').size === 0) {
    return conversion.members(source, 'SecurityRequirement', to);
  }
  const result: JSONObject = {};
  for (const name of Object.keys(source)) {
    const now = names.nameOf('securityDefinitions', name);
    setMember(result, now, conversion.data(source[name] ?? null, conversion.at(to, now)));
  }
  return result;
};
