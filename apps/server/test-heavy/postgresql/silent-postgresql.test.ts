import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onPostgreSQL } from '../../test/support/database/each-database.js';
import { startProxy } from '../../test/support/http/start-proxy.js';
import { startServer } from '../../test/support/server/start-server.js';

onPostgreSQL((databases) => {
  it.runIf(databases.canStop)(
    'a server waits for one query timeout when its database stops responding, and recovers afterwards',
    async () => {
      const url = new URL(await databases.postgreSQL().create());
      const proxy = await startProxy(join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432'));
      onTestFinished(proxy.close);
      url.searchParams.set('host', '127.0.0.1');
      url.searchParams.set('port', String(proxy.port));
      // 25 s by default.
      url.searchParams.set('query_timeout', '1500');
      const target = await startServer({
        database: { kind: 'postgresql', url: url.href, connections: 10 },
        config: { secretKey: 'a key for tests' },
      });
      onTestFinished(() => target.close());
      const token = await target.server.bootstrap();
      const requestUser = async () =>
        (await fetch(`${target.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status;
      expect(await requestUser()).toBe(200);
      proxy.silence();
      const started = performance.now();
      expect(await requestUser()).toBe(503);
      // Six retries would take 9 s. The connection timeout takes 5 s.
      expect(performance.now() - started).toBeLessThan(9_000);
      proxy.speak();
      // Waits first for a connection attempt that started in between.
      await vi.waitFor(async () => expect(await requestUser()).toBe(200), 30_000);
    },
  );
});
