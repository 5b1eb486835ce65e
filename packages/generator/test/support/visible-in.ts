import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';

const methods = ['get', 'post', 'put', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The visible parts of a document, found without the generator: `get /pets`, `post hook moved`, `schema Pet`. */
export function visibleIn(root: JSONObject): string[] {
  const hidden = hiddenTags(root);
  const shown = (container: JSONValue | undefined, name: (method: string, key: string) => string) =>
    entriesOf(resolve(root, container)).flatMap(([key, item]) =>
      operationsIn(root, item)
        .filter(([, operation]) => !isHidden(operation) && !hidden.has(tagOf(root, operation) ?? ''))
        .map(([method]) => name(method, key)),
    );
  const webhooks = resolve(root, root['webhooks']) ?? resolve(root, root['x-webhooks']);
  const components = resolve(root, root['components']);
  return [
    ...shown(root['paths'], (method, path) => `${method} ${path}`).filter((text) => !/^\S+ x-/.test(text)),
    ...shown(webhooks, (method, name) => `${method} hook ${name}`),
    ...entriesOf(resolve(root, components?.['schemas'])).flatMap(([name, schema]) => {
      const object = resolve(root, schema);
      return object ? (isHidden(object) ? [] : [`schema ${name}`]) : booleanSchema(name, schema);
    }),
  ];
}

function booleanSchema(name: string, schema: JSONValue): string[] {
  return typeof schema === 'boolean' ? [`schema ${name}`] : [];
}

function operationsIn(root: JSONObject, value: JSONValue): [method: string, operation: JSONObject][] {
  const item = resolve(root, value);
  if (item === undefined || isHidden(item)) return [];
  const additional = entriesOf(resolve(root, item['additionalOperations'])).filter(
    ([method]) => /^[\w!#$%&'*+.^`|~-]+$/.test(method) && !methods.includes(method.toLowerCase()),
  );
  const own = entriesOf(item).filter(([method]) => methods.includes(method));
  return [...own, ...additional].flatMap(([method, operation]) => {
    const object = resolve(root, operation);
    return object ? [[method.toLowerCase(), object]] : [];
  });
}

function tagOf(root: JSONObject, operation: JSONObject): string | undefined {
  const names = namesIn(resolveAny(root, operation['tags']));
  const declared = tagsIn(root).map((tag) => tag['name']);
  return names.find((name) => declared.includes(name)) ?? names[0];
}

/** The names of hidden tags and of all tags below them. */
function hiddenTags(root: JSONObject): Set<JSONValue | undefined> {
  const hidden = new Set(
    tagsIn(root)
      .filter(isHidden)
      .map((tag) => tag['name']),
  );
  for (let before = -1; before < hidden.size; ) {
    before = hidden.size;
    for (const tag of tagsIn(root)) {
      const parent = [tag['parent'], tag['x-parent']].find((name) => typeof name === 'string' && name.trim());
      if (parent !== undefined && hidden.has(parent)) hidden.add(tag['name']);
    }
  }
  return hidden;
}

function tagsIn(root: JSONObject): JSONObject[] {
  const tags = resolveAny(root, root['tags']);
  if (!Array.isArray(tags)) return [];
  return tags.map((tag) => resolve(root, tag)).filter((tag) => tag !== undefined);
}

function namesIn(value: JSONValue | undefined): string[] {
  return Array.isArray(value)
    ? value.filter((name) => typeof name === 'string' && name !== '').map(String)
    : [];
}

function isHidden(object: JSONObject): boolean {
  return object['x-internal'] === true || object['x-gitbook-ignore'] === true;
}

function entriesOf(object: JSONObject | undefined): [string, JSONValue][] {
  return Object.entries(object ?? {});
}

function resolve(root: JSONObject, value: JSONValue | undefined): JSONObject | undefined {
  const target = resolveAny(root, value);
  return isObject(target) ? target : undefined;
}

/** Follows references; undefined for a cycle. Members beside a reference override those of its target. */
function resolveAny(root: JSONObject, value: JSONValue | undefined, steps = 31): JSONValue | undefined {
  if (!isObject(value)) return value;
  const { $ref: reference, ...siblings } = value;
  if (typeof reference !== 'string' || !/^#(?:\/|$)/.test(reference)) return value;
  const target = resolvePointer(root, decodeURIComponent(reference.slice(1)));
  if (target === undefined) return value;
  if (steps === 0) return undefined;
  return resolveAny(root, isObject(target) ? { ...target, ...siblings } : target, steps - 1);
}
