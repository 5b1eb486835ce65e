import { describe, expect, it } from 'vitest';
import { createSessions } from '../../src/session/sessions.js';
import type { SignedInUser } from '../../src/web/identity-provider.js';

const hours = 3_600_000;

function createTestSessions(publicURL = 'http://localhost') {
  const ended = new Map<string, Date>();
  const clock = { now: 0 };
  const sessions = createSessions(
    {
      publicURL,
      now: () => new Date(clock.now),
      newId: () => 'session1',
      seal: (secret, purpose) => btoa(JSON.stringify([purpose, secret])),
      open: (sealed, purpose) => {
        const [sealedFor, secret] = JSON.parse(atob(sealed));
        if (sealedFor !== purpose) throw new Error('Sealed for another purpose');
        return secret;
      },
    },
    { add: async (id, until) => void ended.set(id, until), has: async (id) => ended.has(id) },
  );
  return { sessions, ended, clock };
}

const cookieOf = (setCookie = '') => setCookie.split(';', 1)[0] ?? '';

describe('a session', () => {
  it('has the token until it expires after 8 hours', async () => {
    const { sessions, clock } = createTestSessions();
    const cookie = `other=1; ${cookieOf(sessions.begin({ token: 'good' })?.cookie)}`;
    clock.now = 8 * hours - 1;
    expect(await sessions.find(cookie)).toEqual({ id: 'session1', token: 'good', until: 8 * hours });
    clock.now = 8 * hours;
    expect(await sessions.find(cookie)).toBeUndefined();
    expect(sessions.isIn(cookie)).toBe(true);
  });

  it('leaves a cookie without content, so that its end is known after the browser has discarded it', async () => {
    const { sessions } = createTestSessions();
    const { cookie = '', marker = '' } = sessions.begin({ token: 'good' }) ?? {};
    expect(cookie).toContain('Max-Age=28800;');
    expect(marker).toMatch(/^specshelf_signed_in=1; Max-Age=2620800; .*HttpOnly/);
    expect(sessions.isIn(cookieOf(marker))).toBe(true);
    expect(await sessions.find(cookieOf(marker))).toBeUndefined();
    // Who has signed out has no session that could end.
    expect((await sessions.end(cookieOf(cookie))).marker).toMatch(/^specshelf_signed_in=; Max-Age=0;/);
  });

  it('is stored as ended until its expiry', async () => {
    const { sessions, ended } = createTestSessions();
    const cookie = cookieOf(sessions.begin({ token: 'good' })?.cookie);
    expect((await sessions.end(cookie)).cookie).toMatch(/^specshelf_session=; Max-Age=0;/);
    expect(await sessions.find(cookie)).toBeUndefined();
    expect([...ended]).toEqual([['session1', new Date(8 * hours)]]);
  });

  it('without a valid cookie is not stored when it ends', async () => {
    const { sessions, ended } = createTestSessions();
    await sessions.end(undefined);
    await sessions.end('specshelf_session=nonsense');
    expect(ended.size).toBe(0);
  });

  it('does not begin with a token that is too long for a cookie', () => {
    const { sessions } = createTestSessions();
    expect(sessions.begin({ token: 'x'.repeat(2048) })).toBeDefined();
    expect(sessions.begin({ token: 'x'.repeat(2049) })).toBeUndefined();
  });

  it('of a user omits the ID token when it does not fit, and does not begin with too many grants', async () => {
    const { sessions } = createTestSessions();
    const begin = (user: Partial<SignedInUser>) =>
      sessions.begin({
        version: '1',
        began: 0,
        user: { subject: { id: 'a', displayName: 'A' }, grants: [], ...user },
      });
    const find = async (user: Partial<SignedInUser>) => sessions.find(cookieOf(begin(user)?.cookie));
    expect(await find({ idToken: 'x'.repeat(1000) })).toMatchObject({ user: { idToken: 'x'.repeat(1000) } });
    expect(await find({ idToken: 'x'.repeat(3000) })).toMatchObject({ user: { grants: [] } });
    expect(await find({ idToken: 'x'.repeat(3000) })).not.toHaveProperty('user.idToken');
    const organizations = Array.from({ length: 300 }, (_, index) => `organization-${index}`);
    expect(begin({ grants: [{ organizations, scopes: ['openapi:read'] }] })).toBeUndefined();
  });

  it.each([
    ['no cookie', undefined],
    ['another cookie', 'other=1'],
    ['a token', 'specshelf_session=good'],
    ['a value for another purpose', `specshelf_session=${btoa('["hook","{}"]')}`],
    [
      'a session without an ID',
      `specshelf_session=${btoa(JSON.stringify(['session of a browser', '{"token":"good","until":1}']))}`,
    ],
    [
      'a session of a user without its beginning',
      `specshelf_session=${btoa(JSON.stringify(['session of a browser', '{"id":"a","until":1,"version":"1","user":{}}']))}`,
    ],
  ])('is absent with %s', async (_name, cookie) => {
    expect(await createTestSessions().sessions.find(cookie)).toBeUndefined();
  });
});

it.each([
  ['https://specs.example', '__Host-specshelf_session', 'Path=/; HttpOnly; Secure; SameSite=Strict'],
  ['https://docs.example/specs', 'specshelf_session', 'Path=/specs; HttpOnly; Secure; SameSite=Strict'],
  ['http://specs.example', 'specshelf_session', 'Path=/; HttpOnly; SameSite=Strict'],
])('at %s, the cookie is %s with %s', (publicURL, name, attributes) => {
  const cookie = createTestSessions(publicURL).sessions.begin({ token: 'good' })?.cookie ?? '';
  expect(cookie.split('=', 1)[0]).toBe(name);
  expect(cookie.split('; ').slice(2).join('; ')).toBe(attributes);
});
