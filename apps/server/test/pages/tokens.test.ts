import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  type PagesWorld,
  script,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import type { Seen, Visitor } from '../support/pages/visitor.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

const tokens = '/orgs/acme/tokens';
const day = 86_400_000;

const after = (days: number) => new Date(world.target.now().getTime() + days * day).toISOString();

/** Signs in with a token for `acme` of this subject. */
async function visitorOf(subject: string, scopes: string[], expiresAt?: string): Promise<Visitor> {
  const token = await world.target.token({
    subject: { id: subject, displayName: subject, email: `${subject}@example.org` },
    organizations: ['acme'],
    scopes,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });
  return world.visitorWith(token);
}

function secretOf({ text }: Seen): string {
  return /<code>(shelf_\w+)<\/code><shelf-copy>/.exec(text)?.[1] ?? '';
}

/** Submits the form, and returns the page after the redirect. */
async function submit(visitor: Visitor, form: Record<string, string>): Promise<Seen> {
  const { status, headers, text } = await visitor.send(tokens, form);
  expect([status, headers.location, text]).toEqual([303, tokens, '']);
  return visitor.see(tokens);
}

async function createToken(visitor: Visitor, name: string, scopes = 'openapi:read'): Promise<string> {
  return secretOf(await submit(visitor, { name, scopes, days: '30' }));
}

/** Returns the ID of the token that the form in the row of this token revokes. */
function idIn({ text }: Seen, name: string): string {
  const row = text.split('<tr>').find((each) => each.includes(`<td class="main">${name}<`)) ?? '';
  return /name="revoke" value="([^"]+)"/.exec(row)?.[1] ?? '';
}

const currentUser = (token: string) =>
  fetch(`${world.target.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } });

describe('the tokens of an organization', () => {
  it('are created with a secret that is shown once', async () => {
    const ann = await visitorOf('ann', ['openapi:read', 'openapi:write']);
    const seen = await submit(ann, { name: 'CI', scopes: 'openapi:read', days: '7' });
    expectPage(seen, 200);
    expect(textOf(seen)).toContain('It is not shown again.');
    expect(textOf(seen)).toContain('It expires in 7 days');
    const secret = secretOf(seen);
    expect((await currentUser(secret)).status).toBe(200);
    const list = await ann.see(tokens);
    expectPage(list, 200);
    expect(list.text).not.toContain(secret);
    expect(textOf(list)).toMatch(/CI shelf_\w+… openapi:read Active Created just now Expires in 7 days/);
    expect(list.text).toContain(`<time datetime="${after(7)}"`);
  });

  it('hand their secret to the next page of their creator only, for a minute', async () => {
    const visitor = await visitorOf('lea', ['openapi:read']);
    const session = visitor.cookie;
    const created = await visitor.send(tokens, { name: 'CI', scopes: 'openapi:read', days: '7' });
    const [cookie = ''] = created.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^specshelf_created_token=[^;]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Strict$/);
    const secretIsShown = async (creator: Visitor, address = tokens) =>
      secretOf(await creator.see(address, { cookie: `${creator.cookie}; ${cookie}` })) !== '';
    const other = await visitorOf('max', ['openapi:read']);
    expect(await secretIsShown(other)).toBe(false);
    visitor.cookie = session;
    expect(await secretIsShown(visitor, '/orgs/globex/tokens')).toBe(false);
    visitor.cookie = session;
    expect(await secretIsShown(visitor)).toBe(true);
    // The browser has deleted the cookie.
    expect(visitor.cookie).toBe(session);
    expect(secretOf(await visitor.see(tokens))).toBe('');
    world.target.advance(60_000);
    expect(await secretIsShown(visitor)).toBe(false);
    expect((await visitor.see(tokens, { cookie: `${session}; specshelf_created_token=x` })).status).toBe(200);
  });

  it('offer the scopes of the visitor in this organization only', async () => {
    const visitor = await visitorOf('ben', ['openapi:read']);
    const { text } = await visitor.see(tokens);
    expect([...text.matchAll(/name="scopes" value="([^"]+)"/g)].map(([, scope]) => scope)).toEqual([
      'openapi:read',
    ]);
    expectPage(await visitor.send(tokens, { name: 'More', scopes: 'openapi:write', days: '7' }), 403);
    const none = await (await visitorOf('cleo', [])).see(tokens);
    expect(textOf(none)).toContain('you have none in this organization');
    expect(none.text).not.toContain('name="scopes"');
  });

  it('never outlive the token of the visitor, and say so', async () => {
    const end = after(10);
    const visitor = await visitorOf('dan', ['openapi:read'], end);
    expect(textOf(await visitor.see(tokens))).toContain('and the new token no later than that.');
    await createToken(visitor, 'Short');
    expect((await visitor.see(tokens)).text).toContain(`<time datetime="${end}"`);
  });

  it.each([
    ['name', { name: '', scopes: 'openapi:read', days: '7' }],
    ['scopes', { name: 'CI', days: '7' }],
    ['days', { name: 'CI', scopes: 'openapi:read', days: '365' }],
  ])('are not created with an invalid field %s, and the form keeps the others', async (field, form) => {
    const visitor = await visitorOf('eve', ['openapi:read']);
    const seen = await visitor.send(tokens, form);
    expectPage(seen, 400);
    expect(seen.text).toContain(`id="${field}-error"`);
    expect(seen.text).toContain(`href="#${field}"`);
    if (form.name !== '') expect(seen.text).toContain(`value="${form.name}"`);
    expect(textOf(await visitor.see(tokens))).not.toContain('CI shelf_');
  });

  it('are revoked by a form behind a summary', async () => {
    const visitor = await visitorOf('fay', ['openapi:read']);
    const secret = await createToken(visitor, 'Laptop');
    const list = await visitor.see(tokens);
    expect(list.text).toMatch(/<details class="revoke"><summary>Revoke/);
    const revoke = idIn(list, 'Laptop');
    expectPage(await visitor.send(tokens, { revoke }, { 'sec-fetch-site': 'cross-site' }), 403);
    expect((await currentUser(secret)).status).toBe(200);
    expect(await visitor.send(tokens, { revoke })).toMatchObject({
      status: 303,
      headers: { location: tokens },
    });
    expect((await currentUser(secret)).status).toBe(401);
    const after = await visitor.see(tokens);
    expect(textOf(after)).toMatch(/Revoked just now/);
    expect(idIn(after, 'Laptop')).toBe('');
  });

  it('of others are visible and revocable with tokens:write only', async () => {
    const owner = await visitorOf('gus', ['openapi:read']);
    await createToken(owner, script);
    const other = await visitorOf('hal', ['openapi:read']);
    expect(textOf(await other.see(tokens))).not.toContain('gus');
    const manager = await visitorOf('ida', ['tokens:write']);
    const list = await manager.see(tokens);
    expect(list.text).not.toContain(script);
    expect(list.text).toContain('<th scope="col">Subject</th>');
    const revoke = idIn(list, script.replaceAll('<', '&lt;'));
    expect(revoke).not.toBe('');
    expectPage(await other.send(tokens, { revoke }), 404);
    expect((await manager.send(tokens, { revoke })).status).toBe(303);
  });

  it('of the same subject are revocable with the token that created them only', async () => {
    const laptop = await createToken(await visitorOf('lou', ['openapi:read']), 'Laptop');
    const visitor = await world.visitorWith(laptop);
    const list = await visitor.see(tokens);
    expect(textOf(list)).toContain(
      'You can revoke the token that you signed in with, and those that were created with it.',
    );
    const seen = await visitor.send(tokens, { revoke: idIn(list, 'lou') });
    expectPage(seen, 403);
    expect(textOf(seen)).toContain('tokens:write');
    expect((await currentUser(laptop)).status).toBe(200);
  });

  it('name the trusted publishers of their subject when they are revoked, with forms that delete them', async () => {
    const owner = await visitorOf('pia', ['openapi:write', 'tokens:write']);
    const publisher = { provider: 'github', repository: 'acme/orders', branches: 'main' };
    const publishers = '/orgs/acme/trusted-publishers';
    const added = { ...publisher, name: 'Orders of Pia', specSlugs: 'orders', scopes: 'openapi:write' };
    expect((await owner.send(publishers, added)).status).toBe(303);
    const manager = await visitorOf('mona', ['tokens:write']);
    const list = await manager.see(tokens);
    const revoked = await manager.send(tokens, { revoke: idIn(list, 'pia'), subject: 'pia' });
    expect(revoked.headers.location).toBe(`${tokens}?revoked=pia`);
    const seen = await manager.see(`${tokens}?revoked=pia`);
    expectPage(seen, 200);
    expect(textOf(seen)).toContain('CI jobs can still publish');
    expect(textOf(seen)).toContain('Orders of Pia');
    const id = /name="delete" value="([^"]+)"/.exec(seen.text)?.[1] ?? '';
    expect((await manager.send(publishers, { delete: id })).status).toBe(303);
    expect(textOf(await manager.see(`${tokens}?revoked=pia`))).not.toContain('CI jobs can still publish');
    const reader = await visitorOf('rea', ['openapi:read']);
    expectPage(await reader.see(`${tokens}?revoked=pia`), 200);
  });

  it('end the session of a visitor who revokes the own token', async () => {
    const visitor = await visitorOf('jan', ['openapi:read']);
    const list = await visitor.see(tokens);
    expect(textOf(list)).toContain('You are signed in with this token');
    expect((await visitor.send(tokens, { revoke: idIn(list, 'jan') })).status).toBe(303);
    expectPage(await visitor.see(tokens), 401);
  });

  it('have pages', async () => {
    const visitor = await visitorOf('kim', ['openapi:read']);
    await createToken(visitor, 'Oldest');
    world.target.advance(1_000);
    for (let number = 0; number < 60; number++) await createToken(visitor, `Token ${number}`);
    const first = await visitor.see(tokens);
    const next = /href="(\?page=[^"]+)"/.exec(first.text)?.[1] ?? '';
    const second = await visitor.see(tokens + next);
    expectPage(second, 200);
    expect(textOf(first)).not.toContain('Oldest');
    expect(textOf(second)).toContain('Oldest');
    expectPage(await visitor.see(`${tokens}?page=x`), 400);
  });
});
