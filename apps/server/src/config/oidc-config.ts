import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseURL } from '@specshelf/service';
import type { ConfigReader } from './config-reader.js';
import { type GrantRule, parseGrantRules } from './grant-rules.js';

/** Configuration of sign-in with OpenID Connect. */
export interface OIDCConfig {
  /** The exact value of the issuer. */
  issuer: string;
  /** The URL of the discovery document. */
  discoveryURL: string;
  clientId: string;
  clientSecret: string;
  /** Requested scopes of OpenID Connect, with `openid`. */
  scopes: readonly string[];
  groupsClaim: string;
  /** The name on the sign-in page. */
  name: string;
  grants: readonly GrantRule[];
  /** Lifetime of a session in seconds. */
  session: number;
}

export interface OIDCReader extends Pick<ConfigReader, 'read' | 'problems'> {
  publicURL: string | undefined;
}

const prefix = 'SPECSHELF_OIDC_';
const required = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'GRANTS'] as const;

/** Reads the configuration of OpenID Connect; undefined if none of its variables is set. */
export function readOIDCConfig(reader: OIDCReader): OIDCConfig | undefined {
  const { problems, publicURL } = reader;
  const text = (name: string, expected = 'a text') => reader.read(prefix + name, (value) => value, expected);
  const before = problems.length;
  const values = {
    ISSUER: reader.read(`${prefix}ISSUER`, parseIssuer, urlForm),
    CLIENT_ID: text('CLIENT_ID'),
    CLIENT_SECRET: readSecret(reader),
    GRANTS: readGrants(reader),
  };
  const discoveryURL = reader.read(`${prefix}DISCOVERY`, parseIssuer, urlForm);
  const scopes = reader.read(
    `${prefix}SCOPES`,
    parseScopes,
    'names separated by spaces, with openid among them',
  );
  const groupsClaim = text('GROUPS_CLAIM');
  const name = reader.read(`${prefix}NAME`, parseName, 'at most 40 characters');
  const session = reader.read(
    `${prefix}SESSION`,
    parseSession,
    'a whole number of seconds from 300 to 604800',
  );
  const { ISSUER: issuer, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, GRANTS: grants } = values;
  const optional = [discoveryURL, scopes, groupsClaim, name, session];
  const isUnused = [...Object.values(values), ...optional].every((value) => value === undefined);
  if (isUnused || problems.length > before) return undefined;
  if (!issuer || !clientId || !clientSecret || !grants || publicURL === undefined) {
    const missing = required.filter((each) => values[each] === undefined).map((each) => prefix + each);
    if (publicURL === undefined) missing.push('PUBLIC_URL');
    problems.push(`Sign-in with OpenID Connect is configured, so ${missing.join(', ')} must be set, too.`);
    return undefined;
  }
  return {
    issuer,
    clientId,
    clientSecret,
    grants,
    discoveryURL: discoveryURL ?? `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    scopes: scopes ?? ['openid', 'profile', 'email'],
    groupsClaim: groupsClaim ?? 'groups',
    name: name ?? new URL(issuer).host,
    session: session ?? 8 * 3600,
  };
}

/** Identifies a configuration without revealing its secret. A session is valid for one configuration only. */
export function versionOf({ issuer, clientId, grants, groupsClaim }: OIDCConfig): string {
  const text = JSON.stringify([issuer, clientId, grants, groupsClaim]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

const urlForm = 'an https:// URL (or http:// in a private network), without credentials, query, and fragment';

/** Returns the text unchanged: the issuer is compared exactly. */
function parseIssuer(text: string): string | undefined {
  const url = parseURL(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.username || url.password || url.search || url.hash ? undefined : text;
}

function parseScopes(text: string): string[] | undefined {
  const scopes = text.split(/[\s,]+/);
  return scopes.includes('openid') && scopes.every((scope) => /^[!#-[\]-~]+$/.test(scope))
    ? scopes
    : undefined;
}

function parseName(text: string): string | undefined {
  return /^[^\p{C}]{1,40}$/u.test(text) ? text : undefined;
}

function parseSession(text: string): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 300 && value <= 7 * 86_400 ? value : undefined;
}

function readSecret(reader: OIDCReader): string | undefined {
  const name = `${prefix}CLIENT_SECRET`;
  const secret = reader.read(name, (text) => text, 'a text');
  const file = reader.read(`${name}_FILE`, (text) => text, 'the path of a file');
  if (file === undefined) return secret;
  if (secret !== undefined) {
    reader.problems.push(`${name} and ${name}_FILE exclude each other.`);
    return undefined;
  }
  try {
    const content = readFileSync(file, 'utf8').trim();
    if (content !== '') return content;
    reader.problems.push(`${name}_FILE names the file ${file}, which is empty.`);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'error';
    reader.problems.push(`${name}_FILE names the file ${file}, which cannot be read (${reason}).`);
  }
  return undefined;
}

function readGrants(reader: OIDCReader): GrantRule[] | undefined {
  const name = `${prefix}GRANTS`;
  const parsed = reader.read(name, parseGrantRules, 'lines of grants');
  if (!parsed) return undefined;
  reader.problems.push(...parsed.problems.map((problem) => `${name}: ${problem}.`));
  return parsed.rules;
}
