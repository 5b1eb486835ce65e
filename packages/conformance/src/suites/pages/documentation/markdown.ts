import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { museumDocument, publishMuseum } from '../../../support/web/museum.js';
import { publishOpenPages, publishPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

export function documentationMarkdownSuite(context: SuiteContext): void {
  const see = (address: string, headers = {}) => new Visitor(context).see(address, headers);

  describe('a page in Markdown', () => {
    context.test('has the address of the page with .md', async () => {
      const { root, first } = await publishMuseum(context);
      const { baseUrl } = context.target;
      const version = `/versions/${first}`;
      for (const [address, path, title] of [
        ['.md', '', '# Museum'],
        ['/docs/tickets.md', '/docs/tickets', '# Tickets'],
        ['/docs/tickets/buy-a-ticket.md', '/docs/tickets/buy-a-ticket', '# Buy a ticket'],
        ['/operations.md', '/operations', '# All operations'],
        ['/schemas.md', '/schemas', '# Schemas'],
        ['/schemas/Ticket.md', '/schemas/Ticket', '# Ticket'],
        ['/changelog.md', '/changelog', '# Changelog'],
        [`${version}/docs.md`, `${version}/docs`, '# Museum'],
        [`${version}/docs/tickets.md`, `${version}/docs/tickets`, '# Tickets'],
      ] as const) {
        const page = await see(root + address);
        expect([address, page.status, page.html.startsWith(`${title}\n`)]).toEqual([address, 200, true]);
        expect(Object.fromEntries(page.headers)).toMatchObject({
          'content-type': 'text/markdown; charset=utf-8',
          link: `<${baseUrl}${root}${path}>; rel="canonical"`,
          vary: expect.stringMatching(/^Cookie, Authorization(?:, Accept-Encoding)?$/),
        });
        const index = `${baseUrl}${root}${address.startsWith(version) ? version : ''}/llms.txt`;
        expect(page.html).toContain(`- [Index of this documentation](${index})`);
        expect(page.html).toContain(`- [This page as HTML](${baseUrl}${root}${path})`);
        const html = await see(root + path);
        expect(html.html).toContain(`<link rel="alternate" type="text/markdown" href="${root}${address}"/>`);
        expect(html.header('cache-control')).toBe(page.header('cache-control'));
        expect(page.header('x-robots-tag')).toBe(address.startsWith(version) ? 'noindex' : undefined);
      }
    });

    context.test('is selected by the Accept header, with an ETag of its own', async () => {
      const { root } = await publishMuseum(context);
      const html = (await see(root)).header('etag');
      for (const [accept, type] of [
        ['text/markdown', 'text/markdown'],
        ['text/markdown, text/html;q=0.9, */*;q=0.8', 'text/markdown'],
        ['text/markdown;q=0.5, text/html', 'text/html'],
        ['text/html, text/markdown', 'text/html'],
        ['text/markdown;q=0, text/html', 'text/html'],
        ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
        ['*/*', 'text/html'],
        ['text/*', 'text/html'],
        ['application/json', 'text/html'],
      ] as const) {
        const page = await see(root, { accept });
        expect([accept, page.status, page.header('content-type')]).toEqual([
          accept,
          200,
          `${type}; charset=utf-8`,
        ]);
        expect(page.header('vary')).toMatch(/^Cookie, Authorization, Accept(?:, Accept-Encoding)?$/);
        const etag = page.header('etag') ?? '';
        expect(etag === html).toBe(type === 'text/html');
        expect((await see(root, { accept, 'if-none-match': etag })).status).toBe(304);
      }
    });

    context.test('does not exist for the search and for printing', async () => {
      const { root } = await publishMuseum(context);
      const printed = await see(`${root}/print/tickets`, { accept: 'text/markdown' });
      expect(printed.header('content-type')).toBe('text/html; charset=utf-8');
      for (const path of ['/search.md', '/print/tickets.md'])
        expect((await see(root + path)).status).toBe(404);
    });

    context.test(
      'has the specification of the operation, and is a text, too, if there is no such page',
      async () => {
        const { root } = await publishMuseum(context);
        const page = await see(`${root}/docs/tickets/buy-a-ticket?format=md`);
        expect(page.html).toMatch(
          /^# Buy a ticket\n\nTag: \[Tickets\]\(.*\)\n\n`POST https:\/\/museum\.example\/tickets`\n/,
        );
        const index = `[Index of this documentation](${context.target.baseUrl}${root}/llms.txt)`;
        for (const folder of ['docs', 'schemas']) {
          const missing = await see(`${root}/${folder}/Nothing.md`);
          expect([missing.status, missing.header('content-type')]).toEqual([
            404,
            'text/markdown; charset=utf-8',
          ]);
          expect(missing.html).toBe(
            `# Page not found\n\nThis documentation has no page at this address. It may have been renamed or removed.\n\n${index}\n`,
          );
        }
      },
    );

    context.test('is private for a private specification', async () => {
      const { root } = await publishPages(context, 'vault', museumDocument('1'));
      const page = await (await visitorWith(context, 'reader')).see(`${root}.md`);
      expect([page.status, page.header('cache-control'), page.header('x-robots-tag')]).toEqual([
        ...[200, 'private, no-cache', 'noindex'],
      ]);
      for (const path of ['.md', '/docs/tickets.md', '/operations.md', '/llms.txt'])
        expect((await see(root + path)).status).toBe(401);
      const missing = await visitorWith(context, 'reader');
      expect((await missing.see('/orgs/acme/openapi/nothing.md')).status).toBe(404);
    });
  });

  describe('llms.txt of an organization', () => {
    const index = '/orgs/acme/llms.txt';

    context.test('lists the public specifications for visitors, and all of them for members', async () => {
      const { root } = await publishOpenPages(context, 'open');
      const { root: ferry } = await publishPages(context, 'ferry');
      const { baseUrl } = context.target;
      const page = await see(index);
      expect([page.status, page.header('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(page.header('cache-control')).toBe('public, max-age=60, must-revalidate');
      expect(page.html).toMatch(
        /^# acme\n\n> The public specifications of the organization `acme`\.\n\n## Specifications\n\n/,
      );
      expect(page.html).toContain(
        `- [Ferry](${baseUrl}${root}/llms.txt): \`open\`, version 1, 2 operations\n`,
      );
      expect(page.html).toContain(`- [MCP server](${baseUrl}/orgs/acme/mcp): `);
      expect(page.html).not.toContain(ferry);
      expect((await see(index, { 'if-none-match': page.header('etag') ?? '' })).status).toBe(304);
      const member = await (await visitorWith(context, 'reader')).see(index);
      expect(member.html).toContain(`${ferry}/llms.txt`);
      expect(member.header('cache-control')).toBe('private, no-cache');
      expect((await (await visitorWith(context, 'stranger')).see(index)).html).toBe(page.html);
      // The cursor of another list.
      expect((await see(`${index}?page=x`)).status).toBe(400);
    });

    context.test('of an organization without public specifications looks like a missing one', async () => {
      const reader = await visitorWith(context, 'reader');
      for (const id of ['globex', 'initech', 'none']) {
        for (const query of ['', '?page=x']) {
          expect((await see(`/orgs/${id}/llms.txt${query}`)).status).toBe(401);
          expect((await reader.see(`/orgs/${id}/llms.txt${query}`)).status).toBe(404);
        }
      }
      const own = await (await visitorWith(context, 'stranger')).see('/orgs/globex/llms.txt');
      expect([own.status, own.html.includes('None.')]).toEqual([200, true]);
    });
  });
}
