import { createHash } from 'node:crypto';
import { fixture } from '@specshelf/conformance';
import { type OperationId, routes } from '@specshelf/contract';
import type { Backend, BackendOptions, ScopeOptions } from '@specshelf/mocks/backend';

const site = 'https://sources.example/ferry.yaml';
const guarded = 'https://sources.example/guarded.yaml';
const ferry = fixture('ferry.yaml');
const sixHours = 6 * 60 * 60 * 1000;

/** Fixed options, so that all transcripts are comparable. */
export const transcriptOptions: BackendOptions = {
  world: { organizations: [{ id: 'default', emailDomains: ['acme.example'], spaces: ['docs'] }] },
  sources: { [site]: ferry, [guarded]: { text: ferry, headers: { 'x-key': 'harbour' } } },
  integrations: {
    timetables: ({ props }) => {
      if (props['broken']) throw new Error('No timetable');
      return { pages: [{ type: 'document', title: `Sailings in ${props['season']}` }] };
    },
  },
};

const scopes: Record<string, ScopeOptions> = {
  immediate: {},
  polls: { processing: { kind: 'polls', count: 2 } },
  clock: { processing: { kind: 'clock', ms: 5000 } },
  manual: {
    processing: { kind: 'manual' },
    seed: 'manual',
    startAt: '2031-05-06T07:08:09.010Z',
    auth: {
      tokens: {
        rob: { subject: { id: 'rob', displayName: 'Rob' }, scopes: ['openapi:read'] },
        directory: { scopes: ['email-domains:read'] },
      },
    },
  },
};

/** Sends valid and invalid requests for all operations in several scopes; returns one line for each response. */
export async function transcript(backend: Backend, fetch: typeof globalThis.fetch): Promise<string[]> {
  const lines: string[] = [];
  const called = new Set<OperationId>();
  for (const [name, options] of Object.entries(scopes)) {
    const scope = backend.scope(name, options);
    await scope.add.hook(() => undefined);
    await playIn(scope, async (method, path, input) => {
      const answer = await sendRequest(scope, fetch, { method, path, ...input });
      lines.push(lineOf(`${name}: ${method} ${path}`, answer));
      return answer;
    });
    for (const call of scope.calls.all) if (!call.refused && call.operationId) called.add(call.operationId);
  }
  const missing = routes.filter(({ operationId }) => !called.has(operationId));
  if (missing.length > 0)
    throw new Error(`Operations without a request: ${missing.map((route) => route.operationId)}`);
  return lines;
}

interface RequestLine {
  method: string;
  path: string;
}

interface RequestInput {
  /** The token of the scope by default; null for none. */
  token?: string | null;
  headers?: Record<string, string>;
  /** Text, or a value to serialize as JSON. */
  body?: unknown;
}

interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

type Send = (method: string, path: string, input?: RequestInput) => Promise<Answer>;

async function playIn(scope: Backend, send: Send): Promise<void> {
  await usersAndOrganizations(send);
  await publishing(scope, send);
  await reading(send);
  await versions(send);
  await content(send);
  await refreshAndDeletion(scope, send);
  await tokensAndAudit(scope, send);
  await deviceLogins(send);
  await trustedPublishers(send);
}

const specs = '/v1/orgs/default/openapi';
const computed = '/v1/spaces/docs/content/computed';

async function usersAndOrganizations(send: Send): Promise<void> {
  await send('GET', '/v1/user');
  await send('GET', '/v1/user', { token: null });
  await send('GET', '/v1/user', { token: 'rob' });
  await send('GET', '/v1/orgs/default');
  await send('GET', '/v1/orgs/missing');
  await send('GET', '/v1/email-domains/acme.example/orgs');
  // Only one scope has this token.
  for (const domain of ['acme.example', 'missing.example'])
    await send('GET', `/v1/email-domains/${domain}/orgs`, { token: 'directory' });
}

async function tokensAndAudit({ clock }: Backend, send: Send): Promise<void> {
  const tokens = '/v1/orgs/default/tokens';
  const expiresAt = new Date(clock.now().getTime() + sixHours).toISOString();
  const created = await send('POST', tokens, { body: { name: 'ci', scopes: ['openapi:read'], expiresAt } });
  await send('POST', tokens, { body: { name: 'ci', scopes: ['none'], expiresAt: '2000-01-01T00:00:00Z' } });
  await send('GET', tokens);
  await send('GET', tokens, { token: 'rob' });
  if (created.status === 201) {
    const { id }: { id: string } = bodyOf(created);
    await send('DELETE', `${tokens}/${id}`);
  }
  await send('DELETE', `${tokens}/missing`);
  await send('GET', '/v1/orgs/default/audit?limit=3');
  await send('GET', '/v1/orgs/default/audit', { token: 'rob' });
}

async function deviceLogins(send: Send): Promise<void> {
  const started = await send('POST', '/v1/device-logins', { body: { clientName: 'laptop' } });
  await send('POST', '/v1/device-logins', { body: { clientName: '' } });
  const { deviceCode }: { deviceCode: string } = bodyOf(started);
  await send('POST', '/v1/device-logins/token', { body: { deviceCode } });
  await send('POST', '/v1/device-logins/token', { body: { deviceCode } });
  await send('POST', '/v1/device-logins/token', { body: { deviceCode: 'unknown' } });
}

async function trustedPublishers(send: Send): Promise<void> {
  const all = '/v1/orgs/default/trusted-publishers';
  const rule = { name: 'Ferry', provider: 'github', repository: 'acme/ferry', branches: ['main'] };
  const created = await send('POST', all, {
    body: { ...rule, specSlugs: ['ferry'], scopes: ['openapi:read'] },
  });
  await send('POST', all, { body: { ...rule, specSlugs: [], scopes: ['openapi:read'] } });
  await send('GET', all);
  await send('GET', all, { token: 'rob' });
  await send('POST', '/v1/tokens/exchange', { body: { organizationId: 'default', token: 'not-a-token' } });
  if (created.status === 201) {
    const { id }: { id: string } = bodyOf(created);
    await send('DELETE', `${all}/${id}`);
  }
  await send('DELETE', `${all}/missing`);
}

async function publishing(scope: Backend, send: Send): Promise<void> {
  await send('POST', specs, { body: { slug: 'ferry', source: { text: ferry } } });
  await send('POST', specs, { body: { slug: 'ferry', source: { text: ferry } } });
  await send('POST', specs, { body: { slug: 'Not a slug', source: {} } });
  await send('POST', specs, { body: 'x', headers: { 'content-type': 'text/plain' } });
  await send('POST', specs, { token: 'rob', body: { slug: 'denied', source: { text: ferry } } });
  await send('PUT', `${specs}/site`, { body: { source: { url: site } } });
  await send('PUT', `${specs}/guarded`, { body: { source: { url: guarded, headers: { 'x-key': 'no' } } } });
  await send('PUT', `${specs}/broken`, { body: { source: { text: 'openapi: 3.1.0\ninfo: [' } } });
  await send('GET', `${specs}/ferry`);
  await send('GET', `${specs}/ferry`);
  scope.clock.advance(5000);
  await scope.drainQueue();
}

async function reading(send: Send): Promise<void> {
  await send('GET', `${specs}/ferry`);
  await send('GET', `${specs}/guarded`);
  await send('GET', `${specs}/broken`);
  const { next }: { next: { page: string } } = bodyOf(await send('GET', `${specs}?limit=2`));
  await send('GET', `${specs}?limit=2&page=${encodeURIComponent(next.page)}`);
  await send('GET', `${specs}?limit=0`);
  await send('GET', specs, { token: 'rob' });
  await searching(send);
  await send('HEAD', specs);
  await send('DELETE', specs);
  await send('GET', '/v1/nowhere');
}

async function searching(send: Send): Promise<void> {
  const search = '/v1/orgs/default/search';
  const { next }: { next?: { page: string } } = bodyOf(await send('GET', `${search}?q=sailings&limit=2`));
  if (next) await send('GET', `${search}?q=sailings&limit=2&page=${encodeURIComponent(next.page)}`);
  await send('GET', `${search}?q=sailings&kind=operation&spec=ferry`, { token: 'rob' });
  await send('GET', `${search}?q=sailigns`);
  await send('GET', `${search}?q=`);
  await send('GET', `${search}?q=sailings&limit=51`);
  await send('GET', `${search}?q=sailings&spec=missing`);
}

async function versions(send: Send): Promise<void> {
  const all = `${specs}/ferry/versions`;
  await send('GET', all);
  await send('GET', `${all}/latest/content`);
  await send('GET', `${all}/latest/content/raw`);
  const { id }: { id: string } = bodyOf(await send('GET', `${all}/latest`));
  await send('GET', `${all}/${id}`);
  await send('GET', `${all}/unknown`);
  await send('GET', `${all}/${id}/content`);
  const { headers } = await send('GET', `${all}/${id}/document.json`);
  await send('GET', `${all}/${id}/document.json`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  await send('GET', `${all}/${id}/document.yaml`);
  await send('GET', `${all}?documentVersion=2.1.0`);
  await send('GET', `${all}/${id}/source`);
  await send('GET', `${all}/${id}/source/openapi.yaml`);
  await send('GET', `${all}/${id}/source.zip`);
  await send('PATCH', `${all}/${id}`, { body: { deprecation: { note: 'Use the next one.' } } });
  await send('GET', `${all}/${id}`);
  await send('GET', `${all}/${id}/publications`);
  await send('GET', `${all}/${id}/usage`);
  await labels(send, id);
  await changes(send, id);
  await send('PATCH', `${specs}/ferry`, { body: { visibility: 'secret' } });
  await send('PATCH', `${specs}/ferry`, { body: { visibility: 'public' } });
  await send('GET', '/published/default/ferry.json', { token: null });
  await send('GET', '/published/default/ferry.yaml');
  await send('GET', '/published/default/ferry.json');
}

async function changes(send: Send, version: string): Promise<void> {
  const all = `${specs}/ferry`;
  await send('GET', `${all}/versions/${version}/changes`);
  await send('GET', `${all}/versions/latest/changes?impact=docs`);
  await send('GET', `${all}/versions/${version}/changes.md?from=${version}`);
  await send('GET', `${all}/changelog`);
  await send('POST', `${all}/check`, {
    body: { source: { text: ferry.replace('/sailings', '/crossings') } },
  });
  await send('POST', `${all}/acknowledgments`, {
    body: { changes: ['0123456789abcdef'], reason: 'Unused.' },
  });
  await send('GET', `${all}/acknowledgments`);
  await send('DELETE', `${all}/acknowledgments/0123456789abcdef`);
}

async function labels(send: Send, version: string): Promise<void> {
  const all = `${specs}/ferry/labels`;
  await send('PUT', `${all}/prod`, { body: { version, ifVersion: null } });
  await send('PUT', `${all}/prod`, { body: { version, ifVersion: 'another' } });
  await send('PUT', `${all}/latest`, { body: { version } });
  await send('GET', all);
  await send('GET', `${all}/prod`);
  await send('GET', `${specs}/ferry/versions/label:prod/document.json`);
  await send('GET', `${all}/prod/usage`);
  await send('DELETE', `${all}/prod`);
  await send('GET', `${all}/prod/moves`);
}

async function content(send: Send): Promise<void> {
  const spec = { ref: { kind: 'openapi', spec: 'ferry' } };
  const source = { type: 'builtin:openapi', props: { models: true }, dependencies: { spec } };
  await send('POST', `${computed}/revision`, { body: { source, seed: 'seed' } });
  const page = { ...source, props: { doc: 'models' } };
  await send('POST', `${computed}/document`, { body: { source: page, seed: 'seed' } });
  await send('POST', `${computed}/document?schema=next`, { body: { source, seed: 'seed' } });
  for (const props of [{ season: 'summer' }, { broken: true }]) {
    const body = { source: { type: 'integration:timetables:sailings', props }, seed: 'seed' };
    await send('POST', `${computed}/revision`, { body });
  }
}

async function refreshAndDeletion(scope: Backend, send: Send): Promise<void> {
  scope.add.source(site, ferry.replace('Ferry API', 'Ship API'));
  scope.clock.advance(sixHours);
  await scope.drainQueue();
  await send('GET', `${specs}/site/versions`);
  await send('DELETE', `${specs}/ferry`);
  await send('GET', `${specs}/ferry`);
}

async function sendRequest(
  { baseUrl, token: ownToken }: Backend,
  fetch: typeof globalThis.fetch,
  { method, path, token = ownToken, headers: given, body }: RequestLine & RequestInput,
): Promise<Answer> {
  const headers = new Headers(given);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  const response = await fetch(baseUrl + path, init);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

function bodyOf({ bytes }: Answer) {
  return JSON.parse(new TextDecoder().decode(bytes));
}

function lineOf(request: string, { status, headers, bytes }: Answer): string {
  const body = createHash('sha256').update(bytes).digest('hex');
  return JSON.stringify({ request, status, headers: [...headers].sort(), length: bytes.length, body });
}
