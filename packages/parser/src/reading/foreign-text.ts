import { isArray, isObject, type JSONObject, type JSONValue, member, typeName } from '@specshelf/base/json';

/** Names the format of a text that is recognizably not JSON or YAML, by its first characters. */
export function foreignText(text: string): string | undefined {
  const start = text.slice(0, 2000).trimStart();
  const known = signatures.find(([marks]) => marks.some((mark) => start.startsWith(mark)))?.[1];
  return known ?? markupFormat(start) ?? languageOf(start);
}

const signatures: [string[], string][] = [
  [['%PDF-'], 'a PDF document'],
  [['PK\u0003\u0004'], 'a ZIP archive'],
  [['\u001f\u008b', '\u001f\ufffd'], 'compressed data (gzip)'],
  [['\u0089PNG', '\ufffdPNG'], 'an image (PNG)'],
  [['#%RAML'], 'a RAML document'],
  [['FORMAT: 1A', 'FORMAT:1A'], 'an API Blueprint document'],
];

function markupFormat(start: string): string | undefined {
  if (/^(?:<!--[\s\S]*?-->\s*)?(?:<!doctype html|<(?:html|head|body)\b)/i.test(start)) {
    return 'an HTML page: the URL may require a token, or be that of a viewer';
  }
  if (!/^<(?:\?xml|!|[a-z])/i.test(start)) return undefined;
  if (/<(?:[\w-]+:)?(?:definitions|description)\b[^>]*wsdl/i.test(start)) return 'a WSDL document';
  return /<(?:[\w-]+:)?Edmx\b/.test(start) ? 'an OData document (EDMX)' : 'an XML document';
}

/** Recognizes languages by their first statement, after comments. */
function languageOf(start: string): string | undefined {
  const first = start.replace(/^(?:\s+|\/\/.*|\/\*[\s\S]*?\*\/|#.*|"""[\s\S]*?""")+/, '');
  const syntax = /^syntax\s*=\s*["'](proto\d)["']\s*;/.exec(first)?.[1];
  if (syntax !== undefined || /^(?:edition\s*=\s*["']|package\s+[\w.]+\s*;)/.test(first)) {
    return `a Protocol Buffers file${syntax === undefined ? '' : ` (${syntax})`}`;
  }
  const isGraphql =
    /^(?:extend\s+)?(?:schema|(?:type|interface|input|enum)\s+\w+)[^:\n]*\{\s*$/m.test(
      first.split('\n', 1)[0] ?? '',
    ) || /^(?:scalar\s+\w+|union\s+\w+\s*=|directive\s+@\w+)/.test(first);
  if (isGraphql) return 'a GraphQL schema';
  return /^(?:import\s+["']@typespec|using\s+TypeSpec)/.test(first) ? 'a TypeSpec file' : undefined;
}

/** Names the format of a parsed value that has neither `openapi` nor `swagger`. */
export function foreignValue(value: JSONValue): string {
  if (isArray(value)) return 'an array: the root of a description must be an object';
  if (typeof value === 'string') return 'plain text';
  return isObject(value) ? foreignObject(value) : typeName(value);
}

function foreignObject(value: JSONObject): string {
  return (
    versioned.flatMap(([field, name]) => named(value, field, name))[0] ??
    formats.find(([matches]) => matches(value))?.[1] ??
    'an object with neither `openapi` nor `swagger`'
  );
}

/** Formats by the member that holds their version. */
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
  if (version === undefined) return [];
  const isShort =
    (typeof version === 'string' && /^[\w.-]{1,20}$/.test(version)) || typeof version === 'number';
  return [`${articles[name] ?? 'an'} ${name}${isShort ? ` ${version}` : ''} document`];
}

const hasAll = (value: JSONObject, ...names: string[]) => names.every((name) => Object.hasOwn(value, name));

const formats: [(value: JSONObject) => boolean, string][] = [
  [isPostman, 'a Postman collection'],
  [(value) => hasAll(value, '_type') && hasAll(value, 'resources'), 'an Insomnia export'],
  [(value) => hasAll(value, 'log') && hasAll(objectIn(value, 'log'), 'entries'), 'an HTTP archive (HAR)'],
  [(value) => hasAll(value, '__schema') || hasAll(objectIn(value, 'data'), '__schema'), 'a GraphQL schema'],
  [(value) => hasAll(value, 'discoveryVersion'), 'a Google API discovery document'],
  [(value) => hasAll(value, 'apiVersion', 'kind'), 'a Kubernetes resource'],
  [
    (value) => hasAll(value, '$schema') || hasAll(value, 'type', 'properties') || hasAll(value, '$defs'),
    'a JSON Schema',
  ],
  [
    (value) => hasAll(value, 'paths') || hasAll(value, 'info'),
    'a description without a version such as `openapi: 3.1.0`',
  ],
];

function objectIn(value: JSONObject, name: string): JSONObject {
  const inner = member(value, name);
  return isObject(inner) ? inner : {};
}

function isPostman(value: JSONObject): boolean {
  const info = objectIn(value, 'info');
  return hasAll(info, '_postman_id') || String(member(info, 'schema') ?? '').includes('getpostman.com');
}
