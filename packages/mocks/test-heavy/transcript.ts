import { createHash } from 'node:crypto';
import { fixture } from '@specshelf/conformance';
import { type OperationId, routes } from '@specshelf/contract';
import type { Backend, BackendOptions, ScopeOptions } from '@specshelf/mocks/backend';

const site = 'https://sources.example/ferry.yaml';
const guarded = 'https://sources.example/guarded.yaml';
const ferry = fixture('ferry.yaml');
const sixHours = 6 * 60 * 60 * 1000;

/** Nothing in it is random, and nothing is what it would be without saying so. */
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
    seed: 'of its own',
    startAt: '2031-05-06T07:08:09.010Z',
    auth: { tokens: { rob: { subject: { id: 'rob', displayName: 'Rob' }, scopes: ['openapi:read'] } } },
  },
};

/** Asks for everything that the API has, well and badly, in several scopes; one line for each answer. */
export async function transcript(backend: Backend, fetch: typeof globalThis.fetch): Promise<string[]> {
  const lines: string[] = [];
  const called = new Set<OperationId>();
  for (const [name, options] of Object.entries(scopes)) {
    const scope = backend.scope(name, options);
    await scope.add.hook(() => undefined);
    await playIn(scope, async (method, path, asked = {}) => {
      const answer = await ask(scope, fetch, method, path, asked);
      lines.push(lineOf(`${name}: ${method} ${path}`, answer));
      return answer;
    });
    for (const call of scope.calls.all) if (!call.refused && call.operationId) called.add(call.operationId);
  }
  const missing = routes.filter(({ operationId }) => !called.has(operationId));
  if (missing.length > 0) throw new Error(`Not asked for: ${missing.map((route) => route.operationId)}`);
  return lines;
}

interface Asked {
  token?: string | null;
  headers?: Record<string, string>;
  /** A value to print as JSON, or text as it is. */
  body?: unknown;
}

interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

type Ask = (method: string, path: string, asked?: Asked) => Promise<Answer>;

async function playIn(scope: Backend, ask: Ask): Promise<void> {
  await whoAsks(ask);
  await publishing(scope, ask);
  await reading(ask);
  await versions(ask);
  await content(ask);
  await passingTime(scope, ask);
}

const specs = '/v1/orgs/default/openapi';
const computed = '/v1/spaces/docs/content/computed';

async function whoAsks(ask: Ask): Promise<void> {
  await ask('GET', '/v1/user');
  await ask('GET', '/v1/user', { token: null });
  await ask('GET', '/v1/user', { token: 'rob' });
  await ask('GET', '/v1/orgs/default');
  await ask('GET', '/v1/orgs/nobody');
  await ask('GET', '/v1/email-domains/acme.example/orgs');
  await ask('GET', '/v1/email-domains/nobody.example/orgs');
}

async function publishing(scope: Backend, ask: Ask): Promise<void> {
  await ask('POST', specs, { body: { slug: 'ferry', source: { text: ferry } } });
  await ask('POST', specs, { body: { slug: 'ferry', source: { text: ferry } } });
  await ask('POST', specs, { body: { slug: 'Not a slug', source: {} } });
  await ask('POST', specs, { body: 'x', headers: { 'content-type': 'text/plain' } });
  await ask('POST', specs, { token: 'rob', body: { slug: 'denied', source: { text: ferry } } });
  await ask('PUT', `${specs}/site`, { body: { source: { url: site } } });
  await ask('PUT', `${specs}/guarded`, { body: { source: { url: guarded, headers: { 'x-key': 'no' } } } });
  await ask('PUT', `${specs}/broken`, { body: { source: { text: 'openapi: 3.1.0\ninfo: [' } } });
  await ask('GET', `${specs}/ferry`);
  await ask('GET', `${specs}/ferry`);
  scope.clock.advance(5000);
  await scope.drainQueue();
}

async function reading(ask: Ask): Promise<void> {
  await ask('GET', `${specs}/ferry`);
  await ask('GET', `${specs}/guarded`);
  await ask('GET', `${specs}/broken`);
  const { next }: { next: { page: string } } = bodyOf(await ask('GET', `${specs}?limit=2`));
  await ask('GET', `${specs}?limit=2&page=${encodeURIComponent(next.page)}`);
  await ask('GET', `${specs}?limit=0`);
  await ask('GET', specs, { token: 'rob' });
  await ask('HEAD', specs);
  await ask('DELETE', specs);
  await ask('GET', '/v1/nowhere');
}

async function versions(ask: Ask): Promise<void> {
  const all = `${specs}/ferry/versions`;
  await ask('GET', all);
  await ask('GET', `${all}/latest/content`);
  await ask('GET', `${all}/latest/content/raw`);
  const { id }: { id: string } = bodyOf(await ask('GET', `${all}/latest`));
  await ask('GET', `${all}/${id}`);
  await ask('GET', `${all}/unknown`);
  await ask('GET', `${all}/${id}/content`);
  const { headers } = await ask('GET', `${all}/${id}/document.json`);
  await ask('GET', `${all}/${id}/document.json`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  await ask('GET', `${all}/${id}/document.yaml`);
  await ask('PATCH', `${specs}/ferry`, { body: { visibility: 'secret' } });
  await ask('PATCH', `${specs}/ferry`, { body: { visibility: 'public' } });
  await ask('GET', '/published/default/ferry.json', { token: null });
  await ask('GET', '/published/default/ferry.yaml');
  await ask('GET', '/published/default/ferry.json');
}

async function content(ask: Ask): Promise<void> {
  const spec = { ref: { kind: 'openapi', spec: 'ferry' } };
  const source = { type: 'builtin:openapi', props: { models: true }, dependencies: { spec } };
  await ask('POST', `${computed}/revision`, { body: { source, seed: 'seed' } });
  const page = { ...source, props: { doc: 'models' } };
  await ask('POST', `${computed}/document`, { body: { source: page, seed: 'seed' } });
  await ask('POST', `${computed}/document?schema=next`, { body: { source, seed: 'seed' } });
  for (const props of [{ season: 'summer' }, { broken: true }]) {
    const asked = { source: { type: 'integration:timetables:sailings', props }, seed: 'seed' };
    await ask('POST', `${computed}/revision`, { body: asked });
  }
}

async function passingTime(scope: Backend, ask: Ask): Promise<void> {
  scope.add.source(site, ferry.replace('Ferry API', 'Ship API'));
  scope.clock.advance(sixHours);
  await scope.drainQueue();
  await ask('GET', `${specs}/site/versions`);
  await ask('DELETE', `${specs}/ferry`);
  await ask('GET', `${specs}/ferry`);
}

async function ask(
  { baseUrl, token: own }: Backend,
  fetch: typeof globalThis.fetch,
  method: string,
  path: string,
  { token = own, headers = {}, body }: Asked,
): Promise<Answer> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
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
