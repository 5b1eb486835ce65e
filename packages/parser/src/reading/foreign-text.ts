import { isArray, isObject, type JSONObject, type JSONValue, member, nameOfKind } from '../json/json.js';

/** Names what a text is when its first characters give it away as something else than JSON or YAML. */
export function foreignText(text: string): string | undefined {
  const start = text.slice(0, 2000).trimStart();
  const known = beginnings.find(([marks]) => marks.some((mark) => start.startsWith(mark)))?.[1];
  return known ?? markup(start) ?? language(start);
}

const beginnings: [string[], string][] = [
  [['%PDF-'], 'a PDF document'],
  [['PK\u0003\u0004'], 'a ZIP archive'],
  [['\u001f\u008b', '\u001f\ufffd'], 'compressed data (gzip)'],
  [['\u0089PNG', '\ufffdPNG'], 'an image (PNG)'],
  [['#%RAML'], 'a RAML document'],
  [['FORMAT: 1A', 'FORMAT:1A'], 'an API Blueprint document'],
];

function markup(start: string): string | undefined {
  if (/^(?:<!--[\s\S]*?-->\s*)?(?:<!doctype html|<(?:html|head|body)\b)/i.test(start)) {
    return 'an HTML page: the address may need a token, or lead to a viewer';
  }
  if (!/^<(?:\?xml|!|[a-z])/i.test(start)) {
    return undefined;
  }
  if (/<(?:[\w-]+:)?(?:definitions|description)\b[^>]*wsdl/i.test(start)) {
    return 'a WSDL document';
  }
  return /<(?:[\w-]+:)?Edmx\b/.test(start) ? 'an OData document (EDMX)' : 'an XML document';
}

/** Languages whose first statement no description has. Comments may stand before it. */
function language(start: string): string | undefined {
  const first = start.replace(/^(?:\s+|\/\/.*|\/\*[\s\S]*?\*\/|#.*|"""[\s\S]*?""")+/, '');
  const syntax = /^syntax\s*=\s*["'](proto\d)["']\s*;/.exec(first)?.[1];
  if (syntax !== undefined || /^(?:edition\s*=\s*["']|package\s+[\w.]+\s*;)/.test(first)) {
    return `a Protocol Buffers file${syntax === undefined ? '' : ` (${syntax})`}`;
  }
  const isGraphql =
    /^(?:extend\s+)?(?:schema|(?:type|interface|input|enum)\s+\w+)[^:\n]*\{\s*$/m.test(
      first.split('\n', 1)[0] ?? '',
    ) || /^(?:scalar\s+\w+|union\s+\w+\s*=|directive\s+@\w+)/.test(first);
  if (isGraphql) {
    return 'a GraphQL schema';
  }
  return /^(?:import\s+["']@typespec|using\s+TypeSpec)/.test(first) ? 'a TypeSpec file' : undefined;
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
  return (
    versioned.flatMap(([field, name]) => named(value, field, name))[0] ??
    signs.find(([isIt]) => isIt(value))?.[1] ??
    'an object with neither `openapi` nor `swagger`'
  );
}

/** Documents that name their version in a member of their own. */
const versioned: [string, string][] = [
  ['asyncapi', 'AsyncAPI'],
  ['arazzo', 'Arazzo'],
  ['overlay', 'Overlay'],
  ['openrpc', 'OpenRPC'],
  ['swaggerVersion', 'Swagger'],
  ['smithy', 'Smithy'],
  ['raml', 'RAML'],
];

const articles: Record<string, string> = { Swagger: 'a', Smithy: 'a', RAML: 'a' };

function named(value: JSONObject, field: string, name: string): string[] {
  const version = member(value, field);
  if (version === undefined) {
    return [];
  }
  const isShort =
    (typeof version === 'string' && /^[\w.-]{1,20}$/.test(version)) || typeof version === 'number';
  return [`${articles[name] ?? 'an'} ${name}${isShort ? ` ${version}` : ''} document`];
}

const has = (value: JSONObject, ...names: string[]) => names.every((name) => Object.hasOwn(value, name));

const signs: [(value: JSONObject) => boolean, string][] = [
  [isPostman, 'a Postman collection'],
  [(value) => has(value, '_type') && has(value, 'resources'), 'an Insomnia export'],
  [(value) => has(value, 'log') && has(objectIn(value, 'log'), 'entries'), 'an HTTP archive (HAR)'],
  [(value) => has(value, '__schema') || has(objectIn(value, 'data'), '__schema'), 'a GraphQL schema'],
  [(value) => has(value, 'discoveryVersion'), 'a Google API discovery document'],
  [(value) => has(value, 'apiVersion', 'kind'), 'a Kubernetes resource'],
  [
    (value) => has(value, '$schema') || has(value, 'type', 'properties') || has(value, '$defs'),
    'a JSON Schema',
  ],
  [
    (value) => has(value, 'paths') || has(value, 'info'),
    'a description without its version (`openapi: 3.1.0`)',
  ],
];

function objectIn(value: JSONObject, name: string): JSONObject {
  const inner = member(value, name);
  return isObject(inner) ? inner : {};
}

function isPostman(value: JSONObject): boolean {
  const info = objectIn(value, 'info');
  return has(info, '_postman_id') || String(member(info, 'schema') ?? '').includes('getpostman.com');
}
