import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Client } from '@specshelf/sdk';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from './support/start-server.js';
import { startWeb, type Web } from './support/start-web.js';
import { createVisitor, linksOf, type Seen, type Visitor } from './support/visitor.js';

const script = '<script>alert(1)</script>';
/** Its operations share a name, which is said in a problem. */
const hostile = {
  openapi: '3.1.0',
  info: { title: 'Ferry', version: '1' },
  tags: [{ name: 'Sailings' }],
  paths: {
    '/a': { get: { operationId: script, tags: ['Sailings'], responses: {} } },
    '/b': { get: { operationId: script, tags: ['Sailings'], responses: {} } },
  },
};

let target: TestServer;
let web: Web;
let client: Client;
let stranger: string;
let reader: string;
/** Gets the answer that a source waits for. */
let slow: (response: ServerResponse) => void;

beforeAll(async () => {
  target = await startServer({
    databaseFile: ':memory:',
    overrides: {
      digest: (text) => {
        if (text === 'unlucky') throw new Error('The digest is out of order');
        return createHash('sha256').update(text).digest('hex');
      },
    },
  });
  web = await startWeb({
    '/slow.json': (_request, response) => slow(response),
    '/ferry.json': (_request, response) => response.end(JSON.stringify(hostile)),
  });
  const { organizations, spaces } = target.server.stores;
  const createdAt = target.now().toISOString();
  for (const id of ['acme', 'globex', script]) {
    await organizations.insert({ id, title: id, createdAt, emailDomains: [], type: 'business' });
  }
  await spaces.insert({ id: 'docs', organizationId: 'acme', createdAt });
  await spaces.insert({ id: 'theirs', organizationId: 'globex', createdAt });
  const write = await target.token({ scopes: ['openapi:read', 'openapi:write', 'space:read'] });
  client = new Client({ baseUrl: target.url, token: write, maxRetries: 0 });
  const scopes = ['openapi:read', 'space:read'];
  reader = await target.token({ organizations: ['acme'], scopes });
  stranger = await target.token({ organizations: ['globex'], scopes });
  await publish('ferry', { url: `${web.url}/ferry.json`, headers: { 'x-key': 'of-the-source' } });
  await publish('open', { text: JSON.stringify(hostile) });
  await client.specs.setVisibility({ organizationId: 'acme', specSlug: 'open', visibility: 'public' });
});

afterAll(async () => {
  await target.close();
  await web.close();
});

async function publish(
  specSlug: string,
  source: { url: string; headers?: Record<string, string> } | { text: string },
  organizationId = 'acme',
) {
  await client.specs.upsert({ organizationId, specSlug, source });
  await target.server.processor.idle();
  return client.specs.get({ organizationId, specSlug });
}

const ferry = '/orgs/acme/openapi/ferry';
const open = '/orgs/acme/openapi/open';
const nowhere = '/orgs/acme/openapi/nothing';

async function visitorWith(token: string): Promise<Visitor> {
  const visitor = createVisitor(target.url);
  expect((await visitor.signIn(token)).status).toBe(303);
  return visitor;
}

function expectPage({ status, headers }: Seen, expected: number): void {
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
  });
}

/** What a page says, without its tags. */
const wordsOf = ({ text }: Seen) =>
  text
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the page of a specification', () => {
  it('says what is known of it, and what is wrong with it', async () => {
    const seen = await (await visitorWith(reader)).see(ferry);
    expectPage(seen, 200);
    const words = wordsOf(seen);
    for (const part of [
      'ferry',
      'acme',
      'complete',
      'private',
      '2025-06-01 08:00 UTC',
      `${web.url}/ferry.json`,
    ]) {
      expect(words).toContain(part);
    }
    const { lastProcessedErrors } = await client.specs.get({ organizationId: 'acme', specSlug: 'ferry' });
    const [problem] = lastProcessedErrors;
    expect(problem?.message).toContain(script);
    expect(words).toContain(problem?.code);
    expect(words).toContain(problem?.pointer);
    expect(words).toContain(problem?.message.replaceAll('<', '&lt;').replaceAll('"', '&quot;'));
  });

  it('says in its header that it was converted from Swagger 2.0', async () => {
    const text = JSON.stringify({ swagger: '2.0', info: hostile.info, paths: {} });
    const { lastVersion } = await publish('swagger', { text });
    const visitor = await visitorWith(reader);
    for (const path of ['/orgs/acme/openapi/swagger', `/orgs/acme/openapi/swagger/versions/${lastVersion}`]) {
      const seen = await visitor.see(path);
      expectPage(seen, 200);
      expect(seen.text.slice(0, seen.text.indexOf('</dl>')), path).toContain('converted from Swagger 2.0');
    }
    const page = await visitor.see('/orgs/acme/openapi/swagger');
    expect(page.text).toContain('1 note');
    expect(page.text).not.toContain('1 problem');
    const { text: list } = await visitor.see('/orgs/acme');
    expect(list.split('/openapi/swagger')[1]?.split('</li>')[0]).toContain('1 note');
    const { text: other } = await visitor.see('/orgs/acme/openapi/ferry');
    expect(other).not.toContain('converted from');
  });

  it('shows nothing as a tag or a script that somebody else has written', async () => {
    const visitor = await visitorWith(await target.token({ scopes: ['openapi:read', 'space:read'] }));
    const ofHostile = `/orgs/${encodeURIComponent(script)}`;
    await publish('pets', { text: JSON.stringify(hostile) }, script);
    const addresses = [
      ferry,
      ofHostile,
      `${ofHostile}/openapi/pets`,
      `${ferry}/${encodeURIComponent(script)}`,
    ];
    for (const address of [...addresses, `/spaces/docs/${encodeURIComponent(script)}`]) {
      const seen = await visitor.see(address);
      expectPage(seen, 200);
      expect(seen.text).toContain('&lt;script>');
      expect(seen.text).not.toContain('<script');
    }
  });

  it('says nothing of the request headers of its source', async () => {
    const { text } = await (await visitorWith(reader)).see(ferry);
    expect(text).not.toMatch(/x-key|of-the-source/);
  });

  it('says how many problems there are when it does not list them all', async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [`/${index}/{id}`, { get: { responses: {} } }]),
    );
    const text = JSON.stringify({ ...hostile, paths });
    const { lastProcessedErrorCount, lastProcessedErrors } = await publish('many', { text });
    expect(lastProcessedErrorCount).toBeGreaterThan(lastProcessedErrors.length);
    const words = wordsOf(await (await visitorWith(reader)).see('/orgs/acme/openapi/many'));
    expect(words).toContain(`${lastProcessedErrorCount} problems`);
    expect(words).toContain(`Showing the first ${lastProcessedErrors.length}.`);
  });

  it('lists a problem that repeats once, with its count and locations', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`A${index}`, { requird: ['a'] }]),
    );
    const text = JSON.stringify({ ...hostile, paths: {}, components: { schemas } }, null, 2);
    const { lastProcessedErrors } = await publish('repeated', { text });
    const found = lastProcessedErrors.filter(({ code }) => code === 'unknown-field');
    expect(found).toHaveLength(60);
    const page = await (await visitorWith(reader)).see('/orgs/acme/openapi/repeated');
    const words = wordsOf(page);
    expect(words.split('`requird` is not a field')).toHaveLength(2);
    expect(words).toContain('60 times');
    expect(words).toContain('55 more locations');
    for (const { pointer } of found) expect(words).toContain(` ${pointer} `);
  });

  it('says why there is no version, and that the version before is kept', async () => {
    const visitor = await visitorWith(reader);
    await publish('broken', { text: 'no: document' });
    const first = wordsOf(await visitor.see('/orgs/acme/openapi/broken'));
    expect(first).toContain('PARSE_ERROR');
    expect(first).toContain('There is no version yet.');
    await publish('broken', { text: JSON.stringify(hostile) });
    await publish('broken', { text: 'no: document' });
    expect(wordsOf(await visitor.see('/orgs/acme/openapi/broken'))).toContain(
      'The latest version is unchanged.',
    );
  });

  it('says that its source is being processed', async () => {
    const asked = new Promise<ServerResponse>((resolve) => {
      slow = resolve;
    });
    const source = { url: `${web.url}/slow.json` };
    await client.specs.upsert({ organizationId: 'acme', specSlug: 'slow', source });
    const response = await asked;
    const words = wordsOf(await (await visitorWith(reader)).see('/orgs/acme/openapi/slow'));
    expect(words).toContain('processing');
    expect(words).toContain('In progress.');
    response.end(JSON.stringify(hostile));
    await target.server.processor.idle();
  });

  it('lists its versions, the newest first, on as many pages as they need', async () => {
    for (let version = 1; version <= 51; version++) {
      await publish('often', {
        text: JSON.stringify({ ...hostile, info: { title: 'Often', version: `${version}` } }),
      });
      target.advance(60_000);
    }
    const visitor = await visitorWith(reader);
    const first = await visitor.see('/orgs/acme/openapi/often');
    const times = [...first.text.matchAll(/versions\/\w+"><time datetime="([^"]+)"/gi)].map(
      ([, time]) => time,
    );
    expect(times).toHaveLength(50);
    expect(times).toEqual(times.toSorted().toReversed());
    const next = linksOf(first, '/orgs/acme/openapi/often').find((link) => link.includes('?page=')) ?? '';
    const second = await visitor.see(next);
    expectPage(second, 200);
    expect(second.text.match(/versions\/\w+"><time/gi)).toHaveLength(1);
    expect(second.text).not.toContain('?page=');
  });
});

describe('a page at an organization ID in another case', () => {
  it('is the page at the stored ID', async () => {
    const visitor = await visitorWith(reader);
    const { id } = await client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'ferry' });
    for (const rest of ['', '/openapi/ferry', `/openapi/ferry/versions/${id}`]) {
      const exact = await visitor.see(`/orgs/acme${rest}`);
      expectPage(exact, 200);
      expect((await visitor.see(`/orgs/ACME${rest}`)).text, rest).toBe(exact.text);
    }
    expectPage(await visitor.see('/orgs/GLOBEX'), 404);
  });
});

describe('the page of a version', () => {
  it('says when it was made, and is where its `urls.app` leads', async () => {
    const { urls, id } = await client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'ferry' });
    const seen = await (await visitorWith(reader)).see(urls.app);
    expectPage(seen, 200);
    const words = wordsOf(seen);
    for (const part of [id, 'latest', '2025-06-01 08:00 UTC']) expect(words).toContain(part);
  });

  it('wins over a page of the documentation with the same address, which is shown where there is no such version', async () => {
    const seen = await (await visitorWith(reader)).see(`${ferry}/versions/list-them`);
    expectPage(seen, 200);
    expect(wordsOf(seen)).toContain('Page versions/list-them');
  });

  it.each(['document.json', 'document.yaml'])(
    'gives its %s to a browser, which takes it for nothing else',
    async (name) => {
      const visitor = await visitorWith(reader);
      const { id } = await client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'ferry' });
      const address = `${ferry}/versions/${id}/${name}`;
      const { status, headers, text } = await visitor.see(address);
      expect(status).toBe(200);
      expect(text).toContain('Ferry');
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^application\/(json|yaml); charset=utf-8$/),
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expectPage(await createVisitor(target.url).see(address), 401);
      expectPage(await (await visitorWith(stranger)).see(address), 404);
      expectPage(await visitor.see(`${ferry}/versions/none/${name}`), 404);
    },
  );
});

describe('every address that is handed out', () => {
  it('leads to a page: of an organization, of specifications, of versions', async () => {
    const visitor = await visitorWith(reader);
    const organization = await visitor.see('/orgs/acme');
    expectPage(organization, 200);
    for await (const { slug, urls } of client.specs.list({ organizationId: 'acme' })) {
      expect(wordsOf(organization)).toContain(slug);
      expectPage(await visitor.see(urls.app), 200);
    }
  });

  it('of a page of a revision leads to its specification, and says which page it is of', async () => {
    const visitor = await visitorWith(reader);
    const { pages } = await client.computedContent.generateRevision({
      spaceId: 'docs',
      source: {
        type: 'builtin:openapi',
        props: { grouping: 'by-operation', models: true },
        dependencies: { spec: { ref: { kind: 'openapi', spec: 'ferry' } } },
      },
      seed: 'seed',
    });
    const documents = pages.flatMap((page) => (page.type === 'document' ? [page, ...page.pages] : []));
    expect(documents.length).toBeGreaterThan(1);
    for (const page of documents) {
      if (page.type !== 'document') continue;
      const seen = await visitor.see(page.urls.app);
      expectPage(seen, 200);
      expect(wordsOf(seen)).toContain(`Page ${page.path}`);
      expect(seen.text).toContain('<h1>ferry</h1>');
    }
  });

  it.each(['/spaces/docs', '/spaces/docs/timetables/winter'])(
    'in a space, %s says so and lists the specifications',
    async (address) => {
      const seen = await (await visitorWith(reader)).see(address);
      expectPage(seen, 200);
      const words = wordsOf(seen);
      for (const part of ['docs', 'Space of acme', 'ferry']) expect(words).toContain(part);
      if (address.includes('winter')) expect(words).toContain('timetables/winter');
    },
  );

  it('on a page can be followed by who sees it', async () => {
    const member = await visitorWith(reader);
    const other = await visitorWith(stranger);
    const { urls } = await client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'open' });
    const shown = [
      '/orgs/acme',
      '/spaces/docs',
      ferry,
      open,
      `${open}/sailings`,
      new URL(urls.app).pathname,
      '/sign-in',
    ];
    await expectLinks(member, shown);
    await expectLinks(other, [open, '/sign-in', '/orgs/globex']);
    await expectLinks(createVisitor(target.url), [open, `${open}/sailings`]);
  });

  async function expectLinks(visitor: Visitor, addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const links = linksOf(await visitor.see(address), address);
      expect(links).not.toEqual([]);
      for (const link of links) expect([link, (await visitor.see(link)).status]).toEqual([link, 200]);
    }
  }
});

describe('who is not signed in', () => {
  it('is asked for a token, whether or not there is something', async () => {
    const visitor = createVisitor(target.url);
    const asked = [
      ferry,
      nowhere,
      '/orgs/acme',
      '/orgs/none',
      '/spaces/docs/a',
      '/spaces/none/a',
      `${open}/versions/x`,
    ];
    const forms = new Set<string>();
    for (const address of asked) {
      const seen = await visitor.see(address);
      expectPage(seen, 401);
      expect(seen.text).toContain('type="password"');
      expect(seen.text).toContain('autocomplete="off"');
      forms.add(seen.text.replace(`value="${address}"`, ''));
    }
    expect(forms.size).toBe(1);
  });

  it('sees of a public specification what is public, and nothing else', async () => {
    const { id } = await client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'open' });
    const seen = await createVisitor(target.url).see(open);
    expectPage(seen, 200);
    expect(wordsOf(seen)).toContain('public');
    expect(linksOf(seen, open)).toEqual([
      '/published/acme/open.json',
      '/published/acme/open.yaml',
      `/sign-in?to=${encodeURIComponent(open)}`,
    ]);
    for (const hidden of [id, 'problem', 'alert', '2025', 'complete'])
      expect(seen.text).not.toContain(hidden);
  });

  it('sees the stored organization ID and slug of a public specification, however they are written', async () => {
    const address = '/orgs/ACME/openapi/OPEN';
    const seen = await createVisitor(target.url).see(address);
    expectPage(seen, 200);
    expect(linksOf(seen, address)).toEqual([
      '/published/acme/open.json',
      '/published/acme/open.yaml',
      `/sign-in?to=${encodeURIComponent(address)}`,
    ]);
    expect(wordsOf(seen)).not.toContain('ACME');
  });

  it('is not told that a public specification without a version is there', async () => {
    await publish('draft', { text: 'no: document' });
    await client.specs.setVisibility({ organizationId: 'acme', specSlug: 'draft', visibility: 'public' });
    expectPage(await createVisitor(target.url).see('/orgs/acme/openapi/draft'), 401);
  });
});

describe('a token', () => {
  it('that may not see something finds the same as where nothing is', async () => {
    const visitor = await visitorWith(stranger);
    const asked = [
      ferry,
      nowhere,
      '/orgs/acme',
      '/orgs/none',
      '/spaces/docs',
      '/spaces/none',
      `${ferry}/versions/x`,
    ];
    const answers = new Set<string>();
    for (const address of asked) {
      const seen = await visitor.see(address);
      expectPage(seen, 404);
      answers.add(seen.text);
    }
    expect(answers.size).toBe(1);
  });

  it('that may not see a public specification sees what everybody sees', async () => {
    const seen = await (await visitorWith(stranger)).see(open);
    expectPage(seen, 200);
    expect(linksOf(seen, open)).toEqual([
      '/sign-in',
      '/published/acme/open.json',
      '/published/acme/open.yaml',
    ]);
  });

  it('without the scope that is needed is told which one it is', async () => {
    const narrow = await visitorWith(await target.token({ organizations: ['acme'], scopes: [] }));
    const answers = [await narrow.see(ferry), await narrow.see(nowhere), await narrow.see('/orgs/acme')];
    for (const seen of answers) {
      expectPage(seen, 403);
      expect(wordsOf(seen)).toContain('openapi:read');
    }
    expect(wordsOf(await narrow.see('/spaces/docs'))).toContain('space:read');
  });

  it('that is taken away does not go on in a browser', async () => {
    const expiresAt = new Date(target.now().getTime() + 60_000).toISOString();
    const visitor = await visitorWith(await target.token({ scopes: ['openapi:read'], expiresAt }));
    expectPage(await visitor.see(ferry), 200);
    target.advance(60_000);
    expectPage(await visitor.see(ferry), 401);
  });
});

describe('signing in', () => {
  it('leads back to the page that was asked for', async () => {
    const visitor = createVisitor(target.url);
    const seen = await visitor.signIn(` ${reader}\n`, `${ferry}?page=x`);
    expect(seen).toMatchObject({ status: 303, headers: { location: `${ferry}?page=x` } });
    expectPage(await visitor.see(ferry), 200);
  });

  it('keeps the token in a cookie that is no token, and that pages of other sites cannot use', async () => {
    const { headers } = await createVisitor(target.url).signIn(reader);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=28800',
      'Path=/',
      'SameSite=Strict',
    ]);
    const value = /^specshelf_session=([\w-]+)/.exec(cookie)?.[1] ?? '';
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain(reader);
    const sent = await fetch(`${target.url}/v1/user`, { headers: { authorization: `Bearer ${value}` } });
    expect(sent.status).toBe(401);
  });

  it('ends after 8 hours, whatever the browser keeps', async () => {
    const visitor = await visitorWith(reader);
    target.advance(8 * 3_600_000 - 1);
    expectPage(await visitor.see(ferry), 200);
    target.advance(1);
    expectPage(await visitor.see(ferry), 401);
  });

  it('cannot be had by a cookie that somebody has made or changed', async () => {
    const visitor = await visitorWith(reader);
    const { cookie = '' } = visitor;
    for (const changed of [
      `${cookie}x`,
      cookie.slice(0, -4),
      'specshelf_session=',
      `specshelf_session=${reader}`,
    ]) {
      visitor.cookie = changed;
      expectPage(await visitor.see(ferry), 401);
    }
  });

  it('keeps the token in a cookie that other hosts of the domain cannot set, where the server has a host of its own', async () => {
    for (const [publicURL, name] of [
      ['https://specs.example', '__Host-specshelf_session'],
      ['https://docs.example/specs', 'specshelf_session'],
      ['http://specs.example', 'specshelf_session'],
    ] as const) {
      const server = await startServer({ databaseFile: ':memory:', config: { publicURL } });
      const token = (await server.server.bootstrap()) ?? '';
      const { headers } = await createVisitor(server.url).signIn(token);
      expect(headers['set-cookie']?.[0]).toMatch(new RegExp(`^${name}=[\\w-]+; `));
      await server.close();
    }
  });

  it.each(['wrong', '', 'a b', 'ä', 'x'.repeat(5000)])(
    'with the token %j that is none asks again, and does not repeat it',
    async (token) => {
      const visitor = createVisitor(target.url);
      const seen = await visitor.signIn(token, ferry);
      expectPage(seen, 401);
      expect(seen.text).toContain('This token is invalid or expired.');
      expect(seen.text).toContain(`value="${ferry}"`);
      if (token) expect(seen.text).not.toContain(`"${token}"`);
      expect(seen.headers).not.toHaveProperty('set-cookie');
    },
  );

  it.each([
    '//evil.example/orgs/',
    '/\\evil.example/orgs/',
    '/orgs//evil.example',
    '/orgs/..//evil.example',
    '/orgs/\\evil.example',
    '/orgs/../../elsewhere',
    '/orgs/%2e%2e/%2E%2E/elsewhere',
    '/orgs/acme/..',
    '/orgs/a\nb',
    '/orgs/a\tb',
    '/\t/evil.example',
    'https://evil.example/orgs/acme',
    'javascript:alert(1)',
    'orgs/acme',
    '/v1/user',
    '',
  ])('does not lead to %j', async (to) => {
    const visitor = createVisitor(target.url);
    expect(await visitor.signIn(reader, to)).toMatchObject({
      status: 303,
      headers: { location: '/sign-in' },
    });
    const form = await createVisitor(target.url).see(`/sign-in?to=${encodeURIComponent(to)}`);
    expectPage(form, 200);
    expect(form.text).not.toContain('name="to"');
  });

  it('without a page to go back to shows who is signed in, and where they may go', async () => {
    const visitor = await visitorWith(reader);
    const seen = await visitor.see('/sign-in');
    expectPage(seen, 200);
    expect(wordsOf(seen)).toContain('Tester');
    expect(linksOf(seen, '/sign-in')).toContain('/orgs/acme');
  });

  it('out ends the session, also for a copy of its cookie', async () => {
    const visitor = await visitorWith(reader);
    const other = await visitorWith(reader);
    const { cookie = '' } = visitor;
    await visitor.send('/sign-out', {});
    visitor.cookie = cookie;
    expectPage(await visitor.see(ferry), 401);
    expectPage(await other.see(ferry), 200);
    // A session that has expired by itself needs no entry any more.
    target.advance(8 * 3_600_000);
    await other.send('/sign-out', {});
    const later = await visitorWith(reader);
    await later.send('/sign-out', {});
    const rows = await target.server.database.query((connection) =>
      connection('ended_sessions').select('id'),
    );
    expect(rows).toHaveLength(1);
  });

  it('out takes the cookie away', async () => {
    const visitor = await visitorWith(reader);
    const seen = await visitor.send('/sign-out', {});
    expect(seen).toMatchObject({ status: 303, headers: { location: '/sign-in' } });
    expect(seen.headers['set-cookie']?.[0]).toMatch(/^specshelf_session=; Max-Age=0; Path=\/;/);
    expectPage(await visitor.see(ferry), 401);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('and out is not done for a page of another site: %j', async (headers) => {
    for (const path of ['/sign-in', '/sign-out']) {
      const seen = await createVisitor(target.url).send(path, { token: reader }, headers);
      expectPage(seen, 403);
      expect(seen.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('is done for a page of this server, by whatever name it is known', async () => {
    const { host } = new URL(target.url);
    for (const headers of [
      { origin: target.url },
      { origin: `https://${host}` },
      { 'sec-fetch-site': 'same-origin' },
    ]) {
      expect((await createVisitor(target.url).send('/sign-in', { token: reader }, headers)).status).toBe(303);
    }
  });
});

describe('a visitor who follows a link of another site', () => {
  const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

  it('is sent to the same page once more, now with their cookie, and only once', async () => {
    const visitor = createVisitor(target.url);
    for (const address of [ferry, nowhere, open, `${ferry}?page=a%22b`]) {
      const seen = await visitor.see(address, followed);
      expectPage(seen, 200);
      expect(wordsOf(seen)).toContain('Continue');
      const [, again = ''] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(seen.text) ?? [];
      const next = again.replaceAll('&amp;', '&');
      expect(next).toBe(`${address}${address.includes('?') ? '&' : '?'}again`);
      expect((await visitor.see(next, followed)).text).not.toContain('refresh');
    }
    expect((await visitor.see(`${ferry}?again`, followed)).text).toContain(`value="${ferry}"`);
  });

  it('comes with the cookie to the address without a mark', async () => {
    const visitor = await visitorWith(reader);
    expect(await visitor.see(`${ferry}?again`)).toMatchObject({ status: 303, headers: { location: ferry } });
    expectPage(await visitor.see(ferry, followed), 200);
  });

  it('is not sent anywhere for what is no page that they look at', async () => {
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expectPage(await createVisitor(target.url).see(ferry, image), 401);
  });
});

describe('behind a proxy with a path of its own', () => {
  it('links, forms and the cookie have that path, and the cookie is for https', async () => {
    const behind = await startServer({
      databaseFile: ':memory:',
      config: { publicURL: 'https://x.example/specs' },
    });
    try {
      const createdAt = behind.now().toISOString();
      const { organizations } = behind.server.stores;
      await organizations.insert({
        id: 'acme',
        title: 'Acme',
        createdAt,
        emailDomains: [],
        type: 'business',
      });
      const visitor = createVisitor(behind.url);
      const form = await visitor.see('/orgs/acme');
      expect(form.text).toContain('action="/specs/sign-in"');
      const token = await behind.token({ scopes: ['openapi:read'] });
      const headers = { origin: 'https://x.example' };
      const seen = await visitor.send('/sign-in', { token, to: '/orgs/acme' }, headers);
      expect(seen).toMatchObject({ status: 303, headers: { location: '/specs/orgs/acme' } });
      expect(seen.headers['set-cookie']?.[0]).toMatch(/; Path=\/specs; HttpOnly; Secure; SameSite=Strict$/);
      const page = await visitor.see('/orgs/acme');
      expectPage(page, 200);
      const links = linksOf(page, '/specs/orgs/acme');
      expect(links).toEqual(['/specs/sign-in']);
      expect(page.text).toContain('action="/specs/sign-out"');
    } finally {
      await behind.close();
    }
  });
});

describe('pages that are asked for too often', () => {
  it('are refused on a page, and wrong tokens do not keep out who has a right one', async () => {
    const limited = await startServer({ databaseFile: ':memory:', config: { rateLimit: 20 } });
    try {
      const token = await limited.token({ scopes: ['openapi:read'] });
      const visitor = createVisitor(limited.url);
      for (let wrong = 0; wrong < 5; wrong++) expectPage(await visitor.signIn('wrong'), 401);
      const refused = await visitor.signIn('wrong');
      expectPage(refused, 429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(wordsOf(refused)).toContain('without a valid token');
      expect((await visitor.signIn(token)).status).toBe(303);
      for (let asked = 0; asked < 19; asked++) expectPage(await visitor.see('/orgs/none'), 404);
      expectPage(await visitor.see('/orgs/none'), 429);
      expectPage(await createVisitor(limited.url).see('/sign-in'), 200);
      const tooLarge = () => createVisitor(limited.url).signIn('x'.repeat(70_000));
      expectPage(await tooLarge(), 413);
      for (let asked = 0; asked < 20; asked++) await tooLarge();
      expectPage(await tooLarge(), 429);
      const other = await limited.token({ scopes: ['openapi:read'] });
      expect((await createVisitor(limited.url).signIn(other)).status).toBe(303);
    } finally {
      await limited.close();
    }
  });
});

describe('the log of pages', () => {
  it('says who has looked, and no token', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });
    const logged = await startServer({ databaseFile: ':memory:', overrides: { logger } });
    const token = await logged.token({ scopes: ['openapi:read'] });
    const visitor = createVisitor(logged.url);
    await visitor.signIn(token);
    await visitor.see('/orgs/none');
    await visitor.see(`/orgs/shelf_${'x'.repeat(40)}`);
    await logged.close();
    const seen = lines.map((line) => JSON.parse(line)).filter(({ path = '' }) => path.startsWith('/orgs/'));
    expect(seen.map(({ path, subject, tokenId, status }) => [path, subject, tokenId, status])).toEqual([
      ['/orgs/none', 'tester', 'token1', 404],
      ['/orgs/…', 'tester', 'token1', 404],
    ]);
    expect(lines.join('')).not.toContain(token);
  });
});

describe('an odd request', () => {
  it('with HEAD gets the status and headers of the page', async () => {
    const visitor = await visitorWith(reader);
    const seen = await visitor.see(ferry, {}, 'HEAD');
    expectPage(seen, 200);
    expect(seen.text).toBe('');
    expectPage(await createVisitor(target.url).see(ferry, {}, 'HEAD'), 401);
  });

  it('with a method that is not possible is told what is', async () => {
    const visitor = await visitorWith(reader);
    for (const [method, address, allow] of [
      ['POST', ferry, 'GET, HEAD'],
      ['DELETE', '/orgs/acme', 'GET, HEAD'],
      ['PUT', '/sign-in', 'GET, HEAD, POST'],
      ['GET', '/sign-out', 'POST'],
    ] as const) {
      const seen = await visitor.see(address, {}, method);
      expectPage(seen, 405);
      expect(seen.headers.allow).toBe(allow);
    }
  });

  it.each([
    [`${ferry}?page=nonsense`, 400],
    [`${ferry}?page=a&page=b`, 400],
    [`${ferry}?page=${'x'.repeat(2000)}`, 400],
    ['/orgs/%zz', 400],
    ['/spaces/docs/%ff', 400],
    ['/orgs/%00', 404],
    ['/orgs/..%2f..', 404],
    ['/orgs/../openapi/ferry', 404],
    [`${ferry}/%00%0a%e2%80%ae`, 200],
    [`${ferry}/a//b/`, 200],
    [`/spaces/docs/${'x/'.repeat(3000)}`, 200],
    ['/orgs/acme/', 200],
    ['/sign-in?to=a&to=b', 200],
  ])('for %s is answered with a page, and %i', async (address, status) => {
    expectPage(await (await visitorWith(reader)).see(address), status);
  });

  it('with a form that is none is a failure of who sends it', async () => {
    const visitor = createVisitor(target.url);
    expectPage(await visitor.send('/sign-in', { token: 'x'.repeat(70_000) }), 413);
    const type = { 'content-type': 'application/x-www-form-urlencoded; charset=klingon' };
    expectPage(await visitor.send('/sign-in', { token: reader }, type), 415);
    expectPage(
      await visitor.send('/sign-in', { token: reader }, { 'content-type': 'application/json' }),
      401,
    );
    const gzip = { 'content-encoding': 'gzip' };
    expectPage(await visitor.send('/sign-in', { token: reader }, gzip), 400);
  });

  it.each(['/', '/orgs', '/orgs/acme/openapi', '/spaces', '/Orgs/acme', '/sign-in/more', '/favicon.ico'])(
    'for %s, which is no page, is answered as before',
    async (path) => {
      const { status, headers, text } = await createVisitor(target.url).see(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(text).error.code).toBe(404);
    },
  );

  it('that meets a failure of ours says no more than that', async () => {
    const seen = await createVisitor(target.url).signIn('unlucky');
    expectPage(seen, 500);
    expect(seen.text).not.toContain('digest');
  });
});
