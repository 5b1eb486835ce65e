import { defined } from '@specshelf/base/defined';
import { isObject } from '@specshelf/base/json';

export type Claims = Readonly<Record<string, unknown>>;

/** The user whom claims describe. */
export interface ClaimedUser {
  subject: { id: string; displayName: string; email?: string };
  /** The domain of the email address, if the provider has verified the address. */
  emailDomain: string | undefined;
  /** Undefined if there is no claim of groups. */
  groups: readonly string[] | undefined;
}

/** Reads the claims of a user. */
export function readClaims(sub: string, claims: Claims, groupsClaim: string): ClaimedUser {
  const email = addressOf(claims['email']);
  const isVerified = claims['email_verified'] === true;
  const displayName =
    textOf(claims['name']) ??
    textOf(claims['preferred_username']) ??
    textOf(email) ??
    textOf(sub) ??
    'Unnamed';
  return {
    // Names and addresses may change or pass to another person: only `sub` identifies a user.
    subject: { id: `oidc:${sub}`, displayName, ...defined({ email }) },
    emailDomain: isVerified ? email?.split('@').at(-1)?.toLowerCase() : undefined,
    groups: readGroups(claims, groupsClaim),
  };
}

const longestAddress = 254;

/**
 * Returns an email address unchanged; undefined for other values. Its domain can give access to an organization, so an address is never
 * shortened or corrected: its last part would be another domain.
 */
function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestAddress) return undefined;
  return /^[^@\p{C}]+@[^@\p{C}]+$/u.test(value) ? value : undefined;
}

function readGroups(claims: Claims, name: string): readonly string[] | undefined {
  // Some names of claims contain dots themselves, as in `https://example.org/groups`.
  const value = name in claims ? claims[name] : atPath(claims, name.split('.'));
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : undefined;
}

function atPath(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return isObject(value) && Object.hasOwn(value, name) ? atPath(value[name], rest) : undefined;
}

const longestText = 200;

/** Returns a text of the provider, shortened and without control characters. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replaceAll(/\p{C}/gu, ' ').trim();
  return text === '' ? undefined : text.slice(0, longestText);
}
