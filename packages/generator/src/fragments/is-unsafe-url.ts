import type { JSONObject } from '@specshelf/base/json';
import { arrayMember, filledMember, member, objectMember } from '@specshelf/base/json';
import { safeLinkURL, safeServerURL } from '@specshelf/base/safe-url';

/** The members with URLs by the shape of their object. */
const urlMembers: Readonly<Record<string, readonly string[]>> = {
  OpenAPI: ['x-gitbook-mcp-url'],
  Server: ['url'],
  ExternalDocumentation: ['url'],
  Example: ['externalValue'],
  SecurityScheme: ['openIdConnectUrl', 'oauth2MetadataUrl'],
  OAuthFlow: ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'],
};

/** A server that exceeds one of these is left out: checking all its addresses would take long. The lengths are those of texts. */
const limits = { template: 500, value: 200, values: 1_000 };

/** Whether a member of an object is a URL whose scheme could run a script, as in `javascript:alert(1)`. Readers might link it. */
export function isUnsafeURL(object: JSONObject, shape: string, name: string): boolean {
  if (!urlMembers[shape]?.includes(name)) return false;
  const url = member(object, name);
  if (typeof url !== 'string') return false;
  if (shape !== 'Server') return safeLinkURL(url) === undefined;
  const variables = objectMember(object, 'variables');
  if (url.length > limits.template || !isWithinLimits(valuesOf(variables))) return true;
  return addressesOf(url, variables).some((each) => safeServerURL(each) === undefined);
}

function valuesOf(variables: JSONObject | undefined): string[] {
  return Object.keys(variables ?? {}).flatMap((name) => {
    const variable = objectMember(variables, name);
    return [filledMember(variable, 'default') ?? '', ...arrayMember(variable ?? {}, 'enum').map(String)];
  });
}

function isWithinLimits(values: readonly string[]): boolean {
  return values.length <= limits.values && values.every(({ length }) => length <= limits.value);
}

/** Returns the URL of a server with the defaults of its variables, and with each other value of one variable. */
function addressesOf(url: string, variables: JSONObject | undefined): string[] {
  const withValues = (values: ReadonlyMap<string, string>) =>
    url.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
      const variable = objectMember(variables, name);
      return values.get(name) ?? filledMember(variable, 'default') ?? '';
    });
  const others = Object.keys(variables ?? {}).flatMap((name) =>
    arrayMember(objectMember(variables, name) ?? {}, 'enum').map((value) =>
      withValues(new Map([[name, String(value)]])),
    ),
  );
  return [withValues(new Map()), ...others];
}
