import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  type PagesWorld,
  script,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import { createVisitor, linksOf, type Visitor } from '../support/pages/visitor.js';

const document = (version: string, path: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Tides', version },
    paths: { [path]: { get: { responses: {} } } },
  });

const newest = document('2.0', '/new');

const provenance = {
  repository: `saltwater/${script}`,
  branch: '"><img src=x>',
  commit: '4f1c92ab70d3',
  author: 'Maris & Lind',
  message: script,
  url: 'https://git.example/tides?a=1&b="2"',
};

let world: PagesWorld;
let editor: Visitor;
let reader: Visitor;
let slugs = 0;

beforeAll(async () => {
  world = await startPagesWorld();
  const scopes = ['openapi:read', 'openapi:write'];
  editor = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes }));
  reader = await world.visitorWith(world.reader);
});

afterAll(() => world.close());

/** Publishes a new specification with two versions, and returns their IDs and the addresses of its pages. */
async function publishTides(setLabels: { prod?: 'first' | 'second'; dev?: 'first' } = {}) {
  const slug = `tides-${++slugs}`;
  const root = `/orgs/acme/openapi/${slug}`;
  const labels = `${root}/labels`;
  const publish = async (text: string, about: { provenance?: Record<string, string> } = {}) => {
    world.target.advance(1_000);
    await world.client.specs.upsert({ organizationId: 'acme', specSlug: slug, source: { text }, ...about });
    await world.target.server.processor.idle();
    const { lastVersion = '' } = await world.client.specs.get({ organizationId: 'acme', specSlug: slug });
    return lastVersion;
  };
  const first = await publish(document('1.0', '/old'), { provenance });
  const second = await publish(newest);
  for (const [label, place] of Object.entries(setLabels))
    await world.setLabel(slug, label, place === 'first' ? first : second);
  return {
    ...{ slug, root, labels, first, second, publish },
    status: `${root}/versions`,
    versionPage: (id: string) => `${root}/versions/${id}`,
    /** Sets a label with the form that a page shows. */
    set: (label: string, version: string, more: Record<string, string> = {}) =>
      editor.send(labels, { action: 'set', label, version, otherVersion: '', ...more }),
  };
}

describe('the page of labels', () => {
  it('explains labels, and shows forms to editors only', async () => {
    const { root, labels, status, first } = await publishTides();
    const page = await editor.see(labels);
    expectPage(page, 200);
    expect(page.text).toContain('<nav class="tabs" aria-label="Specification">');
    expect(textOf(page)).toContain('A label is a name for one version');
    expect(page.text).toContain(`<form method="post" action="${root}/labels"`);
    const seen = await reader.see(labels);
    expectPage(seen, 200);
    expect(seen.text).not.toContain(`action="${labels}`);
    expectPage(await reader.send(labels, { action: 'set', label: 'prod', version: first }), 403);
    expect(linksOf(await reader.see(status), status)).toContain(labels);
  });

  it('creates labels, and lists them with their versions', async () => {
    const { root, labels, first, set, versionPage } = await publishTides();
    const seen = await set('Prod', first);
    expect(seen).toMatchObject({ status: 303, headers: { location: `${labels}?set=prod` } });
    const page = await editor.see(seen.headers.location ?? '');
    expect(page.text).toContain('role="status">The label prod points to version 1.0, 1 June.');
    expect(page.text).toContain(`<input type="hidden" name="shown-prod" value="${first}"`);
    expect(textOf(page)).toMatch(/prod 1\.0, 1 June just now by Tester/);
    expect(linksOf(page, labels)).toEqual(
      expect.arrayContaining([`${labels}/prod`, versionPage(first), `${root}/@prod`]),
    );
  });

  it('takes the ID of a version that is not listed', async () => {
    const { labels, first, second, set } = await publishTides();
    expect((await set('dev', second, { otherVersion: ` ${first} ` })).status).toBe(303);
    expect(textOf(await editor.see(`${labels}/dev`))).toContain('created for 1.0, 1 June');
    const unknown = await set('dev', second, { otherVersion: 'nothing', 'shown-dev': first });
    expectPage(unknown, 400);
    expect(unknown.text).toContain('no version &quot;nothing&quot;');
    expect(unknown.text).toContain('value="nothing"');
  });

  it.each([
    ['', 'Enter the name of a label'],
    ['a b', 'Enter at most 63 letters'],
    [script, 'Enter at most 63 letters'],
    ['Latest', 'The name latest is reserved for the newest version.'],
  ])('rejects the name %j', async (label, message) => {
    const { first, set } = await publishTides();
    const page = await set(label, first);
    expectPage(page, 400);
    expect(page.text).toContain(`<a href="#label">${message}`);
    expect(page.text).not.toContain(script);
  });

  it('moves no label that someone else has moved, and keeps the input', async () => {
    const { first, second, set } = await publishTides({ prod: 'first' });
    const page = await set('prod', second, { 'shown-prod': second });
    expectPage(page, 409);
    const message =
      'Someone has moved prod to version 1.0, 1 June since you opened this page. Your change was not saved.';
    expect(page.text).toContain(`<a href="#label">${message}</a>`);
    expect(page.text).toContain('name="label" aria-describedby');
    expect(page.text).toMatch(/<input type="text" value="prod"/);
    expect(page.text).toMatch(
      new RegExp(`<option selected[^>]* value="${second}"|value="${second}" selected`),
    );
    expect(page.text).toContain(`name="shown-prod" value="${first}"`);
    // Without the version that the form has shown, the label must be new.
    const created = await set('prod', second);
    expectPage(created, 409);
    expect(textOf(created)).toContain('Someone has created prod for version 1.0, 1 June since');
    const deleted = await set('gone', second, { 'shown-gone': first });
    expectPage(deleted, 409);
    expect(textOf(deleted)).toContain('Someone has deleted gone since you opened this page.');
  });

  it('sets the default label, which pages mark', async () => {
    const { labels, status, first } = await publishTides({ prod: 'first' });
    const seen = await editor.send(labels, { action: 'default', defaultLabel: 'prod' });
    expect(seen).toMatchObject({ status: 303, headers: { location: `${labels}?saved=default` } });
    expect(textOf(await editor.see(`${labels}?saved=default`))).toContain(
      'The documentation shows the version of prod.',
    );
    const page = await reader.see(status);
    expect(page.text).toContain('>prod</a> <span class="tag good">default</span>');
    expect(textOf(page)).toContain(
      'The documentation shows the label prod , which points to another version.',
    );
    for (const address of linksOf(page, status))
      expect([address, (await reader.see(address)).status]).toEqual([address, 200]);
    expect(textOf(await editor.see(`${labels}/prod`))).toContain('Choose another default version');
    const form = { action: 'delete', confirmation: 'prod', 'shown-prod': first };
    const kept = await editor.send(`${labels}/prod`, form);
    expectPage(kept, 409);
    expect(textOf(kept)).toContain(
      'The documentation shows prod. Choose another default version before you delete it.',
    );
    const unknown = await editor.send(labels, { action: 'default', defaultLabel: 'nothing' });
    expectPage(unknown, 400);
    expect(unknown.text).toContain(
      '<a href="#defaultLabel">There is no label &quot;nothing&quot;. Choose another one.</a>',
    );
    expect((await editor.send(labels, { action: 'default', defaultLabel: '' })).status).toBe(303);
    expect(textOf(await editor.see(`${labels}?saved=default`))).toContain('shows the latest version');
  });
});

describe('the page of a label', () => {
  it('moves it, shows its history, and moves it back', async () => {
    const { labels, first, second } = await publishTides({ prod: 'first' });
    const page = `${labels}/prod`;
    const moved = await editor.send(page, {
      action: 'move',
      ...{ version: second, otherVersion: '', 'shown-prod': first },
    });
    expect(moved).toMatchObject({ status: 303, headers: { location: `${page}?moved` } });
    const history = await editor.see(page);
    expect(textOf(history)).toMatch(/moved from 1\.0, 1 June to 2\.0, 1 June.*created for 1\.0, 1 June/);
    expect(history.text).toContain(`name="back" value="${first}"`);
    expect(history.text).not.toContain(`name="back" value="${second}"`);
    expect((await reader.see(page)).text).not.toContain('name="back"');
    expect(textOf(await editor.see(`${page}?moved`))).toContain(
      'The label prod points to version 2.0, 1 June.',
    );
    const conflict = await editor.send(page, { back: first, 'shown-prod': first });
    expectPage(conflict, 409);
    expect(textOf(conflict)).toContain('Someone has moved prod to version 2.0, 1 June since');
    expect(conflict.text).not.toContain('href="#label"');
    expect((await editor.send(page, { back: first, 'shown-prod': second })).status).toBe(303);
    expect(textOf(await editor.see(page))).toContain('moved from 2.0, 1 June to 1.0, 1 June');
  });

  it('deletes it after a confirmation, and keeps its history', async () => {
    const { labels, first, second } = await publishTides({ dev: 'first' });
    const page = `${labels}/dev`;
    const form = { action: 'delete', 'shown-dev': first };
    expectPage(await editor.send(page, form), 400);
    expectPage(await editor.send(page, { ...form, confirmation: 'dev', 'shown-dev': second }), 409);
    const seen = await editor.send(page, { ...form, confirmation: ' Dev ' });
    expect(seen).toMatchObject({ status: 303, headers: { location: `${labels}?deleted=dev` } });
    expect(textOf(await editor.see(`${labels}?deleted=dev`))).toContain('The label dev is deleted.');
    const deleted = await editor.see(page);
    expectPage(deleted, 200);
    expect(textOf(deleted)).toMatch(/This label is deleted.*deleted; it pointed to .*created for/);
    expect((await editor.send(page, { back: first })).status).toBe(303);
  });

  it('does not exist for an unknown label', async () => {
    const { labels } = await publishTides({ prod: 'first' });
    expectPage(await editor.see(`${labels}/nothing`), 404);
    expectPage(await editor.see(`${labels}/prod?page=x`), 400);
  });

  it('is paged', async () => {
    const { slug, labels, first, second } = await publishTides();
    for (let index = 0; index < 52; index++) {
      world.target.advance(1_000);
      await world.setLabel(slug, 'busy', index % 2 === 0 ? first : second);
    }
    const page = await editor.see(`${labels}/busy`);
    const next = linksOf(page, `${labels}/busy`).find((link) => link.includes('page=')) ?? '';
    const last = await editor.see(next);
    expectPage(last, 200);
    expect(textOf(last)).toContain('created for 1.0, 1 June');
  });
});

describe('the page of a version', () => {
  it('shows its publication, escaped', async () => {
    const { first, versionPage } = await publishTides();
    const page = await reader.see(versionPage(first));
    expectPage(page, 200);
    expect(page.text).not.toContain(script);
    expect(page.text).not.toContain('<img');
    expect(page.text).toContain('Maris &amp; Lind');
    expect(page.text).toContain('4f1c92ab70d3');
    expect(page.text).toMatch(
      /<a href="https:\/\/git\.example\/tides\?a=1&amp;b=[^"]*" rel="nofollow noopener noreferrer">/,
    );
    const words = textOf(page);
    expect(words).toContain('by Tester');
    expect(words).toContain('Published once');
    expect(words).toMatch(/ Size [\d.]+ \w+ /);
  });

  it('lists its publications', async () => {
    const { second, publish, versionPage } = await publishTides();
    expect(await publish(newest, { provenance: { commit: 'abc' } })).toBe(second);
    const page = await reader.see(versionPage(second));
    expect(textOf(page)).toContain('Published 2 times');
    const publications = await reader.see(`${versionPage(second)}/publications`);
    expectPage(publications, 200);
    expect(textOf(publications)).toContain('published 2 times');
    expect(publications.text.match(/<li>/g)?.length).toBeGreaterThan(1);
    expect(textOf(publications)).toContain('abc');
    expectPage(await reader.see(`${versionPage('nothing')}/publications`), 404);
  });

  it('shows its labels, and sets one for editors', async () => {
    const { labels, first, second, versionPage } = await publishTides({ prod: 'first' });
    expect((await reader.see(versionPage(second))).text).not.toContain('Set a label');
    const page = await editor.see(versionPage(second));
    expect(page.text).toContain(`<input type="hidden" name="otherVersion" value="${second}"`);
    const sent = { action: 'set', otherVersion: second, label: 'prod', 'shown-prod': first };
    expect((await editor.send(labels, sent)).status).toBe(303);
    const after = await reader.see(versionPage(second));
    expect(linksOf(after, versionPage(second))).toContain(`${labels}/prod`);
  });

  it('is available by a label', async () => {
    const { slug, labels, first, second, versionPage } = await publishTides({ prod: 'first' });
    const prod = versionPage('label:prod');
    const expectSamePages = async (id: string) => {
      const page = await reader.see(prod);
      expectPage(page, 200);
      expect(textOf(page)).toContain(id);
      for (const tail of ['/problems', '/source', '/publications']) {
        const [byLabel, byId] = [await reader.see(prod + tail), await reader.see(versionPage(id) + tail)];
        expectPage(byLabel, 200);
        expect([tail, textOf(byLabel).replaceAll('label:prod', id)]).toEqual([tail, textOf(byId)]);
        for (const address of linksOf(byLabel, prod + tail))
          expect([address, (await reader.see(address)).status]).toEqual([address, 200]);
      }
      const archive = await reader.see(`${prod}/source.zip`);
      expect(archive).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'private, no-store', 'content-type': 'application/zip' },
      });
      expect(archive.text).toBe((await reader.see(`${versionPage(id)}/source.zip`)).text);
    };
    await expectSamePages(first);
    const file = await reader.see(`${prod}/document.json`);
    expect(file).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(file.headers['content-disposition']).toBe(`inline; filename="${slug}-label-prod.json"`);
    const move = { action: 'move', version: second, otherVersion: '', 'shown-prod': first };
    expect((await editor.send(`${labels}/prod`, move)).status).toBe(303);
    await expectSamePages(second);
    for (const tail of ['', '/problems', '/source', '/publications', '/source.zip'])
      expect([tail, (await reader.see(versionPage('label:none') + tail)).status]).toEqual([tail, 404]);
  });
});

describe('the version menu of the documentation', () => {
  it('lists labels for visitors, and versions for members', async () => {
    const { slug, root, first, versionPage } = await publishTides({ prod: 'first' });
    await world.client.specs.setVisibility({
      ...{ organizationId: 'acme', specSlug: slug, visibility: 'public' },
    });
    const prod = `${root}/@prod/docs`;
    const anonymous = await createVisitor(world.target.url).see(prod);
    expect(anonymous.status).toBe(200);
    expect(textOf(anonymous)).toMatch(/Labels .*prod.*1\.0/);
    expect(linksOf(anonymous, prod).filter((link) => link.includes('/versions/'))).toEqual([]);
    expect(anonymous.text).not.toContain('Tester');
    const member = linksOf(await reader.see(prod), prod);
    expect(member).toContain(`${versionPage(first)}/docs`);
    // The document of this version has no such page.
    const [, old = ''] = member.filter((link) => link.includes('/docs/'));
    const other = await reader.see(`${old.replace('/@prod', '')}?switch`);
    expect([old, other.status, other.headers.location]).toEqual([old, 303, root]);
    const published = await createVisitor(world.target.url).see(`/published/acme/${slug}@prod.json`);
    expect(JSON.parse(published.text).info.version).toBe('1.0');
  });

  it('warns editors of public specifications that everyone can read labeled versions', async () => {
    const { slug, labels, first, versionPage } = await publishTides({ prod: 'first' });
    await world.client.specs.setVisibility({
      ...{ organizationId: 'acme', specSlug: slug, visibility: 'public' },
    });
    for (const address of [labels, `${labels}/prod`, versionPage(first)]) {
      const hint = 'Everyone can see this label and read its version.';
      expect(textOf(await editor.see(address))).toContain(hint);
      expect(textOf(await reader.see(address))).not.toContain(hint);
    }
  });
});
