import type { DeviceLogin } from '@specshelf/sdk';
import { organization } from '@specshelf/service/test/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PagesWorld, startPagesWorld, textOf } from '../support/pages/pages-world.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

const start = (): Promise<DeviceLogin> => world.client.deviceLogins.start({ clientName: 'ann-laptop' });

describe('the page for device logins', () => {
  it('shows the address of the program, and the server stores only the digest of the device code', async () => {
    const login = await start();
    const visitor = await world.visitorWith(world.reader);
    expect(textOf(await visitor.see(`/device?code=${login.userCode}`))).toContain('Requested from 127.0.0.1');
    const rows = await world.target.server.database.query((connection) => connection('device_logins'));
    expect(JSON.stringify(rows)).toContain(login.userCode.replace('-', ''));
    expect(JSON.stringify(rows)).not.toContain(login.deviceCode);
  });

  it('gives no access to a new organization with the ID of a deleted one', async () => {
    const { userCode: code, deviceCode } = await start();
    const { organizations } = world.target.server.stores;
    await organizations.insert(organization({ id: 'brief' }));
    const visitor = await world.visitorWith(await world.target.token({ scopes: ['openapi:read'] }));
    const form = { decision: 'allow', organization: 'brief', scopes: 'openapi:read', days: '7' };
    expect((await visitor.send('/device', { code, ...form })).status).toBe(303);
    await organizations.remove('brief', world.target.now().toISOString());
    world.target.advance(1000);
    await organizations.insert(organization({ id: 'brief', createdAt: world.target.now().toISOString() }));
    expect(await world.client.deviceLogins.poll({ deviceCode })).toEqual({ state: 'denied' });
    expect(await world.client.deviceLogins.poll({ deviceCode })).toEqual({ state: 'expired' });
  });
});
