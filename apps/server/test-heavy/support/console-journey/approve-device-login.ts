import { expect } from 'vitest';
import { signIn } from '../browser/sign-in.js';
import type { Visit } from './visit.js';

/** Approves a device login and refuses another one. Begins signed out. */
export async function approveDeviceLogin(visit: Visit): Promise<void> {
  const { page, token, specSlug, check } = visit;
  const approved = await startLogin(visit);
  await page.goto(approved.verificationUrlComplete);
  await check('sign-in for a device login');
  await signIn(page, token);
  await chooseOrganization(visit);
  await page.getByRole('heading', { name: 'Allow access?' }).waitFor();
  await check('approval');
  await expect.poll(() => page.locator('main').textContent()).toContain(approved.userCode);
  await page.getByLabel(/Publish, change, and delete specifications/).uncheck();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('heading', { name: 'Access allowed' }).waitFor();
  await check('access allowed');
  expect(await resultOf(visit, approved)).toMatchObject({
    state: 'approved',
    created: { token: { name: specSlug, scopes: ['openapi:read'] } },
  });
  const refused = await startLogin(visit);
  await page.goto(refused.verificationUrl);
  await check('code');
  await page.getByLabel('Code').fill('BBBB-BBBB');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code is unknown').waitFor();
  await check('unknown code');
  await page.getByLabel('Code').fill(refused.userCode.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseOrganization(visit);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('heading', { name: 'Access refused' }).waitFor();
  await check('access refused');
  expect(await resultOf(visit, refused)).toEqual({ state: 'denied' });
}

interface Login {
  deviceCode: string;
  userCode: string;
  verificationUrl: string;
  verificationUrlComplete: string;
}

async function startLogin({ root, specSlug }: Visit): Promise<Login> {
  return post(`${root}/v1/device-logins`, {
    clientName: specSlug,
    scopes: ['openapi:read', 'openapi:write'],
  });
}

function resultOf({ root }: Visit, { deviceCode }: Login): Promise<object> {
  return post(`${root}/v1/device-logins/token`, { deviceCode });
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

/** A token for all organizations does not list them. */
async function chooseOrganization({ page, organizationId, check }: Visit): Promise<void> {
  const field = page.getByLabel('Organization ID');
  await field.waitFor();
  await check('organization of a device login');
  await field.fill(organizationId);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Allow access?' }).waitFor();
}
