const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

type JSONObject = Record<string, unknown>;

/**
 * Returns the expected targets of the pages of a document without the generator: each operation, webhook, and schema that is
 * not hidden by itself, its path, or its tag. The format is that of `blockTargetsIn`.
 */
export function visibleTargets(document: JSONObject): string[] {
  const hidden = hiddenTags(document);
  const under = (container: unknown, name: (method: string, key: string) => string) =>
    Object.entries(asObject(container)).flatMap(([key, item]) =>
      operationsOf(resolve(document, item))
        .filter(([, operation]) => !isHidden(operation) && !hidden.has(pageTag(document, operation) ?? ''))
        .map(([method]) => name(method, key)),
    );
  return [
    ...under(document['paths'], (method, path) => `${method} ${path}`),
    ...under(document['webhooks'] ?? document['x-webhooks'], (method, name) => `hook ${method} ${name}`),
    ...Object.entries(asObject(asObject(document['components'])['schemas']))
      .filter(([, schema]) => !isHidden(schema))
      .map(([name]) => `schema ${name}`),
  ];
}

/** Returns the tags whose pages show the operations of a document. */
export function visibleTags(document: JSONObject): string[] {
  const hidden = hiddenTags(document);
  const tags = Object.values(asObject(document['paths']))
    .flatMap((item) => operationsOf(resolve(document, item)))
    .filter(([, operation]) => !isHidden(operation))
    .flatMap(([, operation]) => pageTag(document, operation) ?? []);
  return [...new Set(tags)].filter((tag) => !hidden.has(tag));
}

function operationsOf(item: JSONObject): [string, JSONObject][] {
  if (isHidden(item)) return [];
  const fixed = methods
    .filter((method) => method in item)
    .map((method): [string, unknown] => [method, item[method]]);
  const additional = Object.entries(asObject(item['additionalOperations']));
  return [...fixed, ...additional].map(([method, operation]) => [method.toLowerCase(), asObject(operation)]);
}

function pageTag(document: JSONObject, operation: JSONObject): string | undefined {
  const tags = asArray(operation['tags']).filter((tag) => typeof tag === 'string');
  const declared = new Set(tagsOf(document).map((tag) => tag['name']));
  return tags.find((tag) => declared.has(tag)) ?? tags[0];
}

/** Returns the hidden tags and their descendants. */
function hiddenTags(document: JSONObject): Set<string> {
  const hidden = new Set(
    tagsOf(document)
      .filter(isHidden)
      .map((tag) => String(tag['name'])),
  );
  for (let before = -1; before !== hidden.size; ) {
    before = hidden.size;
    for (const tag of tagsOf(document)) {
      const parent = typeof tag['parent'] === 'string' ? tag['parent'] : tag['x-parent'];
      if (typeof parent === 'string' && hidden.has(parent)) hidden.add(String(tag['name']));
    }
  }
  return hidden;
}

function tagsOf(document: JSONObject): JSONObject[] {
  return asArray(document['tags']).map(asObject);
}

function isHidden(value: unknown): boolean {
  const object = asObject(value);
  return object['x-internal'] === true || object['x-gitbook-ignore'] === true;
}

function resolve(document: JSONObject, value: unknown): JSONObject {
  const object = asObject(value);
  const ref = object['$ref'];
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return object;
  const names = ref
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  return asObject(names.reduce<unknown>((part, name) => asObject(part)[name], document));
}

function asObject(value: unknown): JSONObject {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
