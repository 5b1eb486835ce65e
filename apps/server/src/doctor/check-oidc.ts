import type { Operator } from '@specshelf/service';
import type { Config } from '../config/config.js';
import type { OIDCConfig } from '../config/oidc-config.js';
import type { Discovered } from '../oidc/discover.js';
import { redirectURIOf } from '../oidc/redirect-uri.js';
import { withOfflineOperator } from '../runtime/with-offline-operator.js';
import type { Finding } from './finding.js';

const about = 'OpenID Connect';

export interface OIDCCheckOptions {
  now(): Date;
  /** Whether the database can be read. */
  hasDatabase: boolean;
}

/** Checks the sign-in of users: the issuer, the redirect URI, the clock, the claims, and the organizations of the grants. */
export async function checkOIDC(config: Config, options: OIDCCheckOptions): Promise<Finding[]> {
  const { oidc } = config;
  if (!oidc) return [];
  // Lazy: other commands do not need undici.
  const { createIssuerFetch } = await import('../oidc/create-issuer-fetch.js');
  const { configuredIssuers, discover, IssuerProblem } = await import('../oidc/discover.js');
  const fetch = createIssuerFetch(config, configuredIssuers(oidc));
  try {
    const discovered = await discover(fetch, oidc);
    const { metadata } = discovered;
    return [
      { about, state: 'ok', message: `The issuer ${oidc.issuer} responds, and names itself so.` },
      ...checkTransport(oidc),
      ...checkProviderClock(discovered, options.now()),
      ...checkCapabilities(oidc, metadata),
      checkRedirect(config, await probeRedirect(fetch, config, oidc, metadata)),
      ...(options.hasDatabase ? await checkOrganizations(config, oidc) : []),
    ];
  } catch (error) {
    if (!(error instanceof IssuerProblem)) throw error;
    const advice = 'Until then, users can sign in with access tokens only.';
    return [{ about, state: 'problem', message: error.message, advice }];
  } finally {
    await fetch.close();
  }
}

function checkTransport({ issuer, discoveryURL }: OIDCConfig): Finding[] {
  const insecure = [issuer, discoveryURL].find((url) => url.startsWith('http:'));
  if (insecure === undefined) return [];
  const message = `${insecure} is requested without encryption: anyone in that network can read the client secret and forge users.`;
  const advice = 'Use https, or make sure that only this host or cluster has access to that network.';
  return [{ about, state: 'warning', message, advice }];
}

// The client tolerates a minute.
const tolerance = 30_000;

function checkProviderClock({ date }: Discovered, now: Date): Finding[] {
  const difference = date === undefined ? 0 : Math.abs(date.getTime() - now.getTime());
  if (difference <= tolerance) return [];
  const message = `The clock of the issuer differs by ${Math.round(difference / 1000)} seconds from that of this machine.`;
  const advice =
    'Synchronize both clocks (NTP): ID tokens are rejected when they differ by more than a minute.';
  return [{ about, state: difference > 2 * tolerance ? 'problem' : 'warning', message, advice }];
}

type Metadata = Discovered['metadata'];

function checkCapabilities(oidc: OIDCConfig, metadata: Metadata): Finding[] {
  const findings: Finding[] = [];
  const warn = (message: string, advice: string) =>
    findings.push({ about, state: 'warning', message, advice });
  const { groupsClaim, grants, scopes } = oidc;
  const [claim = ''] = groupsClaim.split('.');
  const usesGroups = grants.some(({ group }) => group !== '*');
  const { claims_supported: claims, scopes_supported: known } = metadata;
  if (usesGroups && claims && !claims.includes(groupsClaim) && !claims.includes(claim)) {
    warn(
      `The issuer does not list the claim ${groupsClaim}, which the grants need.`,
      'Some providers do not list claims of their own. Otherwise add the claim to the ID token (Keycloak: a mapper of the type Group Membership), or set SPECSHELF_OIDC_GROUPS_CLAIM or SPECSHELF_OIDC_SCOPES.',
    );
  }
  const unknown = known ? scopes.filter((scope) => !known.includes(scope)) : [];
  if (unknown.length > 0) {
    const supported = (known ?? []).join(', ');
    warn(
      `The issuer does not list the scope ${unknown.join(', ')}, only ${supported}.`,
      'Correct SPECSHELF_OIDC_SCOPES.',
    );
  }
  if (metadata.end_session_endpoint === undefined) {
    warn(
      'The issuer has no logout: sign-out ends the session of this server only.',
      'Inform users of shared computers.',
    );
  }
  return findings;
}

/** Returns the status of the issuer for a sign-in without interaction; undefined if it does not respond. */
async function probeRedirect(
  fetch: {
    send(url: string, request: { method: string; headers: Record<string, string> }): Promise<Response>;
  },
  config: Config,
  { clientId }: OIDCConfig,
  { authorization_endpoint: endpoint = '' }: Metadata,
): Promise<number | undefined> {
  const url = new URL(endpoint);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectURIOf(config),
    response_type: 'code',
    scope: 'openid',
    prompt: 'none',
    state: 'doctor',
    nonce: 'doctor',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  try {
    return (await fetch.send(url.href, { method: 'GET', headers: {} })).status;
  } catch {
    // Only browsers may have access to this endpoint.
    return undefined;
  }
}

function checkRedirect(config: Config, status: number | undefined): Finding {
  const uri = redirectURIOf(config);
  if (status !== undefined && status >= 400) {
    return {
      about,
      state: 'problem',
      message: `The issuer rejects the client or the redirect URI with the status ${status}.`,
      advice: `Register exactly ${uri} at the client, and check SPECSHELF_OIDC_CLIENT_ID and PUBLIC_URL.`,
    };
  }
  const isAccepted = status !== undefined && status >= 300;
  const note = isAccepted ? 'The issuer accepts it.' : 'It must be registered at the client.';
  return { about, state: 'ok', message: `The redirect URI is ${uri}. ${note}` };
}

async function checkOrganizations(config: Config, { grants }: OIDCConfig): Promise<Finding[]> {
  const named = [...new Set(grants.map(({ organization }) => organization))].filter(
    (id) => !/^[*@]$/.test(id),
  );
  const missing = await withOfflineOperator(config, (operator) => findMissing(operator, named));
  if (missing.length === 0) return [];
  const message = `SPECSHELF_OIDC_GRANTS names ${missing.join(', ')}, which is no organization.`;
  return [
    {
      about,
      state: 'warning',
      message,
      advice: 'Correct the ID, or see `specshelf-server organization list`.',
    },
  ];
}

async function findMissing({ organizations }: Operator, ids: readonly string[]): Promise<string[]> {
  const known = new Set((await organizations.list()).map(({ id }) => id.toLowerCase()));
  return ids.filter((id) => !known.has(id.toLowerCase()));
}
