import {
  entriesOf,
  isObject,
  type JSONObject,
  type JSONValue,
  member,
  textMember,
} from '@specshelf/base/json';
import { separatorOf } from '../input/parameters.js';

/** A parameter with its value. */
export interface ParameterValue {
  parameter: JSONObject;
  name: string;
  value: JSONValue;
}

/** A parameter as parts of a query, encoded, such as `ids=1` and `ids=2`. */
export function queryParts(given: ParameterValue): string[] {
  const { parameter, name, value } = given;
  if (hasContent(parameter)) return [part(name, encode(asText(value)))];
  if (textMember(parameter, 'style') === 'deepObject' && isObject(value)) {
    return entriesOf(value).map(([key, child]) => part(`${name}[${key}]`, encode(asText(child))));
  }
  if (!isExploded(parameter, true)) return [part(name, joined(value, separatorOf(parameter) ?? ','))];
  if (Array.isArray(value)) {
    return value.map((item: JSONValue) => part(name, encode(asText(item))));
  }
  return isObject(value)
    ? entriesOf(value).map(([key, child]) => part(key, encode(asText(child))))
    : [part(name, encode(asText(value)))];
}

/** The only parameter of a query, which describes all of it: as a form, otherwise as text. */
export function wholeQuery({ parameter, value }: ParameterValue): string[] {
  const [type] = entriesOf(member(parameter, 'content'))[0] ?? [];
  return type === 'application/x-www-form-urlencoded' && isObject(value)
    ? entriesOf(value).map(([key, child]) => part(key, encode(asText(child))))
    : [encode(asText(value))];
}

/** The text that replaces a parameter in the template of a path, encoded. */
export function pathText({ parameter, name, value }: ParameterValue): string {
  const style = textMember(parameter, 'style');
  const isSplit = isExploded(parameter, false);
  if (style === 'label') return `.${joined(value, isSplit ? '.' : ',', isSplit)}`;
  if (style !== 'matrix') return joined(value, ',', isSplit);
  if (!isSplit || typeof value !== 'object' || value === null) return `;${part(name, joined(value, ','))}`;
  return Array.isArray(value)
    ? value.map((item: JSONValue) => `;${part(name, encode(asText(item)))}`).join('')
    : `;${joined(value, ';', true)}`;
}

/** The value of a header or of a cookie. */
export function plainText({ parameter, value }: ParameterValue): string {
  if (hasContent(parameter)) return asText(value);
  return listOf(value, isExploded(parameter, false)).join(',');
}

/** Brackets are readable in names such as `filter[name]`. */
export function part(name: string, encoded: string): string {
  const readable = encode(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
  return `${readable}=${encoded}`;
}

function joined(value: JSONValue, separator: string, isSplit = false): string {
  const items = listOf(value, isSplit, encode);
  return items.join(/[,.;]/.test(separator) ? separator : encode(separator));
}

/** The items of an array; the names and values of an object, as pairs with `=` if it is split. */
function listOf(value: JSONValue, isSplit: boolean, encode = (text: string) => text): string[] {
  if (Array.isArray(value)) return value.map((item: JSONValue) => encode(asText(item)));
  if (!isObject(value)) return [encode(asText(value))];
  return entriesOf(value).flatMap(([name, child]) => {
    const pair = [encode(name), encode(asText(child))];
    return isSplit ? [pair.join('=')] : pair;
  });
}

function isExploded(parameter: JSONObject, isDefault: boolean): boolean {
  const explode = member(parameter, 'explode');
  if (typeof explode === 'boolean') return explode;
  return isDefault && separatorOf(parameter) === undefined;
}

function hasContent(parameter: JSONObject): boolean {
  return entriesOf(member(parameter, 'content')).length > 0;
}

function asText(value: JSONValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `encodeURIComponent` rejects half of a surrogate pair, which JSON may contain. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
