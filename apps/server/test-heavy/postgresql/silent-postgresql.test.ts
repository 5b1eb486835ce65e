import { join } from 'node:path';
import { StorageUnavailable } from '@specshelf/service';
import { onPostgreSQL } from '@specshelf/store/test/each-database';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
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
      // 25 s by default. Long enough for the migrations on a slow machine.
      url.searchParams.set('query_timeout', '8000');
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
      let attempts = 0;
      const query = target.server.database.query(async (connection) => {
        attempts += 1;
        await connection.raw('SELECT 1');
      });
      await expect(query).rejects.toThrow(StorageUnavailable);
      expect(attempts).toBe(1);
      expect(await requestUser()).toBe(503);
      proxy.speak();
      // Waits first for a connection attempt that started in between.
      await eventually(async () => expect(await requestUser()).toBe(200));
    },
  );
});
