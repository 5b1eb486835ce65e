import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PagesWorld, startPagesWorld } from '../support/pages/pages-world.js';
import { createVisitor, type Visitor } from '../support/pages/visitor.js';

const fixtures = ['ferry.yaml', 'harbour-swagger-20.json', 'lighthouse-30.json', 'tides-32.yaml'].map(
  (name) => fileURLToPath(new URL(`../../../../fixtures/${name}`, import.meta.url)),
);
const corpus = process.env['SPECSHELF_CORPUS'];
const small = [
  'museum.yaml',
  'burgershop.yaml',
  'cyclical.yaml',
  'link-example.yaml',
  'bump-32.yaml',
  'mintlify-zh.json',
];
const files = [...fixtures, ...(corpus === undefined ? [] : small.map((name) => `${corpus}/${name}`))];

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

it.each(files.filter((file) => existsSync(file)))(
  'every link within the documentation of %s leads to a page and to an element of it',
  async (file) => {
    const slug = 'linked';
    const { lastProcessErrorCode } = await world.publish(slug, { text: readFileSync(file, 'utf8') });
    expect(lastProcessErrorCode).toBeUndefined();
    const root = `/orgs/acme/openapi/${slug}`;
    const broken = await findBrokenLinks(await world.visitorWith(world.reader), root);
    expect(broken.links).toEqual([]);
    expect(broken.pages).toBeGreaterThan(3);
  },
);

async function findBrokenLinks(visitor: Visitor, root: string): Promise<{ links: string[]; pages: number }> {
  const ids = new Map<string, ReadonlySet<string>>();
  const anchors: [from: string, path: string, id: string][] = [];
  const links: string[] = [];
  const waiting: [from: string, path: string][] = [['', root]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [from, path] = next;
    if (ids.has(path)) continue;
    const { status, headers, text } = await visitor.see(path);
    ids.set(path, new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => decode(id))));
    if (status !== 200) links.push(`${from} -> ${path}: ${status}`);
    if (!headers['content-type']?.startsWith('text/html')) continue;
    const own = withoutAuthorText(text);
    for (const [, encoded = ''] of own.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const url = new URL(decode(encoded), `http://here${path}`);
      if (url.origin !== 'http://here' || !/^\/orgs\/acme\/openapi\/linked(\/|$)/.test(url.pathname))
        continue;
      const target = url.pathname + url.search;
      if (/\/(versions|changelog)(\/|$)/.test(target)) continue;
      waiting.push([path, target]);
      if (url.hash.length > 1) anchors.push([path, target, decodeURIComponent(url.hash.slice(1))]);
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

it('a visitor without a session can follow all links of a public specification', async () => {
  await world.publish('linked', { text: readFileSync(fixtures[0] ?? '', 'utf8') });
  await world.client.specs.setVisibility({
    organizationId: 'acme',
    specSlug: 'linked',
    visibility: 'public',
  });
  expect((await findBrokenLinks(createVisitor(world.target.url), '/orgs/acme/openapi/linked')).links).toEqual(
    [],
  );
});
