import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createConsole } from '@specshelf/mocks/console';
import { describe, expect, it } from 'vitest';
import { type ReadPagesOptions, readPages } from '../../src/pages/read-pages.js';
import { startServer, type TestServer } from '../support/server.js';

const responses = { 200: { description: 'Found', content: { 'application/json': { schema: pet() } } } };

function pet() {
  return { $ref: '#/components/schemas/Pet' };
}

const document = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1', description: 'See [the site](https://pets.example/).' },
  tags: [{ name: 'Lost & found' }],
  paths: {
    '/pets/{id}': { get: { operationId: 'getPet', tags: ['Lost & found'], responses } },
    '/pets': { get: { summary: 'List: all?', responses: { 200: { description: 'All' } } } },
  },
  components: {
    schemas: {
      Pet: { type: 'object', properties: { id: { type: 'string' } } },
      pet: { type: 'array', items: pet() },
      'Pet.md': { type: 'string' },
      Häuser: { type: 'string' },
    },
  },
};

interface Site extends TestServer {
  /** The requests for pages, as paths. */
  requests: string[];
}

/** Starts a server with web pages, and publishes a specification there. `intercept` may respond instead of the pages. */
async function startSite(
  text = JSON.stringify(document),
  intercept: (path: string) => Response | undefined = () => undefined,
): Promise<Site> {
  const server = startServer();
  const { backend } = server;
  await server.publish('pets', { text }, 'prod');
  const pages = createConsole(backend);
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/v1/')) return backend.fetch(request);
    requests.push(pathname);
    return intercept(pathname) ?? (await pages(request)) ?? Response.error();
  };
  return { ...server, requests, run: (args, options = {}) => server.run(args, { fetch, ...options }) };
}

const pull = (server: Site, name = 'pets') => server.run(['pull', name, '-f', 'md', '-o', 'site']);

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);

/** Returns the paths of all files, with slashes. */
async function listFiles(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true, withFileTypes: true });
  return paths
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1).replaceAll('\\', '/'))
    .sort();
}

describe('pull --format md', () => {
  it('writes the index and all pages', async () => {
    const server = await startSite();
    const { code, err, folder } = await pull(server, 'pets@prod');
    expect(err).toMatch(/^12 files of pets, version \w+, in site\.\n$/);
    expect(code).toBe(0);
    const files = await listFiles(folder);
    expect(files).toEqual([
      'site/docs.md',
      'site/docs/default.md',
      'site/docs/default/list-all.md',
      'site/docs/lost-found.md',
      'site/docs/lost-found/get-pets-id.md',
      'site/llms.txt',
      'site/operations.md',
      'site/schemas.md',
      'site/schemas/Häuser.md',
      'site/schemas/Pet.md',
      'site/schemas/Pet.md.md',
      'site/schemas/pet-2.md',
    ]);
    expect(await readFile(join(folder, 'site/llms.txt'), 'utf8')).toMatch(/^# Pets\n/);
    expect(await readFile(join(folder, 'site/schemas/pet-2.md'), 'utf8')).toContain('array');
  });

  it('writes relative links between the pages, and keeps others', async () => {
    const server = await startSite();
    const { folder } = await pull(server);
    const site = join(folder, 'site');
    const kept = new Set<string>();
    for (const file of await listFiles(site)) {
      for (const url of linksOf(await readFile(join(site, file), 'utf8'))) {
        if (url.startsWith('https://')) kept.add(url);
        else expect((await stat(resolve(site, dirname(file), decodeURIComponent(url)))).isFile()).toBe(true);
      }
    }
    expect(kept).toContain('https://pets.example/');
    expect([...kept].filter((url) => /\.md$|format=md|llms\.txt$/.test(url))).toEqual([
      `${server.backend.baseUrl}/orgs/default/openapi/pets/changelog.md`,
      // The page of this schema in HTML.
      expect.stringMatching(/\/schemas\/Pet\.md$/),
    ]);
    const operation = await readFile(join(site, 'docs/lost-found/get-pets-id.md'), 'utf8');
    expect(linksOf(operation)).toEqual(expect.arrayContaining(['../../schemas/Pet.md', '../../llms.txt']));
  });

  it('requires a folder before it reads anything', async () => {
    const server = await startSite();
    expect(await server.run(['pull', 'pets', '-f', 'md'])).toMatchObject({
      code: 2,
      err: 'The documentation is many files. Use --output <folder>.\n',
    });
    expect(server.requests).toEqual([]);
  });

  it('reads no page twice, and none of another site or version', async () => {
    const server = await startSite();
    await pull(server);
    expect(server.requests.length).toBeGreaterThan(10);
    expect(new Set(server.requests).size).toBe(server.requests.length);
    for (const path of server.requests)
      expect(path).toMatch(/^\/orgs\/default\/openapi\/pets\/versions\/\w+\//);
  });

  it('keeps the link to a page that does not exist', async () => {
    const server = await startSite(undefined, (path) =>
      path.endsWith('/schemas/pet.md')
        ? new Response('# Page not found', { status: 404, headers: { 'content-type': 'text/markdown' } })
        : undefined,
    );
    const { code, folder } = await pull(server);
    expect(code).toBe(0);
    expect(await readFile(join(folder, 'site/schemas.md'), 'utf8')).toMatch(
      /\(https:[^)]*\/schemas\/pet\.md\)/,
    );
  });

  it('reaches schemas whose names have no letters for an address, or parentheses', async () => {
    const description = 'A [ship](#/components/schemas/船), and [pages](#/components/schemas/Page(Pet)).';
    const schemas = { ...document.components.schemas, 船: pet(), 'Page(Pet)': pet(), 'Any*': pet() };
    const info = { ...document.info, description };
    const { code, folder } = await pull(
      await startSite(JSON.stringify({ ...document, info, components: { schemas } })),
    );
    expect(code).toBe(0);
    const files = await listFiles(join(folder, 'site'));
    expect(files).toEqual(
      expect.arrayContaining(['schemas/Any-.md', 'schemas/Page(Pet).md', 'schemas/船.md']),
    );
    expect(files).not.toContain('schemas/Any--2.md');
    const overview = await readFile(join(folder, 'site/docs.md'), 'utf8');
    expect(linksOf(overview)).toEqual(expect.arrayContaining(['schemas.md', 'schemas/Page%28Pet%29.md']));
  });

  it.each([
    {
      when: 'the server is older, or a proxy does not pass on the token',
      response: () =>
        new Response('<p>Sign in</p>', { status: 401, headers: { 'content-type': 'text/html' } }),
      code: 3,
      message:
        'The server at https://specshelf.test does not send llms.txt of pets: its response has the status 401 and the media type text/html.\n' +
        'If the token from SPECSHELF_TOKEN is valid, a proxy in between does not pass on the Authorization header for pages, or the server is older than this program.\n',
    },
    {
      when: 'another program answers',
      response: () => new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html' } }),
      code: 4,
      message:
        'The server at https://specshelf.test does not send llms.txt of pets: its response has the status 200 and the media type text/html.\n' +
        'The server may be older than this program, or a proxy in between has answered.\n',
    },
    {
      when: 'the version is deleted meanwhile',
      response: (path: string) =>
        path.endsWith('/schemas.md')
          ? Response.json({ error: { message: 'There is no such specification.' } }, { status: 404 })
          : undefined,
      code: 4,
      message:
        'The server at https://specshelf.test does not send schemas.md of pets: There is no such specification.\n',
    },
  ])('writes nothing when $when', async ({ response, code, message }) => {
    const server = await startSite(undefined, response);
    const result = await pull(server);
    expect(result).toMatchObject({ code, err: message });
    await expect(readdir(join(result.folder, 'site'))).rejects.toThrow('ENOENT');
  });
});

describe('readPages', () => {
  const address = 'https://specs.example/orgs/acme/openapi/pets/versions/1';

  /** Reads the pages of a server that returns these responses, the last one for all further requests. */
  const read = (...responses: (() => Response)[]) => readFrom({}, ...responses);

  async function readFrom(options: Partial<ReadPagesOptions>, ...responses: (() => Response)[]) {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const urls: string[] = [];
    const shown: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      urls.push(String(input));
      return (responses.length > 1 ? responses.shift() : responses[0])?.() ?? Response.error();
    };
    const connection = {
      address: { baseUrl: 'https://internal.example', from: 'the test', isChosen: true, isNamed: false },
      token: { from: 'the test', read: async () => 'secret' },
      organizationId: 'acme',
    };
    const version = { id: '1', urls: { app: address, location: address } };
    const place = { connection, specSlug: 'pets', version };
    const progress = { show: (_task: string, text: string) => void shown.push(text), end: () => undefined };
    const files = await readPages({ ...place, transport: { fetch, wait }, progress, ...options });
    return { files, urls, waits, shown };
  }

  const responseWith = (text: string, type: string) => () =>
    new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
  const index = (text: string) => responseWith(text, 'text/plain');
  const page = responseWith('# A', 'text/markdown');
  const toPage = `[A](${address}/docs.md)`;

  it('waits as long as an overloaded server asks for', async () => {
    const busy = () => new Response('', { status: 429, headers: { 'retry-after': '40' } });
    const { files, waits, shown } = await read(busy, index(`# Pets\n${toPage}`), page);
    expect(waits).toEqual([40_000]);
    expect(files).toEqual([
      { path: 'llms.txt', text: '# Pets\n[A](docs.md)' },
      { path: 'docs.md', text: '# A' },
    ]);
    expect(shown.at(-1)).toBe('Reading the documentation of pets: 2 of 2 pages');
  });

  it('reads from the address of the server that the user has chosen', async () => {
    const { urls, files } = await read(index(toPage), page);
    expect(urls).toEqual(
      ['llms.txt', 'docs.md'].map(
        (each) => `https://internal.example/orgs/acme/openapi/pets/versions/1/${each}`,
      ),
    );
    expect(files[0]?.text).toBe('[A](docs.md)');
  });

  it('names files so that every file system has them', async () => {
    const addresses = [
      'schemas/A%3AB%7C.md',
      'schemas/a%3Ab%7C.md',
      `schemas/${'x'.repeat(300)}.md`,
      `schemas/${'語'.repeat(90)}.md?part=${'語'.repeat(90)}`,
      'schemas/A.md?format=md',
      'schemas/A.md?part=a%2Fb&from=200',
      'docs/.git/config.md',
      'docs/x/a.md/b.md',
      'docs/%2E%2E%2F%2E%2E%2Fx.md',
      'docs/%E0.md',
      'schemas/Con.md',
      'docs/aux/nul.x.md',
      'schemas/%CF%83.md',
      'schemas/%CF%82.md',
    ];
    const links = addresses.map((each) => `[x](${address}/${each})`).join('\n');
    const { files } = await read(index(links), page);
    expect(files.map(({ path }) => path)).toEqual([
      'llms.txt',
      'schemas/A-B-.md',
      'schemas/a-b--2.md',
      `schemas/${'x'.repeat(120)}.md`,
      `schemas/${'語'.repeat(40)}.part-${'語'.repeat(26)}.md`,
      'schemas/A.md.md',
      'schemas/A.part-a-b.from-200.md',
      'docs/-git/config.md',
      'docs/x/a-md/b.md',
      'docs/-.-..-x.md',
      'docs/%E0.md',
      'schemas/Con-.md',
      'docs/aux-/nul-.x.md',
      'schemas/σ.md',
      'schemas/ς-2.md',
    ]);
    expect(linksOf(files[0]?.text ?? '')).toContain('docs/%25E0.md');
  });

  it('follows links to pages only', async () => {
    const others = [
      '../../orders.md',
      '%2e%2e/2/docs.md',
      'changes.md',
      'docs',
      'document.json',
      'docs.md?other=1',
      'search.json',
      'schemas/a.md#b',
    ];
    const links = others.map((each) => `[x](${address}/${each})`).join('\n');
    const elsewhere = '[x](https://specs.example/orgs/acme/openapi/pets/versions/12/docs.md)';
    const { files, urls } = await read(index(`${links}\n${elsewhere}`), page);
    expect(urls.map((url) => url.replace(/.*\/versions\/1\//, ''))).toEqual(['llms.txt', 'schemas/a.md']);
    expect(files[0]?.text).toContain(elsewhere);
    expect(files[0]?.text).toContain('(schemas/a.md#b)');
  });

  it('reads a page once, however its links are written', async () => {
    const links = ['schemas/A%28b%29.md', 'schemas/A\\(b\\).md "A page"', 'schemas/%41%28b%29.md'];
    const { files, urls } = await read(
      index(links.map((each) => `[x](${address}/${each})`).join('\n')),
      page,
    );
    expect(urls).toHaveLength(2);
    expect(files[0]?.text).toBe(
      '[x](schemas/A%28b%29.md)\n[x](schemas/A%28b%29.md "A page")\n[x](schemas/A%28b%29.md)',
    );
  });

  it('keeps the link to a page that has moved', async () => {
    const moved = () => new Response('', { status: 308, headers: { location: '/elsewhere' } });
    const { files, waits } = await read(index(`${toPage} [B](${address}/schemas/b.md)`), moved, page);
    expect(files.map(({ path }) => path)).toEqual(['llms.txt', 'schemas/b.md']);
    expect(files[0]?.text).toBe(`${toPage} [B](schemas/b.md)`);
    expect(waits).toEqual([]);
  });

  it('ends all requests after a failure', async () => {
    const links = Array.from({ length: 100 }, (_, number) => `[x](${address}/docs/${number}.md)`).join('\n');
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch: typeof globalThis.fetch = async (_input, init) => {
      signals.push(init?.signal);
      if (signals.length === 1) return index(links)();
      if (signals.length === 3) return Response.json({}, { status: 403 });
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
      });
    };
    await expect(readFrom({ transport: { fetch } })).rejects.toThrow('status 403');
    await new Promise(setImmediate);
    expect(signals.length).toBeLessThan(10);
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
  });

  it('explains an index that leads to no page', async () => {
    await expect(read(index('# Pets'))).rejects.toThrow(
      `llms.txt of pets leads to no pages below ${address}/, its address.`,
    );
  });

  it('understands an address that is not in normal form', async () => {
    const app = address.replace('specs.example', 'SPECS.example:443');
    const version = { id: '1', urls: { app, location: app } };
    const { files } = await readFrom({ version }, index(toPage), page);
    expect(files).toHaveLength(2);
  });

  it('has a limit on the number of pages', async () => {
    let count = 0;
    const links = () => Array.from({ length: 20 }, () => `[x](${address}/docs/${count++}.md)`).join(' ');
    const endless = () => responseWith(links(), 'text/markdown')();
    await expect(readFrom({ mostPages: 100 }, index(links()), endless)).rejects.toThrow(
      'The documentation of pets has more than 100 pages.',
    );
  });
});
