import { safeLinkURL, safeServerURL } from '@specshelf/markdown/safe-url';
import type { JSONObject } from '@specshelf/parser';
import { member } from '@specshelf/parser/json';
import { arrayMember, objectMember, textMember } from '../specification/json.js';

/** The members with URLs by the shape of their object. */
const urlMembers: Readonly<Record<string, readonly string[]>> = {
  OpenAPI: ['x-gitbook-mcp-url'],
  Server: ['url'],
  ExternalDocumentation: ['url'],
  Example: ['externalValue'],
  SecurityScheme: ['openIdConnectUrl', 'oauth2MetadataUrl'],
  OAuthFlow: ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'],
};

/** Whether a member of an object is a URL whose scheme could run a script, as in `javascript:alert(1)`. Readers might link it. */
export function isUnsafeURL(object: JSONObject, shape: string, name: string): boolean {
  if (!urlMembers[shape]?.includes(name)) return false;
  const url = member(object, name);
  if (typeof url !== 'string') return false;
  if (shape !== 'Server') return safeLinkURL(url) === undefined;
  return addressesOf(url, objectMember(object, 'variables')).some(
    (each) => safeServerURL(each) === undefined,
  );
}

/** Returns the URL of a server with the defaults of its variables, and with each other value of one variable. */
function addressesOf(url: string, variables: JSONObject | undefined): string[] {
  const withValues = (values: ReadonlyMap<string, string>) =>
    url.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
      const variable = objectMember(variables, name);
      return values.get(name) ?? textMember(variable, 'default') ?? '';
    });
  const others = Object.keys(variables ?? {}).flatMap((name) =>
    arrayMember(objectMember(variables, name) ?? {}, 'enum').map((value) =>
      withValues(new Map([[name, String(value)]])),
    ),
  );
  return [withValues(new Map()), ...others];
}
