import { describe, expect, it } from 'vitest';
import { after, before } from '../support/documents.js';
import { run } from '../support/run.js';
import { published } from '../support/server.js';

type Fetch = typeof globalThis.fetch;

const files = { 'openapi.yaml': after };
const ferries = ['openapi.yaml', '--spec', 'ferries'];
const commands = [
  ['publish', ...ferries],
  ['check', ...ferries, '--fail-on', 'none'],
  ['list'],
  ['versions', 'ferries'],
  ['whoami'],
  ['pull', 'ferries'],
];

const failingWith = (code: string) => () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(`read ${code}`), { code }) });
};
const respondWith =
  (status: number, headers: Record<string, string> = {}, body = '') =>
  () =>
    new Response(body, { status, headers });

/** A server whose requests fail a number of times each before they succeed. */
async function failing(fail: () => Response, times: number) {
  const server = await published();
  const attempts = new Map<string, number>();
  const fetch: Fetch = async (input, init) => {
    const key = `${init?.method ?? 'GET'} ${input}`;
    const count = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, count);
    return count <= times ? fail() : server.backend.fetch(input, init);
  };
  const pauses: number[] = [];
  const onSleep = (milliseconds: number) => void pauses.push(milliseconds);
  const start = (args: readonly string[]) => server.run(args, { files, fetch, onSleep });
  return { attempts, pauses, start };
}

const transient: [name: string, fail: () => Response][] = [
  ['503', respondWith(503)],
  ['the 503 of a proxy', respondWith(503, { 'content-type': 'text/html' }, '<html>')],
  ['429', respondWith(429, { 'retry-after': '1' })],
  ['502', respondWith(502)],
  ['ECONNRESET', failingWith('ECONNRESET')],
  ['UND_ERR_SOCKET', failingWith('UND_ERR_SOCKET')],
];

describe.each(transient)('after %s', (_, fail) => {
  it.each(commands.map((args) => [args[0] ?? '', args] as const))(
    '%s sends its requests again',
    async (_name, args) => {
      const { start, pauses } = await failing(fail, 3);
      expect(await start(args)).toMatchObject({ code: 0 });
      expect(pauses.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('gives up after 20 seconds, and says what to do', async () => {
    const { start, pauses, attempts } = await failing(fail, Number.POSITIVE_INFINITY);
    const { code, err } = await start(['publish', ...ferries]);
    expect(code).toBe(4);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(20_000);
    expect([...attempts.values()]).toEqual([pauses.length + 1]);
    expect(err).toMatch(/Try again/);
    expect(err).not.toMatch(/get[A-Z]|OpenAPISpec|attempt \d/);
  });
});

describe('a failure that another attempt does not change', () => {
  it.each([
    ['ECONNREFUSED', failingWith('ECONNREFUSED')],
    ['ENOTFOUND', failingWith('ENOTFOUND')],
    ['EAI_AGAIN', failingWith('EAI_AGAIN')],
    ['CERT_HAS_EXPIRED', failingWith('CERT_HAS_EXPIRED')],
    ['an unknown code', failingWith('UNKNOWN_CODE')],
    ['404', respondWith(404)],
    ['HTML', respondWith(200, { 'content-type': 'text/html' }, '<html>')],
    ['500', respondWith(500)],
    ['a pause of a minute', respondWith(503, { 'retry-after': '60' })],
  ])('of %s is reported at once, without the name of an operation', async (_, fail) => {
    for (const args of commands) {
      const { start, pauses, attempts } = await failing(fail, Number.POSITIVE_INFINITY);
      const { code, err, out } = await start(args);
      expect(code).toBe(4);
      expect({ pauses, attempts: new Set(attempts.values()) }).toEqual({
        pauses: [],
        attempts: new Set([1]),
      });
      expect(err + out).not.toMatch(/get[A-Z]|OpenAPISpec|attempt \d/);
      expect(err).toMatch(/ (?:Try|Compare|Check|Is|The operator) |^(?:Try|Compare|Check|Is|The operator) /m);
    }
  });

  it('names the address of a server that was never there', async () => {
    const env = {
      SPECSHELF_BASE_URL: 'https://specs.test',
      SPECSHELF_TOKEN: 'a',
      SPECSHELF_ORGANIZATION: 'b',
    };
    const { err } = await run(['list'], { env, files: { 'openapi.yaml': before } });
    expect(err).toMatch(
      /^The server at https:\/\/specs\.test \(from SPECSHELF_BASE_URL\) cannot be reached: /,
    );
  });
});
