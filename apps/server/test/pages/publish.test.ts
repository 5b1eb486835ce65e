import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  ferryStatus,
  hostile,
  type PagesWorld,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import { createVisitor, linksOf, type Seen, type Visitor } from '../support/pages/visitor.js';

const publish = '/orgs/acme/publish';
const document = JSON.stringify(hostile);

let world: PagesWorld;
let editor: Visitor;

beforeAll(async () => {
  world = await startPagesWorld();
  const scopes = ['openapi:read', 'openapi:write'];
  editor = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes }));
});

afterAll(() => world.close());

interface Part {
  field: string;
  content: string | Uint8Array<ArrayBuffer>;
  /** The name of a file. */
  name?: string;
}

/** Sends a form with files as a browser does. */
async function send(
  parts: readonly Part[],
  {
    address = publish,
    visitor = editor,
    headers = {},
  }: { address?: string; visitor?: Visitor; headers?: object } = {},
): Promise<Seen> {
  const form = new FormData();
  for (const { field, content, name } of parts) {
    if (name === undefined) form.append(field, String(content));
    else form.append(field, new Blob([content]), name);
  }
  const response = await fetch(world.target.url + address, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie: visitor.cookie ?? '', ...headers },
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}

async function rawOf(specSlug: string): Promise<unknown> {
  await world.target.server.processor.idle();
  return world.client.specs.get({ organizationId: 'acme', specSlug });
}

describe('publishing', () => {
  it('a file creates a specification, and leads to its state', async () => {
    const seen = await send([
      { field: 'files', content: document, name: 'Ferry Two.json' },
      { field: 'files', content: '', name: '' },
      { field: 'slug', content: '' },
    ]);
    expect(seen).toMatchObject({
      status: 303,
      headers: { location: '/orgs/acme/openapi/ferry-two/versions' },
    });
    expect(await rawOf('ferry-two')).toMatchObject({
      processingState: 'complete',
      lastVersion: expect.any(String),
    });
  });

  it('a folder creates a set with its root document', async () => {
    const root =
      'openapi: 3.1.0\ninfo: { title: Set, version: "1" }\npaths: { /a: { $ref: paths/a.yaml } }\n';
    const seen = await send([
      { field: 'files', content: root, name: 'set/openapi.yaml' },
      {
        field: 'files',
        content: 'get: { responses: { "200": { description: OK } } }',
        name: 'set/paths/a.yaml',
      },
      { field: 'files', content: new Uint8Array([0, 255]), name: 'set/logo.png' },
      { field: 'slug', content: 'set' },
    ]);
    expect(seen.headers.location).toBe('/orgs/acme/openapi/set/versions');
    expect(await rawOf('set')).toMatchObject({ lastProcessedErrors: [], lastVersion: expect.any(String) });
  });

  it('a text derives the slug from its title', async () => {
    const content = 'openapi: 3.1.0\r\ninfo:\r\n  title: Night Ferry\r\n  version: "1"\r\npaths: {}\r\n';
    const seen = await send([{ field: 'text', content }], { address: `${publish}?from=text` });
    expect(seen.headers.location).toBe('/orgs/acme/openapi/night-ferry/versions');
  });

  it('a URL with headers creates a specification', async () => {
    const seen = await send(
      [
        { field: 'url', content: `${world.web.url}/ferry.json` },
        { field: 'headers', content: 'x-key: secret-of-the-source' },
        { field: 'slug', content: 'from-url' },
      ],
      { address: `${publish}?from=url` },
    );
    expect(seen.headers.location).toBe('/orgs/acme/openapi/from-url/versions');
    expect(await rawOf('from-url')).toMatchObject({ sourceURL: `${world.web.url}/ferry.json` });
  });

  it('with the slug of an existing specification replaces its source only from its own form', async () => {
    const parts = [
      { field: 'files', content: document, name: 'a.json' },
      { field: 'slug', content: 'open' },
    ];
    const taken = await send(parts);
    expectPage(taken, 409);
    expect(textOf(taken)).toContain('A specification with the slug open exists already.');
    expect(taken.text).toContain('aria-invalid="true"');
    expect(taken.text).toContain(
      '<a href="/orgs/acme/publish?from=file&amp;slug=open">Publish a new version of open</a>',
    );
    const replaced = await send(parts.slice(0, 1), { address: `${publish}?slug=open` });
    expect(replaced.headers.location).toBe('/orgs/acme/openapi/open/versions');
  });
});

describe('a form that replaces a source', () => {
  it('exists only for an existing specification', async () => {
    const address = `${publish}?slug=missing`;
    expectPage(await editor.see(`${publish}?slug=open`), 200);
    expectPage(await editor.see(address), 404);
    expectPage(await send([{ field: 'files', content: document, name: 'a.json' }], { address }), 404);
    await expect(rawOf('missing')).rejects.toThrow();
  });

  it('has the URL of the source, and warns that files end its refresh', async () => {
    const url = `${world.web.url}/ferry.json`;
    const replace = `${publish}?from=url&slug=ferry`;
    expect(linksOf(await editor.see(ferryStatus), ferryStatus)).toContain(replace);
    const seen = await editor.see(replace);
    expect(seen.text).toContain(`value="${url}"`);
    expect(textOf(seen)).not.toContain('no longer fetched');
    for (const from of ['file', 'text']) {
      const other = textOf(await editor.see(`${publish}?from=${from}&slug=ferry`));
      expect(other).toContain(`The source is the URL ${url} . Files or a text replace it`);
    }
    const uploaded = await editor.see(`${publish}?from=text&slug=open`);
    expect(textOf(uploaded)).not.toContain('no longer fetched');
  });
});

describe('the example', () => {
  it('is published with one click, has no problems, and is kept at the second click', async () => {
    for (let click = 1; click <= 2; click++) {
      const seen = await editor.send(publish, { example: 'yes' });
      expect(seen).toMatchObject({
        status: 303,
        headers: { location: '/orgs/acme/openapi/bike-share/versions' },
      });
    }
    const spec = await rawOf('bike-share');
    expect(spec).toMatchObject({ lastVersion: expect.any(String), lastProcessedErrors: [] });
    const fresh = await world.visitorWith(
      await world.target.token({ organizations: ['globex'], scopes: ['openapi:read', 'openapi:write'] }),
    );
    expect((await fresh.see('/orgs/globex')).text).toContain('name="example"');
    const reader = await editor.see('/orgs/acme/openapi/bike-share');
    expect(reader.status).toBe(200);
    expect(reader.text).toContain('Trips of up to 30 minutes are free.');
  });
});

describe('a publishing form', () => {
  it.each([
    ['../x.yaml', '../x.yaml must not lead out of the folder of the set'],
    ['/etc/x.yaml', 'must be relative'],
    ['a/../../x.yaml', 'must not lead out of the folder of the set'],
    ['..\\..\\x.yaml', 'must not lead out of the folder of the set'],
    ['a%2fb.yaml', 'with an escaped slash'],
  ])('rejects a set with the hostile path %s', async (name, message) => {
    const seen = await send([
      { field: 'files', content: document, name: 'b/root.json' },
      { field: 'files', content: 'a: 1', name },
      { field: 'slug', content: 'never' },
    ]);
    expectPage(seen, 400);
    expect(textOf(seen)).toContain(message);
  });

  it('keeps the entered values after an error, and shows it at its field', async () => {
    const seen = await send(
      [
        { field: 'url', content: 'https://docs.example/openapi.json' },
        { field: 'slug', content: 'Not A Slug' },
      ],
      { address: `${publish}?from=url` },
    );
    expectPage(seen, 400);
    expect(seen.text).toContain('value="https://docs.example/openapi.json"');
    expect(seen.text).toContain('value="Not A Slug"');
    expect(seen.text).toMatch(/<p class="error" id="slug-error">Must be lowercase letters/);
  });

  it.each([
    ['file', [{ field: 'files', content: '', name: 'a.json' }], 'files', 'The file "a.json" is empty.'],
    ['file', [{ field: 'files', content: '', name: '' }], 'files', 'Choose a file or a folder.'],
    ['text', [{ field: 'text', content: ' ' }], 'text', 'Enter an OpenAPI document in JSON or YAML.'],
    ['url', [{ field: 'url', content: ' ' }], 'url', 'Enter the URL of an OpenAPI document.'],
    ['url', [{ field: 'url', content: 'a.example/x' }], 'url', 'Enter a whole URL that begins with https://'],
    ['url', [{ field: 'url', content: 'ftp://a.example/x' }], 'url', 'Enter a whole URL that begins with'],
  ])('explains at the field which %s is missing (%#)', async (from, parts, field, message) => {
    const seen = await send(parts, { address: `${publish}?from=${from}` });
    expectPage(seen, 400);
    const text = message.replaceAll('"', '&quot;');
    expect(seen.text).toContain(`<a href="#${field}">${text}`);
    expect(seen.text).toContain(`<p class="error" id="${field}-error">${text}`);
  });

  it('describes the limits of the server', async () => {
    const files = textOf(await editor.see(publish));
    expect(files).toContain('Up to 48 MiB in total, and 32 MiB each.');
    expect(textOf(await editor.see(`${publish}?from=text`))).toContain('JSON or YAML, up to 32 MiB.');
    expect(textOf(await editor.see(`${publish}?from=url`))).toContain('now, and regularly from then on');
  });

  it('shows a pasted text again after an error, unless it is longer than 1 MiB', async () => {
    const content = 'openapi: 3.1.0\r\ninfo: {}\r\n# </textarea> "é" \\ 🚲\r\n';
    const parts = [{ field: 'slug', content: 'open' }];
    const address = `${publish}?from=text`;
    const seen = await send([{ field: 'text', content }, ...parts], { address });
    expectPage(seen, 409);
    const shown = 'openapi: 3.1.0\ninfo: {}\n# &lt;/textarea> &quot;é&quot; \\ 🚲\n';
    expect(seen.text).toContain(`>\n${shown}</textarea>`);
    expect(seen.text).toContain('value="open"');
    const long = await send([{ field: 'text', content: `${content}${'#'.repeat(1024 * 1024)}` }, ...parts], {
      address,
    });
    expectPage(long, 409);
    expect(long.text).not.toContain('###');
    expect(textOf(long)).toContain('The text is too long to be shown here again.');
  });

  it('rejects a binary file, and a form without files', async () => {
    const binary = await send([{ field: 'files', content: new Uint8Array([1, 0, 2]), name: 'a.json' }]);
    expectPage(binary, 400);
    expect(textOf(binary)).toContain('The file &quot;a.json&quot; is a binary file.');
    expectPage(await send([{ field: 'slug', content: 'x' }]), 400);
    expectPage(await editor.send(publish, { slug: 'x' }), 400);
  });

  it('rejects malformed multipart bodies', async () => {
    const type = (value: string) => ({ 'content-type': value });
    for (const [contentType, body] of [
      ['multipart/form-data; x=y', ''],
      ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="slug"\r\n\r\nx'],
      ['multipart/form-data; boundary=b', ''],
    ] as const) {
      const response = await fetch(world.target.url + publish, {
        method: 'POST',
        headers: { ...type(contentType), cookie: editor.cookie ?? '' },
        body,
      });
      expect(response.status).toBe(400);
      await response.text();
    }
  });

  it('rejects more files and larger bodies than the API', async () => {
    const crowded = Array.from({ length: 5_001 }, (_, index) => ({
      ...{ field: 'files', content: '{}', name: `${index}.json` },
    }));
    expectPage(await send(crowded), 413);
    const large = await send([{ field: 'files', content: new Uint8Array(50 * 1024 * 1024), name: 'a.json' }]);
    expectPage(large, 413);
    expect(textOf(large)).toContain('at most 48 MiB are accepted in total');
  });

  it('of another site is rejected before it is read', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const seen = await send([{ field: 'files', content: document, name: 'evil.json' }], { headers });
      expectPage(seen, 403);
    }
    await expect(rawOf('evil')).rejects.toThrow();
  });

  it('needs the scope to write, in this organization', async () => {
    const reader = await world.visitorWith(world.reader);
    const parts = [{ field: 'files', content: document, name: 'x.json' }];
    for (const seen of [await reader.see(publish), await send(parts, { visitor: reader })]) {
      expectPage(seen, 403);
      expect(textOf(seen)).toContain('openapi:write');
    }
    expect((await reader.see('/orgs/acme')).text).not.toContain(publish);
    expect((await editor.see('/orgs/acme')).text).toContain(publish);
    expectPage(await send(parts, { address: '/orgs/globex/publish' }), 404);
    expectPage(await send(parts, { visitor: createVisitor(world.target.url) }), 401);
  });
});
