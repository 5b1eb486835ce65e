import type { JSONObject, JSONValue } from '@specshelf/parser';
import { isObject, member } from '@specshelf/parser/json';

export function objectMember(object: JSONObject | undefined, name: string): JSONObject | undefined {
  const value = member(object, name);
  return isObject(value) ? value : undefined;
}

export function arrayMember(object: JSONObject | undefined, name: string): JSONValue[] {
  const value = member(object, name);
  return Array.isArray(value) ? value : [];
}

/** Returns a string member that is not blank. */
export function textMember(object: JSONObject | undefined, name: string): string | undefined {
  const value = member(object, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
