import { type JSONObject, setMember } from '@specshelf/base/json';
import type { Convert } from './conversion.js';

/** Renames the security schemes of a requirement. */
export const convertSecurityRequirement: Convert = (source, to, conversion) => {
  const { names } = conversion;
  if (names.changed('securityDefinitions').size === 0) {
    return conversion.members(source, 'SecurityRequirement', to);
  }
  const result: JSONObject = {};
  for (const name of Object.keys(source)) {
    const newName = names.nameOf('securityDefinitions', name);
    setMember(result, newName, conversion.data(source[name] ?? null, conversion.at(to, newName)));
  }
  return result;
};
