import { isArray, isObject, type JSONObject, type JSONValue, member, nameOfKind } from './json.js';

/** Names what a text is when its first characters give it away as something else than JSON or YAML. */
export function foreignText(text: string): string | undefined {
  const start = text.slice(0, 1000).trimStart();
  return beginnings.find(([marks]) => marks.some((mark) => start.startsWith(mark)))?.[1] ?? markup(start);
}

const beginnings: [string[], string][] = [
  [['%PDF-'], 'a PDF document'],
  [['PK\u0003\u0004'], 'a ZIP archive'],
  [['\u001f\u008b', '\u001f\ufffd'], 'compressed data (gzip)'],
  [['\u0089PNG', '\ufffdPNG'], 'an image (PNG)'],
];

function markup(start: string): string | undefined {
  if (/^<!doctype html|^<(?:html|head|body)\b/i.test(start)) {
    return 'an HTML page: the address may need a token, or lead to a viewer';
  }
  return /^<(?:\?xml|!|[a-z])/i.test(start) ? 'an XML document' : undefined;
}

/** Names what a parsed value is that has neither `openapi` nor `swagger`. */
export function foreignValue(value: JSONValue): string {
  if (isArray(value)) {
    return 'an array: the root of a description is an object';
  }
  if (typeof value === 'string') {
    return 'plain text';
  }
  return isObject(value) ? foreignObject(value) : nameOfKind(value);
}

function foreignObject(value: JSONObject): string {
  return signs.find(([isIt]) => isIt(value))?.[1] ?? 'an object with neither `openapi` nor `swagger`';
}

const has = (value: JSONObject, ...names: string[]) => names.every((name) => Object.hasOwn(value, name));

const signs: [(value: JSONObject) => boolean, string][] = [
  [(value) => has(value, 'asyncapi'), 'an AsyncAPI document'],
  [(value) => has(value, 'arazzo'), 'an Arazzo document'],
  [(value) => has(value, 'overlay'), 'an Overlay document'],
  [(value) => has(value, 'openrpc'), 'an OpenRPC document'],
  [(value) => has(value, 'swaggerVersion'), 'a Swagger 1.x document'],
  [isPostman, 'a Postman collection'],
  [(value) => has(value, '__schema'), 'a GraphQL schema'],
  [
    (value) => has(value, '$schema') || has(value, 'type', 'properties') || has(value, '$defs'),
    'a JSON Schema',
  ],
  [
    (value) => has(value, 'paths') || has(value, 'info'),
    'a description without its version (`openapi: 3.1.0`)',
  ],
];

function isPostman(value: JSONObject): boolean {
  const info = member(value, 'info');
  if (!isObject(info)) {
    return false;
  }
  return has(info, '_postman_id') || String(member(info, 'schema') ?? '').includes('getpostman.com');
}
