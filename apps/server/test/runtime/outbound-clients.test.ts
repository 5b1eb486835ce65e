import { WorkAbandoned } from '@specshelf/service';
import { expect, it } from 'vitest';
import { fetchDefaults } from '../../src/fetching/fetch-options.js';
import { createAddressPolicy } from '../../src/fetching/guard/address-policy.js';
import { createLazyClients } from '../../src/runtime/outbound-clients.js';

const createClients = () =>
  createLazyClients({
    fetching: { ...fetchDefaults, policy: createAddressPolicy([]), ownOrigins: [] },
    issuers: { fetchAllow: [] },
    now: () => new Date(0),
  });

it('rejects fetches after work has stopped, whether or not it has fetched before', async () => {
  const url = 'http://127.0.0.1:9/private';
  for (const before of [false, true]) {
    const clients = createClients();
    if (before) expect(await clients.fetchSource({ url })).toMatchObject({ kind: 'failed' });
    await clients.stopWork();
    await expect(clients.fetchSource({ url })).rejects.toThrow(WorkAbandoned);
    await clients.close();
  }
});
