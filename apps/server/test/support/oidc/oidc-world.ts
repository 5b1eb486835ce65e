import { organization, spec } from '@specshelf/service/test/records';
import { pino } from 'pino';
import type { Config } from '../../../src/config/config.js';
import { parseGrantRules } from '../../../src/config/grant-rules.js';
import type { OIDCConfig } from '../../../src/config/oidc-config.js';
import { startServer, type TestServer } from '../server/start-server.js';
import { client, startIssuer, type TestIssuer } from './start-issuer.js';

const publicURL = 'https://specs.example/shelf';

/** A response to a browser. */
interface BrowserResponse {
  status: number;
  location: string | null;
  text: string;
  cookies: string[];
}

/** A browser that stores cookies. */
interface Browser {
  /** Cookies by name. */
  jar: Map<string, string>;
  open(path: string, headers?: Record<string, string>): Promise<BrowserResponse>;
  submit(path: string, form?: Record<string, string>): Promise<BrowserResponse>;
}

export interface OIDCWorld {
  target: TestServer;
  issuer: TestIssuer;
  /** All lines of the log. */
  log: string[];
  browser(): Browser;
  /** Begins a sign-in, and returns the path of the callback. */
  authorize(browser: Browser, to?: string): Promise<string>;
  /** Signs in, and returns the response of the callback. */
  signIn(browser: Browser, to?: string): Promise<BrowserResponse>;
  close(): Promise<void>;
}

export interface OIDCWorldOptions {
  oidc?: Partial<OIDCConfig>;
  config?: Partial<Config>;
  grants?: string;
  issuer?: TestIssuer;
}

const defaultGrants = 'platform -> acme: openapi:read, openapi:write\n* -> globex: openapi:read';

/** Starts a server that signs users in at an issuer of this process. */
export async function startOIDCWorld(options: OIDCWorldOptions = {}): Promise<OIDCWorld> {
  const { oidc, config = {}, grants = defaultGrants } = options;
  const issuer = options.issuer ?? (await startIssuer());
  const log: string[] = [];
  const base = config.publicURL ?? publicURL;
  const target = await startServer({
    databaseFile: ':memory:',
    start: new Date(),
    config: {
      publicURL: base,
      ...config,
      oidc: {
        issuer: issuer.issuer,
        discoveryURL: `${issuer.url}/.well-known/openid-configuration`,
        clientId: client.id,
        clientSecret: client.secret,
        scopes: ['openid', 'profile', 'email'],
        groupsClaim: 'groups',
        name: 'Acme SSO',
        session: 3600,
        grants: parseGrantRules(grants).rules,
        ...oidc,
      },
    },
    overrides: { logger: pino({ level: 'trace' }, { write: (line) => void log.push(line) }) },
  });
  const { organizations, specs } = target.server.stores;
  for (const id of ['acme', 'globex', 'initech']) {
    await organizations.insert(organization({ id, emailDomains: [`${id}.example`] }));
    await specs.insert(spec({ id, organizationId: id, slug: 'pets' }));
  }
  const authorize: OIDCWorld['authorize'] = async (browser, to) => {
    const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
    const begun = await browser.open(`/sign-in/provider${query}`);
    const callback = await issuer.authorize(begun.location ?? '');
    if (!callback.href.startsWith(`${base}/`)) throw new Error(`The callback is at ${callback}`);
    return callback.href.slice(base.length);
  };
  return {
    target,
    issuer,
    log,
    browser: () => createBrowser(target.url),
    authorize,
    signIn: async (browser, to) => browser.open(await authorize(browser, to)),
    close: async () => {
      await target.close();
      if (!options.issuer) await issuer.close();
    },
  };
}

function createBrowser(url: string): Browser {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<BrowserResponse> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, cookie, accept: 'text/html' };
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' });
    const cookies = response.headers.getSetCookie();
    for (const each of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
      cookies,
    };
  };
  return {
    jar,
    open: (path, headers = {}) => send(path, { headers }),
    submit: (path, form = {}) => send(path, { method: 'POST', body: new URLSearchParams(form) }),
  };
}
