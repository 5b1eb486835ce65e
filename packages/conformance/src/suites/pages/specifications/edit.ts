import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { publishPages } from '../../../support/web/publish-pages.js';
import { visitorWith } from '../../../support/web/visitor.js';

const edit = (slug: string) => `/orgs/acme/publish?from=text&slug=${slug}&edit=1`;
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

export function editPageSuite(context: SuiteContext): void {
  const editor = () => visitorWith(context, 'editor');

  describe('a failed text', () => {
    context.test('is linked to a form that edits it, for those who may publish', async () => {
      const { status, root } = await publishPages(context, 'draft', wrong);
      const [writer, reader] = [await editor(), await visitorWith(context, 'reader')];
      for (const address of [status, `${root}/problems`]) {
        (await writer.open(address)).leadsTo(edit('draft'));
        expect((await reader.open(address)).links).not.toContain(edit('draft'));
      }
    });

    context.test('is in the form, with the lines of its errors above it', async () => {
      await publishPages(context, 'draft', wrong);
      const page = (await (await editor()).open(edit('draft'))).shows('1 error of the last run');
      expect(page.find(/<textarea[^>]*>\n([^<]*)<\/textarea>/)).toBe(wrong);
      const line = page.find(/<shelf-editor data-line="(\d+)">/);
      expect(page.html).toContain(`<article class="problem" id="line-${line}">`);
      expect(page.html).toContain(`<a href="#line-${line}">Line ${line}</a>`);
      expect(page.html).toMatch(/<div class="line marked"><a class="no" [^>]*aria-label="Line \d+"/);
    });

    context.test('is a file to download', async () => {
      const { root } = await publishPages(context, 'draft', wrong);
      const file = await (await editor()).see(`${root}/source.txt`);
      expect([file.status, file.html]).toEqual([200, wrong]);
      expect(file.header('content-type')).toBe('text/plain; charset=utf-8');
      expect(file.header('content-disposition')).toBe('attachment; filename="draft.yaml"');
    });

    context.test('that is large is offered as a download, and the page says so', async () => {
      const large = `${wrong}# ${'x'.repeat(1024 * 1024)}\n`;
      const { root } = await publishPages(context, 'large', large);
      const visitor = await editor();
      const page = await visitor.open(edit('large'));
      page.shows('The text is too large to be edited here: it has more than 1 MiB.');
      expect(page.html).not.toContain('<textarea');
      expect(page.html.length).toBeLessThan(20_000);
      page.leadsTo(`${root}/source.txt`);
      expect((await visitor.see(`${root}/source.txt`)).html).toBe(large);
    });

    context.test('of several files cannot be edited in a form', async () => {
      const files = { 'api.yaml': wrong, 'other.yaml': 'a: 1' };
      const { status, root } = await publishPages(context, 'set', { files, entry: 'api.yaml' });
      const visitor = await editor();
      expect((await visitor.open(status)).links).not.toContain(edit('set'));
      expect((await visitor.open(edit('set'))).html).toMatch(/<textarea[^>]*>\n<\/textarea>/);
      expect((await visitor.see(`${root}/source.txt`)).status).toBe(404);
    });

    context.test('is published when it is corrected, and becomes a version', async () => {
      const { status, place } = await publishPages(context, 'draft', wrong);
      const visitor = await editor();
      const form = edit('draft').replace('&edit=1', '');
      (await visitor.upload(form, [{ field: 'text', content: right }])).redirectsTo(status);
      await context.target.drainQueue();
      expect((await context.client().specs.get(place)).lastProcessErrorCode).toBeUndefined();
      expect((await visitor.open(status)).links).not.toContain(edit('draft'));
    });
  });
}
