import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPage, type PagesWorld, startPagesWorld, textOf } from '../../support/pages/pages-world.js';
import { createVisitor, linksOf, type Visitor } from '../../support/pages/visitor.js';

let world: PagesWorld;
let reader: Visitor;
let ids: string[];

const root = '/orgs/acme/openapi/tides';
const place = { organizationId: 'acme', specSlug: 'tides' };

/** A document with one operation per name, each with a required parameter if it has one. */
function tides(version: string, operations: Record<string, string | undefined>): string {
  const paths = Object.entries(operations).map(([name, parameter]) => [
    `/${name}`,
    {
      get: {
        operationId: name,
        parameters:
          parameter === undefined
            ? []
            : [{ name: parameter, in: 'query', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: 'The tides.' } },
      },
    },
  ]);
  const info = { title: 'Tides', version };
  return JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) }, undefined, 2);
}

beforeAll(async () => {
  world = await startPagesWorld();
  await world.publish('tides', { text: tides('1.0.0', { tides: undefined, ports: undefined }) });
  world.target.advance(60_000);
  await world.publish('tides', {
    text: tides('1.1.0', { tides: undefined, ports: undefined, moons: undefined }),
  });
  world.target.advance(60_000);
  await world.publish('tides', { text: tides('2.0.0', { tides: 'port', moons: undefined }) });
  reader = await world.visitorWith(world.reader);
  const { items } = await world.client.specs.versions.list(place);
  ids = items.map(({ id }) => id);
});

afterAll(() => world.close());

describe('the changelog', () => {
  it('shows each version with its marks, its changes, and what clients have to do', async () => {
    const seen = await reader.see(`${root}/changelog`);
    expectPage(seen, 200);
    const words = textOf(seen);
    for (const part of [
      '2 breaking',
      'Calls for a new major version.',
      'Clients that use these parts have to change',
      'GET /ports',
      'Clients need no change.',
      'Not compared with a version before it.',
    ]) {
      expect(words).toContain(part);
    }
    expect(words.indexOf('2.0.0')).toBeLessThan(words.indexOf('1.1.0'));
    expect(linksOf(seen, `${root}/versions/`)).toContain(`${root}/versions/${ids[0]}/changes`);
  });

  it('is linked from the page of the specification, whose versions have the same marks', async () => {
    const seen = await reader.see(`${root}/versions`);
    expect(linksOf(seen, root)).toEqual(
      expect.arrayContaining([`${root}/changelog`, `${root}/versions/${ids[0]}/changes`]),
    );
    expect(textOf(seen)).toContain('2 breaking');
  });
});

describe('the changes of a version', () => {
  it('shows lines of both versions, and links to the documentation of operations', async () => {
    const seen = await reader.see(`${root}/versions/${ids[0]}/changes`);
    expectPage(seen, 200);
    expect(textOf(seen)).toContain('Breaking 2 changes');
    for (const part of ['Before: lines around', 'After: lines around', `/versions/${ids[1]}/source?`]) {
      expect(seen.text).toContain(part);
    }
    const [docs] = linksOf(seen, `${root}/versions/${ids[0]}/docs/`);
    expect(docs).toBeDefined();
    expect((await reader.see(docs ?? '')).status).toBe(200);
  });

  it('lists only the changes of an impact', async () => {
    const seen = await reader.see(`${root}/versions/${ids[1]}/changes?impact=breaking`);
    expect(textOf(seen)).toContain('No changes in this list');
    expect(textOf(seen)).toContain('All but texts (1)');
  });

  it('says that the first version has none', async () => {
    expect(textOf(await reader.see(`${root}/versions/${ids[2]}/changes`))).toContain('The first version');
  });
});

describe('the comparison', () => {
  it('compares any two versions or labels', async () => {
    await world.setLabel('tides', 'prod', ids[2] ?? '');
    const seen = await reader.see(`${root}/changes?from=${encodeURIComponent('label:prod')}&to=${ids[0]}`);
    expectPage(seen, 200);
    expect(seen.text).toContain('<option value="label:prod" selected>Label prod</option>');
    expect(textOf(seen)).toContain('GET /ports');
    expectPage(await reader.see(`${root}/changes?from=nothing&to=${ids[0]}`), 404);
    expectPage(await reader.see(`${root}/changes`), 200);
  });

  it('is for members only', async () => {
    const visitor = await world.visitorWith(world.stranger);
    expectPage(await visitor.see(`${root}/changelog`), 404);
  });
});

describe('the public changelog', () => {
  const anonymous = () => createVisitor(world.target.url);

  it('exists only for public specifications', async () => {
    for (const path of ['changelog', 'changelog.atom']) {
      expect((await anonymous().see(`${root}/${path}`)).status).toBe(401);
    }
    expect((await reader.see(`${root}/changelog.atom`)).status).toBe(404);
  });

  it('shows what clients have to know, without what only members see', async () => {
    await world.client.specs.setVisibility({ ...place, visibility: 'public' });
    const seen = await anonymous().see(`${root}/changelog`);
    expect(seen.status).toBe(200);
    expect(textOf(seen)).toContain('2 breaking');
    expect(seen.text).toContain(`href="${root}/docs/`);
    expect(seen.text).not.toContain('/source');
    expect(seen.text).toContain(
      `type="application/atom+xml" title="Changelog" href="${root}/changelog.atom"`,
    );
    const same = { 'if-none-match': String(seen.headers.etag) };
    expect((await anonymous().see(`${root}/changelog`, same)).status).toBe(304);
    expect(linksOf(await anonymous().see(root), root)).toContain(`${root}/changelog`);
  });

  it('has a feed in Atom, whose ETag changes with each version', async () => {
    const seen = await anonymous().see(`${root}/changelog.atom`);
    expect(seen.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(seen.text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(seen.text.match(/<entry>/g)).toHaveLength(3);
    expect(seen.text).toContain(`<link rel="self" type="application/atom+xml" href="http`);
    const same = { 'if-none-match': String(seen.headers.etag) };
    expect((await anonymous().see(`${root}/changelog.atom`, same)).status).toBe(304);
    world.target.advance(60_000);
    await world.publish('tides', {
      text: tides('2.1.0', { tides: 'port', moons: undefined, 'a&b': undefined }),
    });
    const after = await anonymous().see(`${root}/changelog.atom`, same);
    expect(after.status).toBe(200);
    expect(after.text.match(/<entry>/g)).toHaveLength(4);
    expect(after.text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  });

  it('links to the feed, to each version, and to the operations of a version with more changes', async () => {
    world.target.advance(60_000);
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`tide${index}`, undefined]));
    await world.publish('tides', { text: tides('2.2.0', { tides: 'port', moons: undefined, ...many }) });
    const seen = await anonymous().see(`${root}/changelog`);
    expect(textOf(seen)).toMatch(/And \d+ more changes\. All operations of 2\.2\.0/);
    const links = linksOf(seen, root);
    expect(links).toEqual(expect.arrayContaining([`${root}/operations`, `${root}/changelog.atom`]));
    for (const id of ids) expect(links).toContain(`${root}/versions/${id}/docs`);
    for (const link of [...ids.map((id) => `${root}/versions/${id}/docs`), `${root}/operations`])
      expect([link, (await anonymous().see(link)).status]).toEqual([link, 200]);
    expect(seen.text).toContain(`<a href="${root}/changelog.atom">Subscribe</a>`);
    const text = await anonymous().see(`${root}/changelog.md`);
    expect(text.text).toMatch(/more changes\. \[All operations of 2\.2\.0\]\(http.*\/operations\.md\)/);
  });
});
