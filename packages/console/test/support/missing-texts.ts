import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { outlinePage, type PageOutline } from './page-outline.js';

/** Longer texts have a page of their own, which the page links to. */
const longestText = 500;

/** The parameters, their allowed values and short descriptions, and the response statuses of an operation that its page lacks. */
export function missingTexts(root: JSONObject, action: string, page: PageOutline): string[] {
  const [method = '', path = ''] = action.split(/ (.*)/s);
  const item = resolve(root, member(root['paths'], path));
  const operation = resolve(root, member(item, method));
  if (
    operation === undefined ||
    page.elements.some(({ attributes }) => attributes.get('class') === 'shelf-rest')
  )
    return [];
  const parameters = [item, operation]
    .flatMap((each) => listOf(member(each, 'parameters')))
    .map((each) => resolve(root, each))
    .filter((each) => each !== undefined);
  const texts = [
    ...Object.keys(resolve(root, operation['responses']) ?? {}).filter((status) =>
      /^[1-5]\d\d$/.test(status),
    ),
    ...parameters.flatMap((parameter) => textsOf(root, parameter)),
  ];
  const shown = withoutSpace(page.text);
  return texts.filter((text) => text.length < longestText && !shown.includes(withoutSpace(text)));
}

function textsOf(root: JSONObject, parameter: JSONObject): string[] {
  const html = parameter['x-gitbook-description-html'];
  const schema = resolve(root, parameter['schema']);
  // Strings that look like other values are shown in quotation marks.
  const values = listOf(member(schema, 'enum'))
    .slice(0, 50)
    .map((value) => `${value}`);
  const name = parameter['name'];
  // HTTP forbids these parameters; they are the security and the media types.
  if (parameter['in'] === 'header' && /^(?:accept|content-type|authorization)$/i.test(`${name}`)) return [];
  return [
    ...(typeof name === 'string' && name.length < 80 ? [name, ...values] : []),
    ...(typeof html === 'string' ? [outlinePage(html).text] : []),
  ];
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function listOf(value: JSONValue | undefined): JSONValue[] {
  return Array.isArray(value) ? value : [];
}

function member(object: JSONValue | undefined, name: string): JSONValue | undefined {
  return isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;
}

function resolve(root: JSONObject, value: JSONValue | undefined, hops = 20): JSONObject | undefined {
  const reference = member(value, '$ref');
  if (typeof reference !== 'string') return isObject(value) ? value : undefined;
  if (hops === 0 || !reference.startsWith('#')) return undefined;
  return resolve(root, resolvePointer(root, decodeURIComponent(reference.slice(1))), hops - 1);
}
