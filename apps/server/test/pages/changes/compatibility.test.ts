import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWeb, type Web } from '../../support/http/start-web.js';
import { expectPage, type PagesWorld, startPagesWorld, textOf } from '../../support/pages/pages-world.js';
import type { Seen, Visitor } from '../../support/pages/visitor.js';

let world: PagesWorld;
let editor: Visitor;
let approver: Visitor;
/** The document that the source URL serves. */
let served = '';
let web: Web;

const manage = (slug: string) => `/orgs/acme/openapi/${slug}/manage`;
const refused = '/orgs/acme/openapi/fetched/refused';
const specOf = (specSlug: string) => world.client.specs.get({ organizationId: 'acme', specSlug });

const settings = {
  action: 'compatibility',
  refuse: 'breaking',
  against: 'latest',
  stability: '',
  strict: 'false',
  sunsetDays: '',
  rules: '',
};

function document(...paths: string[]): string {
  const operations = paths.map((path) => [path, { get: { responses: { 200: { description: 'Found.' } } } }]);
  const info = { title: 'Fetched', version: '1' };
  return JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(operations) });
}

/** Sends the form that publishes a text, as a browser does. */
async function publish(visitor: Visitor, values: Record<string, string>): Promise<Seen> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  const response = await fetch(`${world.target.url}/orgs/acme/publish?from=text&slug=set`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie: visitor.cookie ?? '' },
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}

beforeAll(async () => {
  world = await startPagesWorld();
  web = await startWeb({ '/fetched.json': (_request, response) => response.end(served) });
  const scopes = ['openapi:read', 'openapi:write'];
  editor = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes }));
  const all = [...scopes, 'openapi:acknowledge'];
  approver = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes: all }));
});

afterAll(async () => {
  await world.close();
  await web.close();
});

describe('the compatibility settings', () => {
  it('are saved, and shown again', async () => {
    await world.publish('set', { text: document('/a') });
    const form = { ...settings, stability: 'beta', sunsetDays: '90', rules: 'enum-value-added breaking' };
    const seen = await editor.send(manage('set'), form);
    expect(seen).toMatchObject({
      status: 303,
      headers: { location: `${manage('set')}?saved=compatibility` },
    });
    const shown = await editor.see(seen.headers.location ?? '');
    expectPage(shown, 200);
    expect(shown.text).toContain('The compatibility settings are saved.');
    expect(shown.text).toContain('enum-value-added breaking</textarea>');
    expect((await specOf('set')).compatibility).toMatchObject({
      refuse: 'breaking',
      stability: 'beta',
      sunsetDays: 90,
      rules: { 'enum-value-added': 'breaking' },
    });
    const refused = await editor.send(manage('set'), settings);
    expectPage(refused, 403);
    expect(textOf(refused)).toContain('A token with the scope openapi:acknowledge is required');
    await approver.send(manage('set'), settings);
    const { compatibility } = await specOf('set');
    expect(compatibility).toMatchObject({ rules: {} });
    expect(compatibility.stability).toBeUndefined();
  });

  it('are checked', async () => {
    for (const wrong of [
      { refuse: 'all' },
      { sunsetDays: '-1' },
      { rules: 'a b' },
      { rules: 'unknown off' },
    ]) {
      const seen = await editor.send(manage('set'), { ...settings, ...wrong });
      expectPage(seen, 400);
      expect(seen.text).toContain('role="alert"');
    }
  });

  it('keep the specification from those who may not acknowledge changes', async () => {
    const form = { action: 'delete', confirmation: 'set' };
    expectPage(await editor.send(manage('set'), form), 403);
    expect((await specOf('set')).slug).toBe('set');
  });

  it('are not for readers', async () => {
    const reader = await world.visitorWith(world.reader);
    expectPage(await reader.send(manage('set'), settings), 403);
  });
});

describe('a refused source', () => {
  it('is listed and acknowledged in the form that publishes', async () => {
    await editor.send(manage('set'), settings);
    const seen = await publish(approver, { text: document('/b') });
    expectPage(seen, 409);
    const words = textOf(seen);
    expect(words).toContain('The specification refuses 1 change of this source.');
    expect(words).toContain('Acknowledge these changes and publish them');
    const change = /name="acknowledged-change" value="([0-9a-f]{16})"/.exec(seen.text)?.[1] ?? '';
    expect(textOf(await publish(editor, { text: document('/b') }))).toContain('sign in with a token');
    const again = {
      text: document('/b'),
      acknowledge: 'yes',
      'acknowledged-change': change,
      reason: 'Agreed.',
    };
    expect((await publish(approver, again)).status).toBe(303);
    await world.target.server.processor.idle();
    expect((await specOf('set')).lastProcessErrorCode).toBeUndefined();
  });

  it('of a URL is acknowledged and fetched again', async () => {
    served = document('/a');
    await world.publish('fetched', { url: `${web.url}/fetched.json` });
    await editor.send(manage('fetched'), settings);
    served = document('/b');
    world.target.advance(60_000);
    await editor.send(manage('fetched'), { action: 'refetch' });
    await world.target.server.processor.idle();
    expect((await specOf('fetched')).lastProcessErrorCode).toBe('INCOMPATIBLE');
    expect((await editor.see('/orgs/acme/openapi/fetched/versions')).text).toContain(`href="${refused}"`);
    const seen = await approver.see(refused);
    expectPage(seen, 200);
    expect(textOf(seen)).toContain('Acknowledge and try again');
    expect(textOf(await editor.see(refused))).toContain('sign in with a token');
    const change = /name="change" value="([0-9a-f]{16})"/.exec(seen.text)?.[1] ?? '';
    expectPage(await editor.send(refused, { change }), 403);
    expect((await approver.send(refused, { change, reason: 'Agreed.' })).status).toBe(303);
    await world.target.server.processor.idle();
    expect((await specOf('fetched')).lastProcessErrorCode).toBeUndefined();
    expect(textOf(await approver.see(refused))).toContain('The last run was not refused.');
  });
});

it('lists the rules without sign-in', async () => {
  const seen = await (await world.visitorWith(world.stranger)).see('/docs/changes');
  expectPage(seen, 200);
  expect(seen.text).toContain('id="enum-value-removed"');
});
