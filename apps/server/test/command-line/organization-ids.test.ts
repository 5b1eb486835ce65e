import { organization, spec } from '@specshelf/service/test/records';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server/start-server.js';

let target: TestServer;

// Earlier releases allowed organizations whose IDs differ in case only.
beforeEach(async () => {
  target = await startServer({ databaseFile: ':memory:' });
  const { organizations, specs } = target.server.stores;
  await organizations.insert(organization({ id: 'acme' }));
  const { connection } = target.server.database;
  const row = await connection('organizations').where({ id: 'acme' }).first();
  await connection('organizations').insert({ ...row, id: 'Acme' });
  await specs.insert(spec({ id: 'lower', organizationId: 'acme', slug: 'lower' }));
  await specs.insert(spec({ id: 'upper', organizationId: 'Acme', slug: 'upper' }));
});

afterEach(() => target.close());

async function statuses(token: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const id of ['acme', 'Acme', 'ACME']) {
    for (const path of ['', '/openapi', '/openapi/lower', '/openapi/upper']) {
      const response = await fetch(`${target.url}/v1/orgs/${id}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await response.body?.cancel();
      if (response.status !== 404) found[`${id}${path}`] = response.status;
    }
  }
  return found;
}

it('a token for one of two organizations whose IDs differ in case grants access to that one only', async () => {
  const token = await target.token({ organizations: ['Acme'], scopes: ['openapi:read'] });
  expect(await statuses(token)).toEqual({ Acme: 200, 'Acme/openapi': 200, 'Acme/openapi/upper': 200 });
});

it('a token for all organizations grants access to IDs that differ in case by exact ID', async () => {
  const token = await target.token({ organizations: '*', scopes: ['openapi:read'] });
  expect(await statuses(token)).toEqual({
    acme: 200,
    'acme/openapi': 200,
    'acme/openapi/lower': 200,
    Acme: 200,
    'Acme/openapi': 200,
    'Acme/openapi/upper': 200,
  });
});
