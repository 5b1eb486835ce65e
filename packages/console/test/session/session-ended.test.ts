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

it('a page says so after the browser has discarded the session', async () => {
  const test = createTestConsole();
  const response = await test.send('/sign-in', { method: 'POST', form: { token: 'good' } });
  const [marker = ''] = (response && 'cookies' in response && response.cookies) || [];
  const headers = { cookie: marker.split(';', 1)[0] ?? '' };
  const body = bodyOf(await test.send('/orgs/acme/audit?page=x', { headers }));
  expect(body).toContain('Your session has ended. Sign in again to return to the page.');
  expect(body).toContain('name="to" value="/orgs/acme/audit?page=x"');
  const never = bodyOf(await test.send('/orgs/acme/audit'));
  expect(never).toContain('It is private, or it does not exist.');
});

const document = 'openapi: 3.1.0\ninfo: { title: "<A>" }\n';
const upload = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '900' };
const file = { field: 'text', name: '', head: document, json: [] };

it('a pasted document is kept until the visitor has signed in', async () => {
  const test = createTestConsole(({ operationId }) => replies[operationId]);
  const sent = { method: 'POST', form: { slug: 'harbor' }, files: [{ ...file, shown: document }] };
  const address = '/orgs/acme/publish?from=text';
  const body = bodyOf(await test.send(address, { ...sent, headers: upload }));
  expect(body).toContain('Your entries are kept here.');
  expect(body).toContain(`<form method="post" action="/specs${address}" enctype="multipart/form-data">`);
  expect(body).toContain('name="text" value="openapi: 3.1.0\ninfo: { title: &quot;&lt;A>&quot; }\n"');
  const again = { ...sent, form: { ...sent.form, 'restored-form': 'yes' } };
  const form = bodyOf(await test.send(address, { ...again, headers: { cookie: await signIn(test) } }));
  expect(form).toContain('>\nopenapi: 3.1.0\ninfo: { title: &quot;&lt;A>&quot; }\n</textarea>');
  expect(form).toContain('value="harbor"');
});

it.each([
  ['a text that is too long', { files: [file], headers: upload }],
  ['files', { files: [{ ...file, field: 'files', name: 'a.yaml' }], headers: upload }],
  ['a body that is too large to read', { headers: { ...upload, 'content-length': '9000000' } }],
])('names the way back to a form with %s', async (_what, sent) => {
  const test = createTestConsole();
  const body = bodyOf(await test.send('/orgs/acme/publish', { method: 'POST', ...sent }));
  expect(body).toContain('Your session has ended, and the form was not sent.');
  expect(body).toContain('go back in your browser to the form');
});
