import { expect, it, onTestFinished } from 'vitest';
import { startOIDCWorld } from '../support/oidc/oidc-world.js';

it('creates the token of a user who has signed in with OpenID Connect', async () => {
  const world = await startOIDCWorld();
  onTestFinished(() => world.close());
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const url = `${world.target.url}/v1/device-logins${path}`;
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return response.json();
  };
  const { userCode, deviceCode, verificationUrlComplete } = await post('', { clientName: 'ada-laptop' });
  expect(verificationUrlComplete).toBe(`https://specs.example/shelf/device?code=${userCode}`);
  const browser = world.browser();
  const page = `/device?code=${userCode}`;
  expect((await browser.open(page)).location).toBe(`/shelf/sign-in?to=${encodeURIComponent(page)}`);
  expect((await world.signIn(browser, page)).text).toContain(`content="0; url=/shelf${page}"`);
  // The user has access to two organizations.
  expect((await browser.open(page)).text).toContain('Choose an organization');
  const form = {
    code: userCode,
    organization: 'acme',
    decision: 'allow',
    scopes: 'openapi:read',
    days: '90',
  };
  expect((await browser.submit('/device', form)).status).toBe(303);
  const { state, created } = await post('/token', { deviceCode });
  expect([state, created.token.name, created.token.subject.displayName]).toEqual([
    'approved',
    'ada-laptop',
    'Ada Lovelace',
  ]);
  const audit = { organizationId: 'acme', filter: {}, limit: 10, countLimit: 10 };
  const { records } = await world.target.server.stores.auditLog.list(audit);
  expect(records).toMatchObject([{ action: 'token.create', sessionId: expect.any(String) }]);
  expect(world.log.join('')).not.toContain(created.secret);
  expect(world.log.join('')).not.toContain(deviceCode);
});
