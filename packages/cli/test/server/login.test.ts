import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Backend, createBackend } from '@specshelf/mocks/backend';
import { describe, expect, it } from 'vitest';
import { createRepository } from '../support/repository.js';
import { type RunOptions, run } from '../support/run.js';

/** A folder for the logins of several commands, and servers in it by their host. */
async function withHome() {
  const home = await createRepository({ 'openapi.yaml': 'openapi: 3.1.0' });
  const acme = createBackend({ world: { organizations: [{ id: 'acme' }] } });
  const options: RunOptions = { env: { XDG_CONFIG_HOME: home }, fetch: acme.fetch };
  const path = join(home, 'specshelf', 'logins.json');
  return { acme, options, path, logins: async () => JSON.parse(await readFile(path, 'utf8')).logins };
}

describe('login', () => {
  it('stores a token of standard input in a file that only the user can read', async () => {
    const { acme, options, path, logins } = await withHome();
    const { code, out, err } = await run(['login', acme.baseUrl, '--token-stdin'], {
      ...options,
      stdin: `${acme.token}\n`,
    });
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toMatch(/^Logged in to https:\/\/specshelf\.test as Operator/);
    expect(err).not.toContain(acme.token);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
    expect(await logins()).toEqual([{ name: 'specshelf.test', baseUrl: acme.baseUrl, token: acme.token }]);
  });

  it('corrects the mode of a file that others could read', async () => {
    const { acme, options, path } = await withHome();
    await mkdir(dirname(path));
    await writeFile(path, '{ "logins": [] }');
    await chmod(path, 0o644);
    await run(['login', acme.baseUrl, '--token-stdin'], { ...options, stdin: acme.token });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('reads a token on a terminal without showing it', async () => {
    const { acme, options, logins } = await withHome();
    const { code, err } = await run(['login', acme.baseUrl, '--token'], {
      ...options,
      isTTY: true,
      secret: acme.token,
    });
    expect(code).toBe(0);
    expect(err).toMatch(/^Token for https:\/\/specshelf\.test: Logged in/);
    expect(await logins()).toHaveLength(1);
  });

  it('keeps several servers by name, the last of which is the default', async () => {
    const { acme, options, logins } = await withHome();
    const login = (...args: string[]) =>
      run(['login', acme.baseUrl, '--token-stdin', ...args], { ...options, stdin: acme.token });
    await login('--name', 'staging');
    await login('--name', 'prod');
    await login('--name', 'staging');
    expect((await logins()).map(({ name }: { name: string }) => name)).toEqual(['staging', 'prod']);
    const whoami = await run(['whoami'], options);
    expect(whoami.out).toContain('from the login staging');
    const other = await run(['whoami', '--server', 'prod'], options);
    expect(other.out).toContain('from the login prod');
    const { err } = await run(['whoami', '--server', 'stagin'], options);
    expect(err).toContain('Did you mean staging?');
  });

  it('does not store a token that the server rejects', async () => {
    const { acme, options, logins } = await withHome();
    acme.scenario.revoke('shelf_revoked');
    const { code, err } = await run(['login', acme.baseUrl, '--token-stdin'], {
      ...options,
      stdin: 'shelf_revoked',
    });
    expect(code).toBe(3);
    expect(err).not.toContain('shelf_revoked');
    expect(await logins()).toEqual([]);
  });

  it('uses the token of a login only for its own server', async () => {
    const { acme, options } = await withHome();
    await run(['login', acme.baseUrl, '--token-stdin'], { ...options, stdin: acme.token });
    const sent: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      return acme.fetch(String(input).replace('https://other.test', acme.baseUrl), init);
    };
    const env = { ...options.env, SPECSHELF_ORGANIZATION: 'acme' };
    const { code, err } = await run(['list', '--server', 'https://other.test'], { ...options, env, fetch });
    expect(code).toBe(3);
    expect(err).toContain('There is no token for https://other.test');
    expect(sent).toEqual([null]);
  });

  it('prefers SPECSHELF_TOKEN, unless the login is named', async () => {
    const { acme, options } = await withHome();
    await run(['login', acme.baseUrl, '--token-stdin'], { ...options, stdin: acme.token });
    const env = { ...options.env, SPECSHELF_TOKEN: acme.token };
    expect((await run(['whoami'], { ...options, env })).out).toContain('from SPECSHELF_TOKEN');
    expect((await run(['whoami', '--server', 'specshelf.test'], { ...options, env })).out).toContain(
      'token         from the login',
    );
  });

  it.each([
    ['not JSON', 'are not valid. Remove the file, and run specshelf login again.'],
    ['{ "logins": [{ "name": "a" }] }', 'are not valid'],
  ])('explains a file that is damaged: %s', async (text, message) => {
    const { options, path } = await withHome();
    await mkdir(dirname(path));
    await writeFile(path, text);
    const { code, err } = await run(['list'], options);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('login in the browser', () => {
  const allowed = { organizationId: 'acme' };

  /** Lets the program poll at once. */
  const withoutInterval =
    ({ fetch }: Backend): typeof globalThis.fetch =>
    async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/device-logins')) return response;
      return Response.json({ ...JSON.parse(await response.text()), intervalSeconds: 0 }, response);
    };

  /** Logs in on a terminal, and decides on the page that opens. */
  async function loginOn(
    home: Awaited<ReturnType<typeof withHome>>,
    decision: 'denied' | typeof allowed = allowed,
  ) {
    const { acme, options } = home;
    const opened: string[] = [];
    const onOpen = async (url: string) => {
      opened.push(url);
      await acme.decideLogin(new URL(url).searchParams.get('code') ?? '', decision);
    };
    const fetch = withoutInterval(acme);
    const result = await run(['login', acme.baseUrl], { ...options, isTTY: true, onOpen, fetch });
    return { ...result, opened };
  }

  it('stores the token that the user allows, and shows the code', async () => {
    const home = await withHome();
    const { code, err, opened } = await loginOn(home);
    expect(code).toBe(0);
    expect(opened).toHaveLength(1);
    expect(err).toMatch(
      /^Confirm the code [A-Z]{4}-[A-Z]{4} on this page:\n\n {2}https:\/\/specshelf\.test\/\S+\n/,
    );
    const [stored] = await home.logins();
    expect(stored).toMatchObject({ organization: 'acme', tokenId: expect.any(String) });
    expect(err).not.toContain(stored.token);
    expect(await run(['list'], home.options)).toMatchObject({ code: 0 });
  });

  it('ends with 3 if the user refuses', async () => {
    const home = await withHome();
    const { code, err } = await loginOn(home, 'denied');
    expect(code).toBe(3);
    expect(err).toContain('The login was refused in the console.');
    expect(await home.logins()).toEqual([]);
  });

  it('is revoked by logout', async () => {
    const home = await withHome();
    await loginOn(home);
    const [{ token }] = await home.logins();
    const { err } = await run(['logout'], home.options);
    expect(err).toBe('The login specshelf.test is removed, and its token is revoked.\n');
    const env = { ...home.options.env, SPECSHELF_BASE_URL: home.acme.baseUrl, SPECSHELF_TOKEN: token };
    expect(await run(['whoami'], { ...home.options, env })).toMatchObject({ code: 3 });
  });

  it('shows the address if no browser can be opened', async () => {
    const { acme, options } = await withHome();
    const onOpen = async (url: string) => {
      await acme.decideLogin(new URL(url).searchParams.get('code') ?? '', allowed);
      throw new Error('none');
    };
    const fetch = withoutInterval(acme);
    const { code, err } = await run(['login', acme.baseUrl], { ...options, isTTY: true, onOpen, fetch });
    expect(code).toBe(0);
    expect(err).toContain('Open the page yourself, on any device.');
  });

  it.each([
    'https://evil.test/device?code=A',
    'http://specshelf.test/device',
    'https://specshelf.test.evil.test/',
    '//evil.test',
    'javascript:alert(1)',
  ])('does not open a page of another server: %s', async (page) => {
    const { acme, options } = await withHome();
    const opened: string[] = [];
    const onOpen = (url: string) => void opened.push(url);
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await acme.fetch(input, init);
      if (!String(input).endsWith('/device-logins')) return response;
      const attempt = JSON.parse(await response.text());
      await acme.decideLogin(attempt.userCode, 'denied');
      return Response.json({ ...attempt, intervalSeconds: 0, verificationUrlComplete: page }, response);
    };
    const { err } = await run(['login', acme.baseUrl], { ...options, isTTY: true, onOpen, fetch });
    expect(opened).toEqual([]);
    expect(err).toContain(`The page is not opened, because it is not of ${acme.baseUrl}.`);
  });

  it('prints no control characters and commands of the server', async () => {
    const { acme, options } = await withHome();
    const hostile = '\u001b]0;evil\u0007\n::add-mask::evil\n##vso[task.complete]';
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await acme.fetch(input, init);
      const body = JSON.parse(await response.text());
      if (String(input).endsWith('/device-logins')) {
        await acme.decideLogin(body.userCode, allowed);
        const members = { userCode: hostile, verificationUrlComplete: hostile, intervalSeconds: 0 };
        return Response.json({ ...body, ...members }, response);
      }
      const isUser = String(input).endsWith('/user');
      return Response.json(isUser ? { ...body, displayName: hostile } : body, response);
    };
    const { code, err } = await run(['login', acme.baseUrl], { ...options, isTTY: true, fetch });
    expect(code).toBe(0);
    expect(err).toContain('Logged in to ');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: They must not be printed.
    expect(err).not.toMatch(/[\u001b\u0007]|^\s*::|##vso\[/m);
  });

  it('asks for a token if the server is too old', async () => {
    const { acme, options, logins } = await withHome();
    const fetch: typeof globalThis.fetch = async (input, init) =>
      String(input).endsWith('/device-logins')
        ? Response.json(
            { error: { code: 404, type: 'not-found', message: 'No such path.' } },
            { status: 404 },
          )
        : acme.fetch(input, init);
    const result = await run(['login', acme.baseUrl], { ...options, isTTY: true, fetch, secret: acme.token });
    expect(result.code).toBe(0);
    expect(result.err).toMatch(/^Token for /);
    expect(await logins()).toHaveLength(1);
  });
});

describe('logout', () => {
  it('removes the last login, or the named one', async () => {
    const { acme, options, logins } = await withHome();
    for (const name of ['a', 'b', 'c']) {
      await run(['login', acme.baseUrl, '--token-stdin', '--name', name], { ...options, stdin: acme.token });
    }
    expect((await run(['logout'], options)).err).toBe('The login c is removed.\n');
    await run(['logout', 'a'], options);
    expect((await logins()).map(({ name }: { name: string }) => name)).toEqual(['b']);
    expect(await run(['logout', 'x'], options)).toMatchObject({
      code: 2,
      err: 'There is no login "x". The logins are b.\n',
    });
  });

  it('says that there are none', async () => {
    const { options } = await withHome();
    expect(await run(['logout'], options)).toMatchObject({ code: 2, err: 'There are no logins.\n' });
  });
});
