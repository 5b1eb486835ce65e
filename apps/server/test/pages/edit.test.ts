import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectPage, type PagesWorld, startPagesWorld, textOf } from '../support/pages/pages-world.js';
import { linksOf, type Visitor } from '../support/pages/visitor.js';

const place = { organizationId: 'acme', specSlug: 'draft' };
const status = '/orgs/acme/openapi/draft/versions';
const problems = '/orgs/acme/openapi/draft/problems';
const edit = '/orgs/acme/publish?from=text&slug=draft&edit=1';
const right = `openapi: 3.1.0
info:
  title: Draft
  version: 1.0.0
paths:
  /a:
    get:
      responses:
        '200': { description: '<OK> & more' }
`;
const wrong = right.replace("more' }", "more'");

let world: PagesWorld;
let editor: Visitor;

beforeAll(async () => {
  world = await startPagesWorld();
  const scopes = ['openapi:read', 'openapi:write'];
  editor = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes }));
  const { lastProcessErrorCode } = await world.publish('draft', { text: wrong });
  expect(lastProcessErrorCode).toBe('PARSE_ERROR');
});

afterAll(() => world.close());

it('a failed text is linked to a form that edits it, for those who may publish', async () => {
  for (const page of [status, problems]) {
    expect(linksOf(await editor.see(page), page)).toContain(edit);
    const reader = await world.visitorWith(world.reader);
    expect(linksOf(await reader.see(page), page)).not.toContain(edit);
  }
});

it('the form has the text, and the lines of its errors above it', async () => {
  const seen = await editor.see(edit);
  expectPage(seen, 200);
  const [, shown = ''] = /<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(seen.text) ?? [];
  expect(shown.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toBe(wrong);
  const [, line] = /<shelf-editor data-line="(\d+)">/.exec(seen.text) ?? [];
  expect(seen.text).toContain(`<article class="problem" id="line-${line}">`);
  expect(seen.text).toContain(`<a href="#line-${line}">Line ${line}</a>`);
  expect(seen.text).toMatch(/<div class="line marked"><a class="no" [^>]*aria-label="Line \d+"/);
  expect(textOf(seen)).toContain('1 error of the last run');
});

it('the submitted text is a file to download', async () => {
  const seen = await editor.see('/orgs/acme/openapi/draft/source.txt');
  expect(seen).toMatchObject({
    status: 200,
    text: wrong,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="draft.yaml"',
    },
  });
});

it('a large text is offered as a download, and the page says so', async () => {
  const large = `${wrong}# ${'x'.repeat(1024 * 1024)}\n`;
  await world.publish('large', { text: large });
  const address = edit.replace('draft', 'large');
  const seen = await editor.see(address);
  expectPage(seen, 200);
  expect(textOf(seen)).toContain('The text is too large to be edited here: it has more than 1 MiB.');
  expect(seen.text).not.toContain('<textarea');
  expect(seen.text.length).toBeLessThan(20_000);
  const links = linksOf(seen, address);
  expect(links).toContain('/orgs/acme/openapi/large/source.txt');
  expect((await editor.see('/orgs/acme/openapi/large/source.txt')).text).toBe(large);
});

it('several files cannot be edited in a form', async () => {
  const files = { 'api.yaml': wrong, 'other.yaml': 'a: 1' };
  await world.publish('set', { files, entry: 'api.yaml' });
  const page = status.replace('draft', 'set');
  expect(linksOf(await editor.see(page), page)).not.toContain(edit.replace('draft', 'set'));
  const form = await editor.see(edit.replace('draft', 'set'));
  expect(form.text).toMatch(/<textarea[^>]*>\n<\/textarea>/);
  expect((await editor.see('/orgs/acme/openapi/set/source.txt')).status).toBe(404);
});

it('the corrected text is published, and becomes a version', async () => {
  const form = new FormData();
  form.append('text', right);
  const sent = await fetch(world.target.url + edit.replace('&edit=1', ''), {
    ...{ method: 'POST', body: form, redirect: 'manual' },
    headers: { cookie: editor.cookie ?? '' },
  });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, status]);
  await world.target.server.processor.idle();
  expect((await world.client.specs.get(place)).lastProcessErrorCode).toBeUndefined();
  expect(linksOf(await editor.see(status), status)).not.toContain(edit);
});
