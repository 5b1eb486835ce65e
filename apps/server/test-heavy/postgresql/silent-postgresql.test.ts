import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onPostgreSQL } from '../../test/support/database/each-database.js';
import { startProxy } from '../../test/support/http/start-proxy.js';
import { startServer } from '../../test/support/server/start-server.js';

onPostgreSQL((databases) => {
  it.runIf(databases.canStop)(
    'a database that goes silent is not waited for twice, and found again',
    async () => {
      const url = new URL(await databases.postgreSQL().create());
      const proxy = await startProxy(join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432'));
      onTestFinished(proxy.close);
      url.searchParams.set('host', '127.0.0.1');
      url.searchParams.set('port', String(proxy.port));
      // As long as 25 seconds are otherwise.
      url.searchParams.set('query_timeout', '1500');
      const target = await startServer({
        database: { kind: 'postgresql', url: url.href, connections: 10 },
        config: { secretKey: 'a key for tests' },
      });
      onTestFinished(() => target.close());
      const token = await target.server.bootstrap();
      const look = async () =>
        (await fetch(`${target.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status;
      expect(await look()).toBe(200);
      proxy.silence();
      const started = performance.now();
      expect(await look()).toBe(503);
      // Six more attempts would have taken nine seconds; until a new connection is given up it takes five.
      expect(performance.now() - started).toBeLessThan(9_000);
      proxy.speak();
      // A connection that was begun meanwhile is waited for first.
      await vi.waitFor(async () => expect(await look()).toBe(200), 30_000);
    },
  );
});
