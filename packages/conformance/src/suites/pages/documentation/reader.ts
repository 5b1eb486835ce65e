import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { museumPages, publishMuseum } from '../../../support/web/museum.js';
import { publishPages, script } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

export function readerSuite(context: SuiteContext): void {
  describe('a page of the documentation', () => {
    context.test('has its title, one heading of the first level, and no inline code', async () => {
      const { root, second } = await publishMuseum(context);
      const visitor = new Visitor(context);
      for (const [path, title] of Object.entries(museumPages)) {
        for (const start of path === '' ? [root] : [root, `${root}/versions/${second}`]) {
          const page = await visitor.see(start + path);
          expect([page.address, page.status]).toEqual([start + path, 200]);
          expect(page.header('content-type')).toBe('text/html; charset=utf-8');
          const { html } = page;
          const headings = html.replaceAll('<wbr/>', '').match(/<h1 dir="auto">.*?<\/h1>/g);
          expect(headings).toEqual([`<h1 dir="auto">${title}</h1>`]);
          expect(html).toMatch(/^<!doctype html><html lang="en">/);
          expect(html).toContain('<main class="reader-main" lang ');
          expect(html).toMatch(/<title>[^<]*Museum<\/title>/);
          expect(html).toContain(`<link rel="canonical" href="${context.target.baseUrl}${root}`);
          expect(html).not.toMatch(/<style| style=|<script>| on[a-z]+="|javascript:/);
        }
      }
    });

    context.test(
      'allows scripts and style sheets of this server only, and images of other sites',
      async () => {
        const { root } = await publishMuseum(context);
        const page = await new Visitor(context).see(root);
        expect(Object.fromEntries(page.headers)).toMatchObject({
          'content-security-policy':
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        });
        expect(page.html.match(/"\/assets\/reader\.[0-9a-f]{16}\.(?:css|js)"/g)).toHaveLength(2);
      },
    );

    context.test('escapes the text of authors and of searches', async () => {
      const { root } = await publishMuseum(context);
      const visitor = new Visitor(context);
      const { html } = await visitor.see(`${root}/docs/hours`);
      expect(html).toContain('&lt;script>alert(1)');
      const found = await visitor.see(`${root}/search?q=${encodeURIComponent(script)}`);
      for (const each of [html, found.html]) expect(each).not.toContain(script);
    });

    context.test('opens the current tag only in the navigation', async () => {
      const { root } = await publishMuseum(context);
      const page = await new Visitor(context).see(`${root}/docs/tickets/buy-a-ticket`);
      const side = page.html.slice(
        page.html.indexOf('<nav class="reader-side'),
        page.html.indexOf('reader-tools'),
      );
      const hrefs = [...side.matchAll(/<a [^>]*?href="([^"?]*)"/g)].map(([, href]) => href);
      const paths = ['', '/operations', '/schemas', '/changelog', '/docs/tickets'];
      const tickets = ['/docs/tickets/buy-a-ticket', '/docs/tickets/get-a-ticket', '/docs/hours'];
      expect(hrefs).toEqual([...paths, ...tickets].map((path) => root + path));
      expect(side.match(/aria-current="page"/g)).toHaveLength(1);
    });

    context.test('of a tag lists its operations with method, path, and deprecation', async () => {
      const { root } = await publishMuseum(context);
      const page = await new Visitor(context).see(`${root}/docs/hours`);
      const main = page.html.slice(page.html.indexOf('<main'));
      expect(main).toMatch(/GET.*\/hours/s);
      expect(main).toContain('deprecated');
      page.leadsTo(`${root}/print/hours`);
    });

    context.test('continues an element with `part` and `from`, and rejects other values', async () => {
      const { root } = await publishMuseum(context);
      const visitor = new Visitor(context);
      const page = await visitor.see(`${root}/schemas/Ticket?part=Ticket&from=400`);
      page.shows('field450').hides('field100 ');
      for (const query of ['part=', 'part=a&from=x', 'part=a&from=-1', `part=${'x'.repeat(4_097)}`])
        expect((await visitor.see(`${root}/docs/tickets?${query}`)).status).toBe(400);
    });

    context.test('has unique IDs and open details when it is printed', async () => {
      const { root } = await publishMuseum(context);
      const { html } = await new Visitor(context).see(`${root}/print/tickets`);
      const ids = html.match(/(?<= id=")[^"]*/g) ?? [];
      expect(new Set(ids).size).toBe(ids.length);
      expect(html.slice(html.indexOf('reader-body'))).not.toMatch(/<details(?![^>]* open)/);
    });
  });

  describe('an address of the documentation', () => {
    context.test('of an earlier release redirects', async () => {
      const { root } = await publishMuseum(context);
      const visitor = new Visitor(context);
      for (const [path, expected] of [
        ['/tickets/buy-a-ticket', '/docs/tickets/buy-a-ticket'],
        ['/hours', '/docs/hours'],
        ['/docs', ''],
      ] as const)
        (await visitor.see(root + path)).redirectsTo(root + expected, 308);
    });

    context.test('is the same with percent escapes', async () => {
      const { root } = await publishMuseum(context);
      const visitor = new Visitor(context);
      const page = await visitor.see(`${root}/docs/tickets/buy-a-ticket`);
      expect((await visitor.see(`${root}/docs/tickets/%62uy-a-ticket`)).html).toBe(page.html);
    });

    context.test('without a page responds with links to the overview and the search', async () => {
      const { root } = await publishMuseum(context);
      const paths = ['/docs/none', '/none', '/schemas/None', '/print/none', '/docs/constructor'];
      for (const path of [...paths, '/docs/tickets/buy-a-ticket/', '/versions/latest/docs/none']) {
        const page = await new Visitor(context).see(root + path);
        expect([path, page.status, page.header('cache-control')]).toEqual([path, 404, 'private, no-store']);
        expect(page.links.filter((link) => link.endsWith('/search'))).not.toEqual([]);
      }
    });

    context.test('of a specification that failed leads members to its problems', async () => {
      const { root } = await publishPages(context, 'draft', 'no: document');
      const member = await visitorWith(context, 'reader');
      const page = (await member.see(`${root}/docs/a`)).leadsTo(`${root}/problems`);
      expect(page.html).not.toMatch(/http-equiv="refresh"|<shelf-wait>/);
      for (const path of [
        '.md',
        '/docs/a.md',
        '/schemas/A.md',
        '/operations.md',
        '/llms.txt',
        '/changelog.md',
      ]) {
        const text = await member.see(root + path);
        expect([path, text.status, text.header('content-type')]).toEqual([
          path,
          404,
          'text/markdown; charset=utf-8',
        ]);
        expect(text.html).toContain(
          `[Problems of the specification](${context.target.baseUrl}${root}/problems)`,
        );
      }
    });
  });
}
