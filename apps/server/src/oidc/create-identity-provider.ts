import { defined } from '@specshelf/base/defined';
import type { CallbackResult, IdentityProvider, SignInChecks } from '@specshelf/console';
import type { Deps, Grant, Stores } from '@specshelf/service';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { type OIDCConfig, versionOf } from '../config/oidc-config.js';
import { assertIDToken } from './assert-id-token.js';
import { connectToProvider } from './connect-to-provider.js';
import type { ConnectedIssuer } from './create-issuer.js';
import { createIssuerFetch } from './create-issuer-fetch.js';
import { describeProblem, type SignInProblem } from './describe-problem.js';
import { configuredIssuers } from './discover.js';
import { grantsOfUser } from './grants-of-user.js';
import { type ClaimedUser, type Claims, readClaims } from './read-claims.js';
import { redirectURIOf } from './redirect-uri.js';

export interface ProviderOptions {
  config: Config;
  oidc: OIDCConfig;
  deps: Pick<Deps, 'stores' | 'audit'>;
  logger: Pick<Logger, 'warn' | 'info' | 'error'>;
}

export interface ServerIdentityProvider extends IdentityProvider {
  /** Discovers the provider in the background, again and again until it succeeds. */
  start(): void;
  /** Whether the last request to it succeeded. */
  isUp(): boolean;
  close(): Promise<void>;
}

/** Creates the client of the configured OpenID Connect provider. */
export function createIdentityProvider({
  config,
  oidc,
  deps,
  logger,
}: ProviderOptions): ServerIdentityProvider {
  const fetch = createIssuerFetch(config, configuredIssuers(oidc));
  const redirectURI = redirectURIOf(config);
  const connection = connectToProvider({ fetch, oidc, redirectURI, logger });
  const { connect } = connection;
  const report = (problem: SignInProblem, about: object) =>
    logger.warn({ ...about, reason: problem.reason }, 'sign-in failed');
  return {
    name: oidc.name,
    version: versionOf(oidc),
    sessionLifetime: oidc.session,
    validGrants: (grants, began) => validGrants(deps.stores.organizations, grants, began),
    begin: async () => {
      try {
        return await begin(await connect(), oidc, redirectURI);
      } catch (error) {
        const problem = describeProblem(error);
        report(problem, {});
        return { kind: 'unavailable', reason: unavailable(oidc) };
      }
    },
    complete: async (callback, checks, request) => {
      try {
        const issuer = await connect();
        const claims = await exchange(issuer, { oidc, redirectURI, callback, checks });
        connection.isUp = true;
        return await toResult({ oidc, deps }, claims);
      } catch (error) {
        const problem = describeProblem(error);
        report(problem, request);
        if (!problem.isTemporary) return { kind: 'rejected', reason: problem.shown };
        connection.isUp = false;
        return { kind: 'unavailable', reason: unavailable(oidc) };
      }
    },
    endSession: async (idToken) => {
      const issuer = await connect().catch(() => undefined);
      return issuer && endSessionURL(issuer, config, idToken);
    },
    audit: (change, { id, user: { subject, grants } }, request) =>
      deps.audit({
        action: `session.${change}`,
        actor: subject.id,
        sessionId: id,
        ...(change === 'begin' ? { subject, grants } : {}),
        request,
      }),
    start: connection.start,
    isUp: () => connection.isUp,
    close: async () => {
      connection.close();
      await fetch.close();
    },
  };
}

function unavailable({ name }: OIDCConfig): string {
  return `${name} cannot be reached by this server at the moment. Try again later, or sign in with an access token. The log of the server contains the reason.`;
}

async function begin(
  { client, configuration }: ConnectedIssuer,
  { scopes }: OIDCConfig,
  redirectURI: string,
): Promise<{ url: string; checks: SignInChecks }> {
  const codeVerifier = client.randomPKCECodeVerifier();
  const checks = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier };
  const url = client.buildAuthorizationUrl(configuration(), {
    redirect_uri: redirectURI,
    scope: scopes.join(' '),
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, checks };
}

interface Exchange {
  oidc: OIDCConfig;
  redirectURI: string;
  callback: URLSearchParams;
  checks: SignInChecks;
}

interface VerifiedClaims {
  sub: string;
  claims: Claims;
  idToken: string | undefined;
}

async function exchange(
  { client, configuration }: ConnectedIssuer,
  { oidc, redirectURI, callback, checks }: Exchange,
): Promise<VerifiedClaims> {
  const current = configuration();
  const tokens = await client.authorizationCodeGrant(current, new URL(`${redirectURI}?${callback}`), {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
    idTokenExpected: true,
  });
  const claims: Claims = { ...tokens.claims() };
  // The library checks `exp` by the same clock.
  assertIDToken(claims, { clientId: oidc.clientId, now: new Date() });
  const sub = String(claims['sub']);
  const { groups, subject } = readClaims(sub, claims, oidc.groupsClaim);
  const isComplete = groups !== undefined && subject.email !== undefined;
  const hasUserInfo = configuration().serverMetadata().userinfo_endpoint !== undefined;
  // Some providers keep ID tokens small, and return groups and addresses here only.
  const further =
    isComplete || !hasUserInfo ? {} : await client.fetchUserInfo(current, tokens.access_token, sub);
  return { sub, claims: { ...further, ...claims }, idToken: tokens.id_token };
}

async function toResult(
  { oidc, deps }: Pick<ProviderOptions, 'oidc' | 'deps'>,
  { sub, claims, idToken }: VerifiedClaims,
): Promise<CallbackResult> {
  const user = readClaims(sub, claims, oidc.groupsClaim);
  const grants = await grantsOfUser(deps.stores.organizations, oidc.grants, user);
  const { subject } = user;
  if (grants.length > 0) {
    return { kind: 'signed-in', user: { subject, grants, ...defined({ idToken }) } };
  }
  return { kind: 'no-access', user: { subject }, groups: user.groups ?? [], hints: hintsAbout(oidc, user) };
}

function hintsAbout(
  { name, groupsClaim, grants }: OIDCConfig,
  { groups, subject, emailDomain }: ClaimedUser,
): string[] {
  const hints: string[] = [];
  if (groups === undefined) {
    hints.push(
      `${name} has sent no groups: the claim ${groupsClaim} is missing. The operator can have the provider add it, or set SPECSHELF_OIDC_GROUPS_CLAIM.`,
    );
  }
  if (grants.some(({ organization }) => organization === '@') && emailDomain === undefined) {
    hints.push(
      subject.email === undefined
        ? `${name} has sent no email address, which could give access to an organization.`
        : `${name} has not verified your email address ${subject.email}, which could give access to an organization.`,
    );
  }
  return hints;
}

function endSessionURL(
  { client, configuration }: ConnectedIssuer,
  { publicURL = '' }: Config,
  idToken: string | undefined,
): string | undefined {
  if (configuration().serverMetadata().end_session_endpoint === undefined) return undefined;
  return client.buildEndSessionUrl(configuration(), {
    post_logout_redirect_uri: `${publicURL}/sign-in`,
    ...defined({ id_token_hint: idToken }),
  }).href;
}

/**
 * Returns the grants of a session without organizations that were created after its beginning: such an organization has the ID of one that
 * was deleted, and may have other members.
 */
async function validGrants(
  stored: Pick<Stores['organizations'], 'idsCreatedAfter'>,
  grants: readonly Grant[],
  began: Date,
): Promise<readonly Grant[]> {
  // A grant for all organizations includes future ones.
  if (grants.every(({ organizations }) => organizations === '*')) return grants;
  const later = new Set(await stored.idsCreatedAfter(began.toISOString()));
  if (later.size === 0) return grants;
  return grants.flatMap((grant) => {
    if (grant.organizations === '*') return [grant];
    const organizations = grant.organizations.filter((id) => !later.has(id));
    return organizations.length === 0 ? [] : [{ ...grant, organizations }];
  });
}
