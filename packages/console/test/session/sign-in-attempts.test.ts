import { expect, it } from 'vitest';
import { createSignInAttempts, type SignInAttempts } from '../../src/session/sign-in-attempts.js';

const checks = { nonce: 'nonce', codeVerifier: 'verifier' };

/** A browser that begins sign-ins, and stores their cookies. */
function createBrowser() {
  let ids = 0;
  const clock = { now: 0 };
  const attempts = createSignInAttempts({
    publicURL: 'https://specs.example',
    now: () => new Date(clock.now),
    newId: () => `id${ids++}`,
    seal: (secret) => btoa(secret),
    open: (sealed) => atob(sealed),
  });
  const jar = new Map<string, string>();
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    clock,
    jar,
    header,
    begin: (state: string, to = '/orgs/acme') => {
      for (const cookie of attempts.begin({ ...checks, state, to }, header())) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      clock.now += 1000;
    },
    find: (state: string | null): ReturnType<SignInAttempts['find']> => attempts.find(header(), state),
  };
}

const statesIn = ({ find }: ReturnType<typeof createBrowser>) =>
  ['1', '2', '3', '4', '5'].filter((state) => find(state));

it('finds the attempt of each tab by its state, and deletes only its cookie', () => {
  const browser = createBrowser();
  for (const state of ['1', '2']) browser.begin(state, `/orgs/${state}`);
  expect(browser.find('1')).toEqual({
    attempt: { ...checks, state: '1', to: '/orgs/1' },
    end: '__Host-specshelf_sign_in_id0=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  });
  expect(browser.find('2')?.attempt.to).toBe('/orgs/2');
  for (const state of ['3', '', null]) expect(browser.find(state)).toBeUndefined();
});

it('forgets attempts after 10 minutes, and deletes their cookies with the next one', () => {
  const browser = createBrowser();
  browser.begin('1');
  browser.clock.now = 600_000;
  expect(browser.find('1')).toBeUndefined();
  browser.begin('2');
  expect([...browser.jar.keys()]).toEqual(['__Host-specshelf_sign_in_id1']);
});

it('stores the three newest attempts of a browser', () => {
  const browser = createBrowser();
  browser.jar.set('__Host-specshelf_sign_in_x', 'nonsense');
  for (const state of ['1', '2', '3', '4', '5']) browser.begin(state);
  expect(statesIn(browser)).toEqual(['3', '4', '5']);
  expect(browser.jar.size).toBe(3);
});

it('deletes old attempts when all of them take more space than one cookie', () => {
  const browser = createBrowser();
  for (const state of ['1', '2', '3']) browser.begin(state, `/orgs/${'x'.repeat(1200)}`);
  expect(statesIn(browser)).toEqual(['2', '3']);
  expect(browser.header().length).toBeLessThan(4096);
});

it('omits a path to return to that is too long for a cookie', () => {
  const browser = createBrowser();
  browser.begin('1', `/orgs/${'x'.repeat(4000)}`);
  expect(browser.find('1')?.attempt).toEqual({ ...checks, state: '1' });
});
