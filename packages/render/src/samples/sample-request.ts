import { defined } from '@specshelf/base/defined';
import {
  arrayMember,
  isObject,
  type JSONObject,
  type JSONValue,
  member,
  textMember,
} from '@specshelf/base/json';
import type { SampleBudget } from '../examples/bounded-schema.js';
import { mediaKind } from '../examples/media-kind.js';
import { sampleOf } from '../examples/sample-of.js';
import type { OperationInput } from '../input/operation-input.js';
import { parameterGroups, parameterRows } from '../input/parameters.js';
import type { OperationView } from '../model/operation-view.js';
import { resolveObject } from '../schema/resolve-object.js';
import {
  type ParameterValue,
  part,
  pathText,
  plainText,
  queryParts,
  wholeQuery,
} from './parameter-values.js';
import { type SampleBody, sampleBody } from './sample-body.js';

/** A request that the samples of all languages send. */
export interface SampleRequest {
  method: string;
  url: string;
  /** Without the type of the body, and without the credentials of HTTP Basic. */
  headers: readonly (readonly [name: string, value: string])[];
  contentType?: string;
  /** Whether the request has a user name and a password, which each language writes in its own way. */
  hasPassword?: true;
  body?: SampleBody;
  /** What samples read of a successful response; undefined for one without content. */
  result?: ResultKind;
}

export type ResultKind = 'binary' | 'json' | 'text';

/** All headers, for languages that do not set the type of the body. */
export function headersWithType({ headers, contentType }: SampleRequest): SampleRequest['headers'] {
  return contentType === undefined ? headers : [...headers, ['Content-Type', contentType]];
}

/** The placeholder of a user name and a password. */
export const userAndPassword = { user: 'USER', password: 'PASSWORD', both: 'USER:PASSWORD' } as const;

type Described = Pick<OperationView, 'body' | 'method' | 'path' | 'responses' | 'security' | 'servers'>;

/** The request of an operation: required parameters, the first way of authentication, and the first example of the body. */
export function sampleRequest(view: Described, input: OperationInput): SampleRequest {
  const values = requiredValues(input);
  const auth = authOf(view, input.root);
  const query = [...values.query, ...auth.query];
  const cookies = [...auth.cookies, ...values.cookies].join('; ');
  const path = view.path.replaceAll(
    /\{([^{}]+)\}/g,
    (placeholder, name: string) => values.path.get(name) ?? placeholder,
  );
  const media = view.body?.media[0];
  const body = media && sampleBody(media, input.root, schemaOf(input, media.type));
  return {
    method: view.method,
    url: `${baseURL(view.servers[0]?.url ?? '')}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [...auth.headers, ...values.headers, ...(cookies === '' ? [] : [['Cookie', cookies] as const])],
    ...(auth.hasPassword ? { hasPassword: true as const } : {}),
    ...(body === undefined || media === undefined ? {} : { contentType: sentType(media.type), body }),
    ...defined({ result: resultOf(view) }),
  };
}

/** The kind of the first successful response with content. */
function resultOf({ method, responses }: Described): ResultKind | undefined {
  if (method === 'HEAD') return undefined;
  const successful = responses.filter(({ status }) => status.startsWith('2') || status === 'default');
  const type = successful.find(({ media }) => media.length > 0)?.media[0]?.type;
  if (type === undefined) return undefined;
  const kind = mediaKind(type);
  return kind === 'binary' || kind === 'json' ? kind : 'text';
}

/** Servers may be relative to the address of the specification, which is unknown here. */
function baseURL(server: string): string {
  const url = server.replace(/\/$/, '');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  return `https://api.example.com${url === '' || url.startsWith('/') ? url : `/${url}`}`;
}

/** A request has one type, not a range of types. */
function sentType(type: string): string {
  return type === '*/*' || type === 'application/*' ? 'application/json' : type;
}

function schemaOf({ root, operation }: OperationInput, type: string): JSONValue | undefined {
  const body = resolveObject(root, member(operation, 'requestBody'));
  return member(resolveObject(root, member(member(body, 'content'), type)), 'schema');
}

/** The values of parameters, by location. */
interface Values {
  /** Encoded, by name. */
  path: Map<string, string>;
  /** Encoded, such as `a=1`. */
  query: string[];
  headers: (readonly [name: string, value: string])[];
  cookies: string[];
}

/** For a required value that the specification does not describe: curl omits headers without a value. */
const unknownValue = 'YOUR_VALUE';

function requiredValues({ root, item, operation, planner }: OperationInput): Values {
  const values: Values = { path: new Map(), query: [], headers: [], cookies: [] };
  for (const { location, parameters } of parameterGroups(root, item, operation)) {
    for (const [index, { name, isRequired, schema }] of parameterRows(root, '', parameters).entries()) {
      if (!isRequired && location !== 'path') continue;
      const value = parameterValue(root, schema, planner.budget);
      // The template names a parameter of a path better.
      if (value === undefined && location === 'path') continue;
      const given = { parameter: parameters[index] ?? {}, name, value: value ?? unknownValue };
      addValue(values, location, given);
    }
  }
  return values;
}

function addValue(values: Values, location: string, given: ParameterValue): void {
  const { name } = given;
  if (location === 'path') values.path.set(name, pathText(given));
  else if (location === 'query') values.query.push(...queryParts(given));
  else if (location === 'querystring') values.query.push(...wholeQuery(given));
  else if (location === 'header') values.headers.push([name, plainText(given)]);
  else values.cookies.push(`${name}=${plainText(given)}`);
}

/** An example of a parameter; undefined for a plain string. */
function parameterValue(root: JSONObject, schema: unknown, budget: SampleBudget): JSONValue | undefined {
  if (!isObject(schema)) return undefined;
  const [given] = arrayMember(schema, 'examples');
  const value =
    given ?? member(schema, 'example') ?? sampleOf(root, schema, { direction: 'request', budget });
  return value === null || value === 'string' ? undefined : value;
}

interface Auth {
  headers: (readonly [string, string])[];
  query: string[];
  cookies: string[];
  hasPassword: boolean;
}

/** Headers and parameters of the first alternative, with placeholders as values. */
function authOf({ security }: Described, root: JSONObject): Auth {
  const auth: Auth = { headers: [], query: [], cookies: [], hasPassword: false };
  const schemes = member(member(root, 'components'), 'securitySchemes');
  for (const { name } of security[0] ?? []) {
    const scheme = resolveObject(root, member(schemes, name)) ?? {};
    const type = textMember(scheme, 'type');
    if (type === 'http' && schemeOf(scheme) === 'basic') auth.hasPassword = true;
    else if (type === 'http') auth.headers.push(['Authorization', credentialsOf(scheme)]);
    else if (type === 'oauth2' || type === 'openIdConnect') auth.headers.push(['Authorization', bearer]);
    else if (type === 'apiKey') {
      const key = textMember(scheme, 'name') ?? name;
      const place = textMember(scheme, 'in');
      if (place === 'query') auth.query.push(part(key, 'YOUR_API_KEY'));
      else if (place === 'cookie') auth.cookies.push(`${key}=YOUR_API_KEY`);
      else auth.headers.push([key, 'YOUR_API_KEY']);
    }
  }
  return auth;
}

const bearer = 'Bearer YOUR_TOKEN';

/** The value of the header for a scheme of HTTP, such as `Digest YOUR_CREDENTIALS`. */
function credentialsOf(scheme: JSONObject): string {
  const name = schemeOf(scheme);
  if (name === 'bearer') return bearer;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} YOUR_CREDENTIALS`;
}

/** Names of schemes are not case-sensitive. */
function schemeOf(scheme: JSONObject): string {
  return textMember(scheme, 'scheme')?.toLowerCase() ?? 'bearer';
}
