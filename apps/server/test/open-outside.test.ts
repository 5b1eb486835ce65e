import { WorkAbandoned } from '@specshelf/service';
import { expect, it } from 'vitest';
import { createAddressPolicy } from '../src/fetching/address-policy.js';
import { fetchDefaults } from '../src/fetching/fetch-options.js';
import { openOutside } from '../src/open-outside.js';

const open = () =>
  openOutside({
    fetching: { ...fetchDefaults, policy: createAddressPolicy([]), ownOrigins: [] },
    now: () => new Date(0),
  });

it('fetches nothing any more when work has stopped, whether it had fetched before or not', async () => {
  const url = 'http://127.0.0.1:9/private';
  for (const before of [false, true]) {
    const outside = open();
    if (before) expect(await outside.fetchSource({ url })).toMatchObject({ kind: 'failed' });
    await outside.stopWork();
    await expect(outside.fetchSource({ url })).rejects.toThrow(WorkAbandoned);
    await outside.close();
  }
});
