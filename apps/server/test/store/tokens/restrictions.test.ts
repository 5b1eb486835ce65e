import { newAccessToken } from '@specshelf/service';
import { organization, publisher } from '@specshelf/service/test/records';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitor } from '../../support/pages/visitor.js';
import { startServer, type TestServer } from '../../support/server/start-server.js';

const message =
  'This access token has a restriction that this server does not know: networks. A newer release of Specshelf has created it. Use a server of that release, or a token without this restriction.';

eachDatabase((name, databases) => {
  describe(`restrictions of a newer release ${name}`, () => {
    let target: TestServer;

    beforeAll(async () => {
      target = await startServer({ database: await databases.create() });
      await target.server.stores.organizations.insert(organization());
    });

    afterAll(() => target.close());

    const getUser = (token: string) =>
      fetch(`${target.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } });

    it('make the server refuse a token, and say why', async () => {
      const token = await target.token({ restrictions: ['specifications', 'networks'] });
      const response = await getUser(token);
      expect([response.status, await response.json()]).toMatchObject([401, { error: { message } }]);
      const mcp = await fetch(`${target.url}/orgs/acme/mcp`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      });
      expect([mcp.status, await mcp.text()]).toEqual([401, expect.stringContaining(message)]);
      const { status, text } = await createVisitor(target.url).signIn(token);
      expect([status, text]).toEqual([401, expect.stringContaining(message)]);
      const [stored] = await target.server.stores.accessTokens.list();
      expect(stored?.lastUsedAt).toBeUndefined();
    });

    it('do not concern tokens with known ones, or without any', async () => {
      for (const grants of [{ restrictions: ['specifications'] }, {}])
        expect((await getUser(await target.token(grants))).status).toBe(200);
    });

    it('are stored with trusted publishers', async () => {
      const { trustedPublishers } = target.server.stores;
      const restricted = publisher({ restrictions: ['workflow'] });
      await trustedPublishers.insert(restricted, []);
      await trustedPublishers.insert(publisher({ id: 'publisher2', createdAt: restricted.createdAt }), []);
      const stored = await trustedPublishers.list('acme');
      expect(stored.map(({ restrictions }) => restrictions)).toEqual([['workflow'], undefined]);
    });
  });
});

it('tokens of CI jobs name their restriction to specifications', () => {
  const deps = { newId: () => 'id', newSecret: () => 'secret', digest: () => 'hash', now: () => new Date(0) };
  const grant = { subject: { id: 'ada', displayName: 'Ada' }, organizations: ['acme'], scopes: [] };
  const job = { publisher: 'Pets', repository: 'acme/pets', ref: 'refs/heads/main' };
  const exchanged = { publisherId: 'publisher1', specSlugs: ['pets'], job };
  expect(newAccessToken(deps, { ...grant, exchanged }).record.restrictions).toEqual(['specifications']);
  expect(newAccessToken(deps, grant).record.restrictions).toBeUndefined();
});
