// The service worker of the demo: answers every request with a Specshelf in memory. Browsers stop idle workers; the next request starts
// it again and restores the stored state. See docs/decisions/0046-build-the-demo-from-the-mocks.md.
import { createBackend } from '@specshelf/mocks/backend';
import { createConsole } from '@specshelf/mocks/console';
import { createProcessing } from './create-processing.js';
import { createSessionStore } from './session-store.js';
import { createStateStore } from './state-store.js';
import { organizationId, token, world } from './world.js';

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const baseUrl = scope.replace(/\/$/, '');
const backend = createBackend({
  baseUrl,
  world,
  // Not before a page: a page shows the progress first.
  processing: { kind: 'manual' },
  auth: {
    tokens: {
      [token]: { subject: { id: 'visitor', displayName: 'Visitor' }, organizations: [organizationId] },
    },
  },
});
const session = createSessionStore(scope);
const pages = createConsole(backend, { session });
const processing = createProcessing({ backend, organizationId, store: createStateStore(scope) });
const started = start();

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The start page signs its visitor in, because no token was printed anywhere. */
self.addEventListener('message', (event) =>
  event.waitUntil(started.then(() => signIn()).finally(() => event.ports[0]?.postMessage('done'))),
);

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const path = url.startsWith(scope) ? new URL(url).pathname : undefined;
  const inScope = path?.slice(new URL(scope).pathname.length);
  if (inScope === undefined || files.has(inScope)) return;
  const responding = respond(event.request, inScope);
  event.respondWith(responding);
  if (method !== 'GET' && method !== 'HEAD') event.waitUntil(responding.then(() => processing.run()));
});

/** The files of the demo, which the network serves. */
const files = new Set(['', 'index.html', '404.html', 'worker.js']);

async function respond(request: Request, path: string): Promise<Response> {
  await started;
  runClock();
  const page = await pages(request);
  if (page) return page;
  return /^(?:v1|published)\//.test(path) ? backend.fetch(request) : fetch(request);
}

async function start(): Promise<void> {
  await processing.restore();
  runClock();
  // Renews the session of a visitor who has not signed out.
  if ((await session.read())?.includes('specshelf_session=')) await signIn();
}

/** The clock of the mocks does not run. */
function runClock(): void {
  backend.clock.advance(Math.max(0, Date.now() - backend.clock.now().getTime()));
}

async function signIn(): Promise<void> {
  await pages(new Request(`${baseUrl}/sign-in`, { method: 'POST', body: new URLSearchParams({ token }) }));
}
