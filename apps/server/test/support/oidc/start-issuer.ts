import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The client that is registered at the issuer of a test. */
export const client = { id: 'specshelf', secret: 'the-client-secret' };

/** An OpenID Connect provider in the test process. Its properties are changed by tests. */
export interface TestIssuer {
  /** The address that it listens on. */
  url: string;
  /** The issuer that the discovery document names. Default: its address. */
  issuer: string;
  /** Whether every request is answered with 503. */
  isDown: boolean;
  /** Claims in addition to those of the protocol, which they replace. */
  claims: Record<string, unknown>;
  /** Claims that only the user info endpoint returns. */
  userInfo: Record<string, unknown>;
  /** Changes of the discovery document. */
  metadata: Record<string, unknown>;
  /** Paths of the requests that it received, without queries. */
  requests: string[];
  /** Replaces the signing key. */
  rotateKey(): Promise<void>;
  /** Signs the user in for an authorization URL, and returns the callback URL. */
  authorize(url: string): Promise<URL>;
  close(): Promise<void>;
}

interface Code {
  nonce: string;
  challenge: string;
  redirectURI: string;
}

interface State {
  keys: { id: string; pair: Awaited<ReturnType<typeof generateKeyPair>> };
  codes: Map<string, Code>;
}

export async function startIssuer(): Promise<TestIssuer> {
  const state: State = { keys: await newKey(), codes: new Map() };
  const server = createServer((request, response) => {
    respond(issuer, state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const issuer: TestIssuer = {
    url,
    issuer: url,
    isDown: false,
    claims: { name: 'Ada Lovelace', email: 'ada@acme.example', email_verified: true, groups: ['platform'] },
    userInfo: {},
    metadata: {},
    requests: [],
    rotateKey: async () => {
      state.keys = await newKey();
    },
    authorize: (authorizationURL) => authorize(authorizationURL),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return issuer;
}

async function newKey(): Promise<State['keys']> {
  return { id: randomUUID(), pair: await generateKeyPair('RS256') };
}

async function authorize(url: string): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual' });
  await response.body?.cancel();
  const location = response.headers.get('location');
  if (location === null) throw new Error(`The issuer returned ${response.status} for ${url}`);
  return new URL(location);
}

async function respond(
  issuer: TestIssuer,
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', issuer.url);
  issuer.requests.push(url.pathname);
  const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  if (issuer.isDown) return void send(503, { error: 'temporarily_unavailable' });
  switch (url.pathname) {
    case '/.well-known/openid-configuration':
      return void send(200, metadataOf(issuer));
    case '/jwks':
      return void send(200, { keys: [await publicKey(state)] });
    case '/authorize':
      return redirectWithCode(state, url.searchParams, response);
    case '/token':
      return void send(...(await exchange(issuer, state, request)));
    case '/userinfo':
      return void send(200, { sub: 'user-1', ...issuer.userInfo });
    default:
      return void send(404, {});
  }
}

function metadataOf({ issuer, url, metadata }: TestIssuer): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    userinfo_endpoint: `${url}/userinfo`,
    end_session_endpoint: `${url}/logout`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'profile', 'email'],
    claims_supported: ['sub', 'name', 'email', 'groups'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...metadata,
  };
}

async function publicKey({ keys: { id, pair } }: State): Promise<object> {
  return { ...(await exportJWK(pair.publicKey)), kid: id, alg: 'RS256', use: 'sig' };
}

function redirectWithCode({ codes }: State, query: URLSearchParams, response: ServerResponse): void {
  const [nonce, challenge, redirectURI] = ['nonce', 'code_challenge', 'redirect_uri'].map(
    (name) => query.get(name) ?? '',
  );
  const code = randomUUID();
  codes.set(code, { nonce: nonce ?? '', challenge: challenge ?? '', redirectURI: redirectURI ?? '' });
  const callback = new URL(redirectURI ?? '');
  callback.searchParams.set('code', code);
  callback.searchParams.set('state', query.get('state') ?? '');
  response.writeHead(302, { location: callback.href }).end();
}

async function exchange(
  issuer: TestIssuer,
  { codes, keys }: State,
  request: IncomingMessage,
): Promise<[number, unknown]> {
  const basic = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
  // The library encodes both parts as in a form, which also encodes hyphens.
  const sent = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
  const isClient = Buffer.from(decodeURIComponent(sent)).toString('base64') === basic;
  if (!isClient) return [401, { error: 'invalid_client' }];
  const form = new URLSearchParams(await text(request));
  const code = codes.get(form.get('code') ?? '');
  codes.delete(form.get('code') ?? '');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (code?.challenge !== challenge || code.redirectURI !== form.get('redirect_uri')) {
    return [400, { error: 'invalid_grant', error_description: 'Code not valid' }];
  }
  const payload = {
    iss: issuer.issuer,
    sub: 'user-1',
    aud: client.id,
    nonce: code.nonce,
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 300,
    ...issuer.claims,
  };
  const idToken = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: keys.id })
    .sign(keys.pair.privateKey);
  return [200, { access_token: 'an-access-token', token_type: 'Bearer', expires_in: 300, id_token: idToken }];
}
