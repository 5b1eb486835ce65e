import { expect, it } from 'vitest';
import { createTestConsole, signIn } from '../support/create-test-console.js';

const spec = { slug: 'ferry', urls: { location: 'x' }, lastProcessedErrors: [], lastProcessedErrorCount: 0 };
const replies: Record<string, unknown> = {
  getOpenAPISpecBySlug: { ...spec, createdAt: '2025-01-01T00:00:00.000Z', visibility: 'private' },
  getOrganizationById: { id: 'acme', title: 'Acme', urls: { app: 'https://specs.example/orgs/acme' } },
};
const address = '/orgs/acme/publish?from=url';
const form = { url: 'https://api.example/openapi.json', slug: 'harbor "pilots"' };

const bodyOf = (response: object | undefined) =>
  response && 'body' in response && typeof response.body === 'string' ? response.body : '';

it('a form that is sent without a session is kept until the visitor has signed in', async () => {
  const test = createTestConsole(({ operationId }) => replies[operationId]);
  for (const sent of [form, { ...form, 'restored-form': 'yes' }]) {
    const response = await test.send(address, { method: 'POST', form: sent });
    expect(response).toMatchObject({ status: 401, headers: { 'cache-control': 'private, no-store' } });
    const body = bodyOf(response);
    expect(body).toContain('Your session has ended, and the form was not sent.');
    expect(body).not.toContain('it does not exist');
    expect(body).toContain(`href="/specs/sign-in?to=${encodeURIComponent(address)}"`);
    expect(body).toContain(`<form method="post" action="/specs${address}">`);
    expect(body).toContain('name="slug" value="harbor &quot;pilots&quot;"');
    expect(body.match(/restored-form/g)).toHaveLength(1);
  }
});

it('a kept form is shown again with its values, and not submitted', async () => {
  const test = createTestConsole(({ operationId }) => replies[operationId]);
  const headers = { cookie: await signIn(test) };
  const response = await test.send(address, {
    ...{ method: 'POST', headers, form: { ...form, 'restored-form': 'yes' } },
  });
  expect(response).toMatchObject({ status: 200 });
  expect(bodyOf(response)).toContain('value="https://api.example/openapi.json"');
  expect(bodyOf(response)).toContain('value="harbor &quot;pilots&quot;"');
  expect(bodyOf(response)).not.toContain('role="alert"');
  expect(test.calls.map(({ operationId }) => operationId)).not.toContain('createOpenAPISpec');
});

it('a page says that the session has ended, and returns to the page', async () => {
  const test = createTestConsole();
  const headers = { cookie: `${await signIn(test)}x` };
  for (const request of [{ headers }, { method: 'POST' }]) {
    const body = bodyOf(await test.send('/orgs/acme/publish', request));
    expect(body).toContain('Your session has ended. Sign in again to return to the page.');
    expect(body).not.toContain('it does not exist');
    expect(body).toContain('name="to" value="/orgs/acme/publish"');
  }
});
