import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { hostile, publishPages } from '../../../support/web/publish-pages.js';
import { type FormPart, Visitor, visitorWith } from '../../../support/web/visitor.js';

const publish = '/orgs/acme/publish';
const document = JSON.stringify(hostile);
const statusOf = (slug: string) => `/orgs/acme/openapi/${slug}/versions`;
const file = (name: string, content: FormPart['content'] = document) => ({ field: 'files', content, name });
const value = (field: string, content: string) => ({ field, content });

export function publishPagesSuite(context: SuiteContext): void {
  const upload = async (parts: readonly FormPart[], address = publish, token = 'editor') =>
    (await visitorWith(context, token)).upload(address, parts);
  const read = async (specSlug: string) => {
    await context.target.drainQueue();
    return context.client().specs.get({ organizationId: 'acme', specSlug });
  };
  const hostFerry = (name = 'ferry.json') => context.target.hostFile(name, document);

  describe('publishing', () => {
    context.test('a file creates a specification, and leads to its state', async () => {
      const parts = [file('Ferry Two.json'), file('', ''), value('slug', '')];
      (await upload(parts)).redirectsTo(statusOf('ferry-two'));
      expect(await read('ferry-two')).toMatchObject({
        processingState: 'complete',
        lastVersion: expect.any(String),
      });
    });

    context.test('a folder creates a set with its root document', async () => {
      const root =
        'openapi: 3.1.0\ninfo: { title: Set, version: "1" }\npaths: { /a: { $ref: paths/a.yaml } }\n';
      const path = 'get: { responses: { "200": { description: OK } } }';
      const files = [file('set/openapi.yaml', root), file('set/paths/a.yaml', path)];
      const image = file('set/logo.png', new Uint8Array([0, 255]));
      (await upload([...files, image, value('slug', 'set')])).redirectsTo(statusOf('set'));
      expect(await read('set')).toMatchObject({ lastProcessedErrors: [], lastVersion: expect.any(String) });
    });

    context.test('a text derives the slug from its title', async () => {
      const text = 'openapi: 3.1.0\r\ninfo:\r\n  title: Night Ferry\r\n  version: "1"\r\npaths: {}\r\n';
      (await upload([value('text', text)], `${publish}?from=text`)).redirectsTo(statusOf('night-ferry'));
    });

    context.test('a URL with headers creates a specification', async () => {
      const url = await hostFerry();
      const parts = [value('url', url), value('headers', 'x-key: secret'), value('slug', 'from-url')];
      (await upload(parts, `${publish}?from=url`)).redirectsTo(statusOf('from-url'));
      expect(await read('from-url')).toMatchObject({ sourceURL: url });
    });

    context.test('with the slug of a specification replaces its source only from its own form', async () => {
      await publishPages(context, 'open');
      const taken = (await upload([file('a.json'), value('slug', 'open')])).isPage(409);
      taken.shows('A specification with the slug open exists already.');
      expect(taken.html).toContain('aria-invalid="true"');
      const link = `<a href="${publish}?from=file&amp;slug=open">Publish a new version of open</a>`;
      expect(taken.html).toContain(link);
      (await upload([file('a.json')], `${publish}?slug=open`)).redirectsTo(statusOf('open'));
    });

    context.test(
      'the example takes one click, has no problems, and is kept at the second click',
      async () => {
        const visitor = await visitorWith(context, 'editor');
        expect((await visitor.open('/orgs/acme')).html).toContain('name="example"');
        for (let click = 1; click <= 2; click++)
          (await visitor.send(publish, { example: 'yes' })).redirectsTo(statusOf('bike-share'));
        expect(await read('bike-share')).toMatchObject({
          lastVersion: expect.any(String),
          lastProcessedErrors: [],
        });
        const page = await visitor.see('/orgs/acme/openapi/bike-share');
        expect([page.status, page.words.includes('Trips of up to 30 minutes are free.')]).toEqual([
          200,
          true,
        ]);
      },
    );
  });

  describe('a form that replaces a source', () => {
    context.test('exists only for an existing specification', async () => {
      await publishPages(context, 'open');
      const visitor = await visitorWith(context, 'editor');
      await visitor.open(`${publish}?slug=open`);
      await visitor.open(`${publish}?slug=missing`, 404);
      (await upload([file('a.json')], `${publish}?slug=missing`)).isPage(404);
      await expect(read('missing')).rejects.toThrow();
    });

    context.test('has the URL of the source, and warns that files end its refresh', async () => {
      const url = await hostFerry();
      const { status } = await publishPages(context, 'ferry', { url });
      await publishPages(context, 'open');
      const visitor = await visitorWith(context, 'editor');
      const replace = `${publish}?from=url&slug=ferry`;
      (await visitor.open(status)).leadsTo(replace);
      const form = (await visitor.open(replace)).hides('no longer fetched');
      expect(form.html).toContain(`value="${url}"`);
      for (const from of ['file', 'text']) {
        const other = await visitor.open(`${publish}?from=${from}&slug=ferry`);
        other.shows(`The source is the URL ${url} . Files or a text replace it`);
      }
      (await visitor.open(`${publish}?from=text&slug=open`)).hides('no longer fetched');
    });
  });

  describe('a publishing form', () => {
    context.test('rejects a set with a hostile path', async () => {
      for (const [name, message] of [
        ['../x.yaml', '../x.yaml must not lead out of the folder of the set'],
        ['/etc/x.yaml', 'must be relative'],
        ['a/../../x.yaml', 'must not lead out of the folder of the set'],
        ['..\\..\\x.yaml', 'must not lead out of the folder of the set'],
        ['a%2fb.yaml', 'with an escaped slash'],
      ] as const)
        (await upload([file('b/root.json'), file(name, 'a: 1'), value('slug', 'never')]))
          .isPage(400)
          .shows(message);
    });

    context.test('keeps the entered values after an error, and shows it at its field', async () => {
      const url = 'https://docs.example/openapi.json';
      const page = await upload([value('url', url), value('slug', 'Not A Slug')], `${publish}?from=url`);
      const { html } = page.isPage(400);
      for (const text of [`value="${url}"`, 'value="Not A Slug"']) expect(html).toContain(text);
      expect(html).toMatch(/<p class="error" id="slug-error">Must be lowercase letters/);
    });

    context.test('explains at the field what is missing', async () => {
      for (const [from, part, field, message] of [
        ['file', file('a.json', ''), 'files', 'The file "a.json" is empty.'],
        ['file', file('', ''), 'files', 'Choose a file or a folder.'],
        ['file', file('a.json', new Uint8Array([1, 0, 2])), 'files', 'The file "a.json" is a binary file.'],
        ['file', value('slug', 'x'), 'files', 'Choose a file or a folder.'],
        ['text', value('text', ' '), 'text', 'Enter an OpenAPI document in JSON or YAML.'],
        ['url', value('url', ' '), 'url', 'Enter the URL of an OpenAPI document.'],
        ['url', value('url', 'a.example/x'), 'url', 'Enter a whole URL that begins with https://'],
        ['url', value('url', 'ftp://a.example/x'), 'url', 'Enter a whole URL that begins with'],
      ] as const) {
        const { html } = (await upload([part], `${publish}?from=${from}`)).isPage(400);
        const text = message.replaceAll('"', '&quot;');
        expect(html).toContain(`<a href="#${field}">${text}`);
        expect(html).toContain(`<p class="error" id="${field}-error">${text}`);
      }
      (await (await visitorWith(context, 'editor')).send(publish, { slug: 'x' })).isPage(400);
    });

    context.test('describes its limits', async () => {
      const visitor = await visitorWith(context, 'editor');
      (await visitor.open(publish)).shows('Up to 48 MiB in total, and 32 MiB each.');
      (await visitor.open(`${publish}?from=text`)).shows('JSON or YAML, up to 32 MiB.');
      (await visitor.open(`${publish}?from=url`)).shows('now, and regularly from then on');
    });

    context.test('shows a pasted text again after an error, unless it is longer than 1 MiB', async () => {
      await publishPages(context, 'open');
      const text = 'openapi: 3.1.0\r\ninfo: {}\r\n# </textarea> "é" \\ 🚲\r\n';
      const send = (content: string) =>
        upload([value('text', content), value('slug', 'open')], `${publish}?from=text`);
      const { html } = (await send(text)).isPage(409);
      expect(html).toContain(
        `>\nopenapi: 3.1.0\ninfo: {}\n# &lt;/textarea> &quot;é&quot; \\ 🚲\n</textarea>`,
      );
      expect(html).toContain('value="open"');
      const long = (await send(`${text}${'#'.repeat(1024 * 1024)}`)).isPage(409);
      long.shows('The text is too long to be shown here again.').hides('###');
    });

    context.test('of another site is rejected', async () => {
      const visitor = await visitorWith(context, 'editor');
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
        (await visitor.upload(publish, [file('evil.json')], headers)).isPage(403);
      await expect(read('evil')).rejects.toThrow();
    });

    context.test('needs the scope to write, in this organization', async () => {
      const reader = await visitorWith(context, 'reader');
      for (const page of [await reader.see(publish), await upload([file('x.json')], publish, 'reader')])
        page.isPage(403).shows('openapi:write');
      expect((await reader.open('/orgs/acme')).html).not.toContain(publish);
      (await upload([file('x.json')], '/orgs/globex/publish')).isPage(404);
      (await new Visitor(context).upload(publish, [file('x.json')])).isPage(401);
    });
  });
}
