import { expect, it, onTestFinished } from 'vitest';
import { createHeavyWorkPool } from '../../src/heavy-work/create-heavy-work-pool.js';
import { leastBurst } from '../../test/support/processing/cpu-bursts.js';
import { createClient } from '../../test/support/server/create-client.js';
import { startServer } from '../../test/support/server/start-server.js';

it('a revision of a wide document does not block the thread that serves requests', async () => {
  const heavyWork = createHeavyWorkPool({ threads: 1 });
  onTestFinished(() => heavyWork.close());
  const target = await startServer({ databaseFile: ':memory:', overrides: { heavyWork } });
  onTestFinished(() => target.close());
  const { organizations, spaces } = target.server.stores;
  const createdAt = target.now().toISOString();
  await organizations.insert({ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' });
  await spaces.insert({ id: 'docs', organizationId: 'acme', createdAt });
  const token = await target.token({ scopes: ['openapi:read', 'openapi:write', 'space:read'] });
  const { specs } = createClient({ baseUrl: target.url, token });
  await specs.upsert({ organizationId: 'acme', specSlug: 'ferry', source: { text: wideDocument(20_000) } });
  await target.server.processor.idle();

  const dependencies = { spec: { ref: { kind: 'openapi', spec: 'ferry' } } };
  const compute = async (seed: string) => {
    const response = await fetch(`${target.url}/v1/spaces/docs/content/computed/revision`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ source: { type: 'builtin:openapi', props: {}, dependencies }, seed }),
    });
    expect(response.status).toBe(200);
    // The body is not read: 13 MB would keep the client busy, which shares this thread.
    await response.body?.cancel();
  };
  await compute('first');
  // On this thread, rendering it takes more than half a second.
  expect(await leastBurst((attempt) => compute(`attempt ${attempt}`), 150)).toBeLessThan(200);
});

/** A document with this number of paths, and a tag for each. */
function wideDocument(count: number): string {
  const path = (n: number) => [`/${n}`, { get: { tags: [`tag ${n}`], responses: {} } }];
  const paths = Object.fromEntries(Array.from({ length: count }, (_, n) => path(n)));
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Ferry', version: '1' }, paths });
}
