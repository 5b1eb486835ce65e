import { describe, expect } from 'vitest';
import { fixture } from '../../../fixtures/fixture.js';
import { smallDocuments } from '../../../fixtures/real-documents.js';
import type { SuiteContext } from '../../../support/suite-context.js';
import { publishOpenPages, publishPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

const fixtures = ['ferry.yaml', 'harbour-swagger-20.json', 'lighthouse-30.json', 'tides-32.yaml'];

export function documentationLinksSuite(context: SuiteContext): void {
  describe('every link within the documentation', () => {
    const documents = fixtures.map((name) => ({ name, read: () => fixture(name) }));
    for (const { name, read } of [...documents, ...smallDocuments()]) {
      context.test(`of ${name} leads to a page and to an element of it`, async () => {
        const { root } = await publishPages(context, 'linked', read());
        const broken = await findBrokenLinks(await visitorWith(context, 'reader'), root);
        expect(broken.links).toEqual([]);
        expect(broken.pages).toBeGreaterThan(3);
      });
    }

    context.test('of a public specification can be followed without a session', async () => {
      const { root } = await publishOpenPages(context, 'linked', fixture('ferry.yaml'));
      const { links, pages } = await findBrokenLinks(new Visitor(context), root);
      expect(links).toEqual([]);
      expect(pages).toBeGreaterThan(10);
    });
  });
}

async function findBrokenLinks(visitor: Visitor, root: string): Promise<{ links: string[]; pages: number }> {
  const ids = new Map<string, ReadonlySet<string>>();
  const anchors: [from: string, path: string, id: string][] = [];
  const links: string[] = [];
  const waiting: [from: string, path: string][] = [['', root]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [from, path] = next;
    if (ids.has(path)) continue;
    const page = await visitor.see(path);
    ids.set(path, new Set([...page.html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => decode(id))));
    if (page.status !== 200) links.push(`${from} -> ${path}: ${page.status}`);
    if (!page.header('content-type')?.startsWith('text/html')) continue;
    for (const [, encoded = ''] of withoutAuthorText(page.html).matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const { origin, pathname, search, hash } = new URL(decode(encoded), `http://here${path}`);
      const isWithin = pathname === root || pathname.startsWith(`${root}/`);
      if (origin !== 'http://here' || !isWithin || /\/(versions|changelog)(\/|$)/.test(pathname)) continue;
      waiting.push([path, pathname + search]);
      if (hash.length > 1) anchors.push([path, pathname + search, decodeURIComponent(hash.slice(1))]);
    }
  }
  for (const [from, path, id] of anchors) {
    if (ids.get(path)?.has(id) !== true) links.push(`${from} -> ${path}#${id}: no such element`);
  }
  return { links, pages: ids.size };
}

/** Authors link to places that their documents do not have. */
function withoutAuthorText(html: string): string {
  return html.replaceAll(/<div class="shelf-text">.*?<\/div>|<p>.*?<\/p>/gs, '');
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
