import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  hostile,
  type PagesWorld,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import { createVisitor, type Seen, type Visitor } from '../support/pages/visitor.js';

let world: PagesWorld;
let editor: Visitor;
let reader: Visitor;

beforeAll(async () => {
  world = await startPagesWorld();
  const scopes = ['openapi:read', 'openapi:write'];
  editor = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes }));
  reader = await world.visitorWith(world.reader);
});

afterAll(() => world.close());

/** Publishes a public specification, and returns the addresses of its pages. */
async function publish(slug: string) {
  const place = { organizationId: 'acme', specSlug: slug };
  await world.publish(slug, { text: JSON.stringify(hostile) });
  const { lastVersion = '' } = await world.client.specs.setVisibility({ ...place, visibility: 'public' });
  const docs = `/orgs/acme/openapi/${slug}`;
  const version = `${docs}/versions/${lastVersion}`;
  return { place: { ...place, versionId: lastVersion }, docs, version, manage: `${docs}/manage` };
}

const form = {
  action: 'deprecate',
  deprecatedAt: '2025-03-01',
  sunset: '2025-09-01',
  note: 'Use <b>v3</b>.',
};
const notice = 'Deprecated since 2025-03-01. Sunset: 2025-09-01. Use &lt;b>v3&lt;/b>.';
const withoutTags = (text: string) => text.replaceAll(/<\/?(?:time|span)[^>]*>/g, '').replaceAll(/\s+/g, ' ');

/** The deprecation that the form has shown. */
function shownIn({ text }: Seen): string {
  const [, value] = / name="shown-deprecation" value(?:="([^"]*)")?\/>/.exec(text) ?? [];
  return (value ?? '').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

describe('the form of a deprecation', () => {
  it('deprecates a version, whose pages then show a notice with an escaped note', async () => {
    const { place, docs, version } = await publish('old');
    expect((await editor.see(version)).text).toContain('Deprecate this version');
    const seen = await editor.send(version, form);
    expect(seen).toMatchObject({ status: 303, headers: { location: `${version}?saved=deprecation` } });
    const saved = await editor.see(seen.headers.location ?? '');
    expect(saved.text).toContain('The deprecation is saved.');
    for (const page of [saved, await reader.see(version)]) expect(withoutTags(page.text)).toContain(notice);
    const visitor = createVisitor(world.target.url);
    for (const address of [docs, `${docs}/operations`, `${version}/docs`]) {
      const page = await visitor.see(address);
      expect([address, page.status]).toEqual([address, 200]);
      expect(withoutTags(page.text)).toContain(notice);
    }
    expect((await world.client.specs.versions.get(place)).deprecation).toEqual({
      at: '2025-03-01T00:00:00.000Z',
      sunset: '2025-09-01T00:00:00.000Z',
      note: 'Use <b>v3</b>.',
    });
    expect((await editor.send(version, { action: 'undeprecate' })).status).toBe(303);
    expect(textOf(await visitor.see(docs))).not.toContain('Deprecated since');
  });

  it('deprecates a specification, and all of its versions without a deprecation of their own', async () => {
    const { docs, version, manage } = await publish('api');
    expect((await editor.send(manage, { ...form, deprecatedAt: '2125-03-01', sunset: '' })).status).toBe(303);
    const expected = 'Will be deprecated on 2125-03-01. Use &lt;b>v3&lt;/b>.';
    for (const address of [docs, version, `${docs}/versions`])
      expect(withoutTags((await reader.see(address)).text)).toContain(expected);
    await editor.send(version, form);
    expect(withoutTags((await reader.see(docs)).text)).toContain(notice);
    expect((await editor.send(manage, { action: 'undeprecate' })).status).toBe(303);
    const page = await editor.see(`${manage}?saved=deprecation`);
    expect(textOf(page)).toContain('The specification is no longer deprecated.');
  });

  it('shows the deprecation of the specification on the pages of its versions', async () => {
    const { docs, version, manage } = await publish('inherited');
    await editor.send(manage, form);
    const inherited = `All versions of this specification: ${notice}`;
    const page = withoutTags((await editor.see(version)).text);
    expect(page).toContain(`${inherited} <a href="${manage}">Manage</a>`);
    const seen = withoutTags((await reader.see(version)).text);
    expect(seen).toContain(inherited);
    expect(seen).not.toContain('>Manage</a>');
    expect(withoutTags((await reader.see(`${docs}/versions`)).text)).not.toContain(inherited);
    await editor.send(version, form);
    expect(withoutTags((await editor.see(version)).text)).not.toContain(inherited);
    await editor.send(version, { action: 'undeprecate' });
    expect(textOf(await editor.see(`${version}?saved=deprecation`))).toContain(
      'The version has no deprecation of its own.',
    );
  });

  it('marks deprecated versions in the list, and planned deprecations', async () => {
    const { docs, version, manage } = await publish('marked');
    const marksOf = async () =>
      [...(await reader.see(`${docs}/versions`)).text.matchAll(/<span class="tag warn">(dep.*?)</g)].map(
        ([, mark]) => mark,
      );
    expect(await marksOf()).toEqual([]);
    await editor.send(manage, form);
    expect(await marksOf()).toEqual(['deprecated']);
    await editor.send(version, { ...form, deprecatedAt: '2125-03-01', sunset: '' });
    expect(await marksOf()).toEqual(['deprecation planned']);
  });

  it('overwrites no deprecation that someone else has saved meanwhile', async () => {
    const { version, manage } = await publish('shared');
    for (const address of [version, manage]) {
      expect((await editor.see(address)).text).toContain('name="shown-deprecation" value/>');
      const mine = { ...form, note: 'Mine', 'shown-deprecation': '' };
      expect((await editor.send(address, form)).status).toBe(303);
      const conflict = await editor.send(address, mine);
      expectPage(conflict, 409);
      expect(textOf(conflict)).toContain(
        'Someone has saved another deprecation since you opened this page: since 2025-03-01, sunset 2025-09-01, note',
      );
      expect(conflict.text).toContain('value="Mine"');
      const now = shownIn(conflict);
      expect(now).toContain('2025-03-01T00:00:00.000Z');
      expectPage(await editor.send(address, { action: 'undeprecate', 'shown-deprecation': '' }), 409);
      expect((await editor.send(address, { action: 'undeprecate', 'shown-deprecation': now })).status).toBe(
        303,
      );
      const removed = await editor.send(address, { ...mine, 'shown-deprecation': now });
      expectPage(removed, 409);
      expect(textOf(removed)).toContain('Someone has removed the deprecation since you opened this page');
      expect((await editor.send(address, mine)).status).toBe(303);
    }
  });

  it('keeps the input after an error', async () => {
    const { version, manage } = await publish('wrong');
    for (const address of [version, manage]) {
      const seen = await editor.send(address, { ...form, sunset: '2025-02-28' });
      expectPage(seen, 400);
      expect(seen.text).toContain('id="sunset-error">The sunset must not be before the day');
      for (const value of ['2025-03-01', '2025-02-28', 'Use &lt;b>v3&lt;/b>.'])
        expect(seen.text).toContain(`value="${value}"`);
      expectPage(await editor.send(address, { action: 'other' }), 400);
    }
    expectPage(await editor.send(version, { ...form, note: 'x'.repeat(501) }), 400);
  });

  it('is only for members who may change the specification', async () => {
    const { version } = await publish('guarded');
    const page = await reader.see(version);
    expect(page.text).not.toContain('Deprecate this version');
    expect(page.text).not.toContain('Read in the last 30 days');
    expectPage(await reader.send(version, form), 403);
    expectPage(await editor.send(version, form, { 'sec-fetch-site': 'cross-site' }), 403);
  });
});

describe('the readers of a version', () => {
  it('are shown to editors: documentation pages and downloads count, other pages of the console do not', async () => {
    const { place, docs, version } = await publish('read');
    const usage = async () => textOf(await editor.see(version));
    expect(await usage()).toContain('No token has read this version in the last 30 days.');
    await reader.see(version);
    await reader.see(`${docs}/versions`);
    expect((await world.client.specs.versions.usage(place)).reads).toEqual([]);
    const visitor = createVisitor(world.target.url);
    const first = await visitor.see(docs);
    const etag = first.headers.etag ?? '';
    expect((await visitor.see(docs, { 'if-none-match': etag })).status).toBe(304);
    for (const address of [`${docs}/docs/missing`, `${docs}/search.json`, `${docs}/docs`])
      await visitor.see(address);
    expect(await usage()).toContain('No token has read this version in the last 30 days.');
    for (const address of [docs, `${docs}/operations`, `${version}/document.json`, `${version}/source.zip`])
      expect((await reader.see(address)).status).toBe(200);
    expect((await world.client.specs.versions.usage(place)).reads).toEqual([
      expect.objectContaining({ tokenId: expect.any(String), requests: 4 }),
      expect.objectContaining({ name: 'Anonymous', requests: 2 }),
    ]);
    await world.setLabel('read', 'prod', place.versionId);
    const label = { organizationId: 'acme', specSlug: 'read', label: 'prod' };
    for (const address of [`${docs}/@prod/docs`, `${docs}/versions/label:Prod/docs`])
      await reader.see(address);
    expect((await world.client.specs.labels.usage(label)).reads).toEqual([
      expect.objectContaining({ tokenId: expect.any(String), requests: 2 }),
    ]);
    expect(await usage()).toMatch(
      /1 token has read this version, most recently on \d{4}-\d\d-\d\d\..*Anonymous 2/,
    );
  });
});
