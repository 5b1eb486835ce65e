import type { SampleBudget } from '../examples/bounded-schema.js';
import { sampleOf } from '../examples/sample-of.js';
import { arrayMember, isObject, type JSONObject, type JSONValue, member, textMember } from '../json.js';
import type { OperationInput } from '../operation/operation-input.js';
import type { OperationView } from '../operation/operation-view.js';
import { parameterGroups, parameterRows } from '../operation/parameters.js';
import { resolveObject } from '../operation/resolve-object.js';
import { type SampleBody, sampleBody } from './sample-body.js';

/** A request that the samples of all languages send. */
export interface SampleRequest {
  method: string;
  url: string;
  /** Without the type of the body. */
  headers: readonly (readonly [name: string, value: string])[];
  contentType?: string;
  body?: SampleBody;
}

/** All headers, for languages that do not set the type of the body. */
export function headersWithType({ headers, contentType }: SampleRequest): SampleRequest['headers'] {
  return contentType === undefined ? headers : [...headers, ['Content-Type', contentType]];
}

type Described = Pick<OperationView, 'body' | 'method' | 'path' | 'security' | 'servers'>;

/** The request of an operation: required parameters, the first way of authentication, and the first example of the body. */
export function sampleRequest(view: Described, input: OperationInput): SampleRequest {
  const values = requiredValues(input);
  const auth = authOf(view, input.root);
  const query = [...values.query, ...auth.query].map(
    ([name, value]) => `${encodeName(name)}=${encodeURIComponent(value)}`,
  );
  const path = view.path.replaceAll(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = values.path.get(name);
    return value === undefined ? placeholder : encodeURIComponent(value);
  });
  const media = view.body?.media[0];
  const body = media && sampleBody(media, input.root, schemaOf(input, media.type));
  return {
    method: view.method,
    url: `${baseURL(view.servers[0]?.url ?? '')}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [...auth.headers, ...values.header],
    ...(body === undefined || media === undefined ? {} : { contentType: media.type, body }),
  };
}

/** Servers may be relative to the address of the specification, which is unknown here. */
function baseURL(server: string): string {
  const url = server.replace(/\/$/, '');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  return `https://api.example.com${url === '' || url.startsWith('/') ? url : `/${url}`}`;
}

/** Brackets are readable in names of parameters such as `filter[name]`. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

function schemaOf({ root, operation }: OperationInput, type: string): JSONValue | undefined {
  const body = resolveObject(root, member(operation, 'requestBody'));
  return member(resolveObject(root, member(member(body, 'content'), type)), 'schema');
}

interface Values {
  path: Map<string, string>;
  query: [string, string][];
  header: [string, string][];
}

function requiredValues({ root, item, operation, planner }: OperationInput): Values {
  const values: Values = { path: new Map(), query: [], header: [] };
  for (const { location, parameters } of parameterGroups(root, item, operation)) {
    for (const { name, isRequired, schema } of parameterRows('', parameters)) {
      const value = parameterValue(root, schema, planner.budget);
      if (location === 'path' && value !== undefined) values.path.set(name, value);
      if (!isRequired) continue;
      if (location === 'query') values.query.push([name, value ?? '']);
      if (location === 'header') values.header.push([name, value ?? '']);
    }
  }
  return values;
}

/** An example of a parameter on one line; undefined for a plain string, which its name describes better. */
function parameterValue(root: JSONObject, schema: unknown, budget: SampleBudget): string | undefined {
  if (!isObject(schema)) return undefined;
  const [given] = arrayMember(schema, 'examples');
  const value =
    given ?? member(schema, 'example') ?? sampleOf(root, schema, { direction: 'request', budget });
  if (value === undefined || value === null || value === 'string') return undefined;
  return Array.isArray(value)
    ? value.join(',')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
}

interface Auth {
  headers: (readonly [string, string])[];
  query: [string, string][];
}

/** Headers and parameters of the first alternative, with placeholders as values. */
function authOf({ security }: Described, root: JSONObject): Auth {
  const auth: Auth = { headers: [], query: [] };
  const schemes = member(member(root, 'components'), 'securitySchemes');
  for (const { name } of security[0] ?? []) {
    const scheme = resolveObject(root, member(schemes, name)) ?? {};
    const type = textMember(scheme, 'type');
    if (type === 'http' && textMember(scheme, 'scheme')?.toLowerCase() === 'basic') {
      auth.headers.push(['Authorization', 'Basic YOUR_CREDENTIALS']);
    } else if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') {
      auth.headers.push(['Authorization', 'Bearer YOUR_TOKEN']);
    } else if (type === 'apiKey') {
      const key = textMember(scheme, 'name') ?? name;
      if (textMember(scheme, 'in') === 'query') auth.query.push([key, 'YOUR_API_KEY']);
      else if (textMember(scheme, 'in') === 'cookie') auth.headers.push(['Cookie', `${key}=YOUR_API_KEY`]);
      else auth.headers.push([key, 'YOUR_API_KEY']);
    }
  }
  return auth;
}
