import { defined } from '@specshelf/base/defined';
import {
  arrayMember,
  entriesOf,
  isObject,
  type JSONObject,
  type JSONValue,
  member,
  textMember,
} from '@specshelf/base/json';
import type { PageBudget } from '../../base/page-budget.js';
import type { LabeledURL, SecurityAlternative, SecurityScheme } from '../../model/operation-view.js';
import { descriptionWithin } from '../../schema/description-within.js';
import { resolveObject } from '../../schema/resolve-object.js';

/** The alternatives of authentication for an operation. An empty requirement, or an empty list of its own, means none. */
export function securityOf(
  root: JSONObject,
  operation: JSONObject,
  budget: PageBudget,
): SecurityAlternative[] {
  const isOwn = Object.hasOwn(operation, 'security');
  const requirements = arrayMember(isOwn ? operation : root, 'security');
  if (isOwn && requirements.length === 0) return Array.isArray(member(operation, 'security')) ? [[]] : [];
  return budget
    .takeItems(requirements.filter(isObject))
    .map((requirement) =>
      budget.takeItems(entriesOf(requirement)).map(([name, scopes]) => describe(root, name, scopes, budget)),
    );
}

function describe(root: JSONObject, name: string, required: JSONValue, budget: PageBudget): SecurityScheme {
  const schemes = member(member(root, 'components'), 'securitySchemes');
  const scheme = resolveObject(root, member(schemes, name));
  const names = Array.isArray(required) ? required.filter((scope) => typeof scope === 'string') : [];
  const flows = entriesOf(member(scheme, 'flows'));
  const scopes = budget.takeItems(names).map((scope) => ({
    name: scope,
    ...defined({ description: scopeText(flows, scope) }),
  }));
  if (scheme === undefined) return { name, words: name, scopes, urls: [] };
  const description = descriptionWithin(budget, scheme);
  const words = securityWords(factsOf(scheme)) ?? name;
  return {
    name,
    words: member(scheme, 'deprecated') === true ? `${words}, deprecated` : words,
    scopes,
    urls: budget.takeItems(securityURLs([scheme, ...flows.map(([, flow]) => flow)])),
    ...defined({ description }),
  };
}

type Flows = readonly (readonly [name: string, flow: JSONValue])[];

function scopeText(flows: Flows, scope: string): string | undefined {
  const texts = flows.map(([, flow]) => textMember(member(flow, 'scopes'), scope));
  return texts.find((text) => text !== undefined && text !== '');
}

const urlLabels: readonly [keyword: string, label: string][] = [
  ['authorizationUrl', 'Authorization URL'],
  ['deviceAuthorizationUrl', 'Device authorization URL'],
  ['tokenUrl', 'Token URL'],
  ['refreshUrl', 'Refresh URL'],
  ['openIdConnectUrl', 'Discovery URL'],
  ['oauth2MetadataUrl', 'Metadata URL'],
];

/** The URLs of security schemes and of flows, each once. */
export function securityURLs(places: readonly JSONValue[]): LabeledURL[] {
  return urlLabels.flatMap(([keyword, label]) => {
    const urls = places.map((place) => textMember(place, keyword));
    return [...new Set(urls)].flatMap((url) => (url === undefined || url === '' ? [] : [{ label, url }]));
  });
}

/** The members of a security scheme that determine its words. */
export interface SecurityFacts {
  /** `http`, `apiKey`, `oauth2`, `openIdConnect`, or `mutualTLS`. */
  type?: string | undefined;
  /** Of the type `http`. */
  scheme?: string | undefined;
  /** Of the scheme `bearer`: the format of the token, such as `JWT`. */
  bearerFormat?: string | undefined;
  /** Of the type `apiKey`: `query`, `header`, or `cookie`. */
  in?: string | undefined;
  /** Of the type `apiKey`: the name of the parameter, header, or cookie. */
  parameter?: string | undefined;
  /** Names of the flows of the type `oauth2`. */
  flows?: readonly string[] | undefined;
}

function factsOf(scheme: JSONObject): SecurityFacts {
  return {
    type: textMember(scheme, 'type'),
    scheme: textMember(scheme, 'scheme'),
    bearerFormat: textMember(scheme, 'bearerFormat'),
    in: textMember(scheme, 'in'),
    parameter: textMember(scheme, 'name'),
    flows: entriesOf(member(scheme, 'flows')).map(([flow]) => flow),
  };
}

/** Describes a security scheme, such as `API key in the header X-Key`. Undefined for unknown types. */
export function securityWords(facts: SecurityFacts): string | undefined {
  switch (facts.type) {
    case 'apiKey':
      return `API key in the ${placeOf(facts)} ${facts.parameter ?? ''}`.trim();
    case 'http':
      return httpWords(facts);
    case 'oauth2': {
      const flows = (facts.flows ?? []).map((flow) => flowWords(flow));
      return flows.length === 0 ? 'OAuth 2.0' : `OAuth 2.0 (${flows.join(', ')})`;
    }
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return 'Client certificate (mutual TLS)';
    default:
      return undefined;
  }
}

function placeOf({ in: place = 'header' }: SecurityFacts): string {
  return place === 'query' ? 'query parameter' : place;
}

function httpWords({ scheme, bearerFormat }: SecurityFacts): string {
  const name = scheme?.toLowerCase();
  if (name === 'basic') return 'User name and password (HTTP Basic)';
  if (name === 'bearer') {
    return bearerFormat === undefined ? 'Bearer token' : `Bearer token, format: ${bearerFormat}`;
  }
  return `HTTP ${name ?? 'authentication'}`;
}

/** Describes a flow of OAuth 2.0, such as `client credentials`. */
export function flowWords(name: string): string {
  return wordsOfFlows.get(name) ?? name;
}

const wordsOfFlows: ReadonlyMap<string, string> = new Map([
  ['authorizationCode', 'authorization code'],
  ['clientCredentials', 'client credentials'],
  ['deviceAuthorization', 'device authorization'],
]);
