import { defined } from '@specshelf/base/defined';
import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { arrayMember, filledMember, isObject, member, objectMember } from '@specshelf/base/json';
import { htmlOf, textsOf } from './members.js';
import type { FlowOverview, SecurityOverview, ServerOverview, VariableOverview } from './spec-overview.js';

/** Limit on each list: no page has room for more. References can make a small document have many long lists. */
const longestList = 300;

/** A server; undefined without a URL. */
export function serverOf(server: JSONObject | undefined): ServerOverview | undefined {
  const url = filledMember(server, 'url');
  if (url === undefined) return undefined;
  const texts = [filledMember(server, 'name'), filledMember(server, 'description')];
  const description = texts.filter((text) => text !== undefined).join(': ');
  const variables = firstEntries(objectMember(server, 'variables')).map(([name, variable]) =>
    variableOf(name, isObject(variable) ? variable : undefined),
  );
  return {
    url,
    ...defined({
      description: description === '' ? undefined : description,
      variables: variables.length > 0 ? variables : undefined,
    }),
  };
}

function variableOf(name: string, variable: JSONObject | undefined): VariableOverview {
  const initial = member(variable, 'default') ?? undefined;
  return {
    name,
    values: arrayMember(variable, 'enum').slice(0, longestList).map(String),
    ...defined({
      default: initial === undefined ? undefined : String(initial),
      description: filledMember(variable, 'description'),
    }),
  };
}

/** A security scheme; undefined without a type. */
export function securityOf(name: string, scheme: JSONObject | undefined): SecurityOverview | undefined {
  const type = filledMember(scheme, 'type');
  if (type === undefined) return undefined;
  const flows = objectMember(scheme, 'flows');
  return {
    name,
    type,
    ...defined({
      descriptionHTML: htmlOf(scheme),
      scheme: filledMember(scheme, 'scheme'),
      bearerFormat: filledMember(scheme, 'bearerFormat'),
      in: filledMember(scheme, 'in'),
      parameter: filledMember(scheme, 'name'),
      deprecated: member(scheme, 'deprecated') === true ? (true as const) : undefined,
      flows: flows && flowsOf(flows),
      urls: textsOf(scheme, ['openIdConnectUrl', 'oauth2MetadataUrl']),
    }),
  };
}

function flowsOf(flows: JSONObject): FlowOverview[] {
  return firstEntries(flows)
    .filter(([name]) => !name.startsWith('x-'))
    .map(([name, value]) => flowOf(name, value));
}

const flowURLs = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const;

function flowOf(name: string, value: JSONValue): FlowOverview {
  const flow = isObject(value) ? value : undefined;
  const scopes = objectMember(flow, 'scopes');
  return {
    name,
    ...defined({ urls: textsOf(flow, flowURLs) }),
    scopes: firstEntries(scopes).map(([scope]) => ({
      name: scope,
      ...defined({ description: filledMember(scopes, scope) }),
    })),
  };
}

function firstEntries(object: JSONObject | undefined): [string, JSONValue][] {
  return Object.entries(object ?? {}).slice(0, longestList);
}
