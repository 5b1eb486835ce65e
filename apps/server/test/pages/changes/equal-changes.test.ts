import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectPage, type PagesWorld, startPagesWorld, textOf } from '../../support/pages/pages-world.js';
import { createVisitor, type Visitor } from '../../support/pages/visitor.js';

let world: PagesWorld;
let reader: Visitor;
let changes: string;

const root = '/orgs/acme/openapi/limits';
const count = 120;

/** A document with many properties that all have the same maximum length. */
function limits(version: string, maxLength: number, others: Record<string, object> = {}): string {
  const names = Array.from({ length: count }, (_, index) => `field${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', maxLength }]));
  const schema = { type: 'object', properties: { ...properties, ...others } };
  const post = {
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 204: { description: 'Stored.' } },
  };
  const info = { title: 'Limits', version };
  return JSON.stringify({ openapi: '3.1.0', info, paths: { '/entries': { post } } }, undefined, 1);
}

beforeAll(async () => {
  world = await startPagesWorld();
  await world.publish('limits', { text: limits('1.0.0', 5000, { gone: { type: 'string', minLength: 1 } }) });
  world.target.advance(60_000);
  await world.publish('limits', { text: limits('2.0.0', 4000, { gone: { type: 'string', minLength: 2 } }) });
  reader = await world.visitorWith(world.reader);
  const { items } = await world.client.specs.versions.list({ organizationId: 'acme', specSlug: 'limits' });
  changes = `${root}/versions/${items[0]?.id}/changes`;
});

afterAll(() => world.close());

/** Returns the first link of a page to another query that has a parameter. */
function searchWith(name: string, { text }: { text: string }): string {
  const [, search = ''] = new RegExp(`href="(\\?[^"]*\\b${name}=[^"]*)"`).exec(text) ?? [];
  return search.replaceAll('&amp;', '&');
}

it('shows equal changes as one row with their number, beside the others', async () => {
  const seen = await reader.see(changes);
  expectPage(seen, 200);
  const text = textOf(seen);
  expect(text).toMatch(/The maximum length of … was lowered from 5000 to 4000 ?\. 120 places in 1 operation/);
  expect(text).toMatch(/The minimum length of gone was raised from 1 to 2 ?\./);
  expect(text).toContain('121 breaking');
  // The first one and some of the others, not all.
  expect(seen.text.match(/<article class="change"/g)).toHaveLength(2);
  expect(seen.text).not.toContain('Next page');
  expect(seen.text.length).toBeLessThan(40_000);
});

it('lists all equal changes with their lines on pages of their own', async () => {
  const all = searchWith('group', await reader.see(changes));
  const seen = await reader.see(changes + all);
  expectPage(seen, 200);
  expect(textOf(seen)).toContain('120 changes of one kind.');
  expect(textOf(seen)).not.toContain('The minimum length');
  expect(seen.text.match(/<article class="change"/g)).toHaveLength(50);
  const next = searchWith('page', seen);
  const second = await reader.see(changes + next);
  expect(textOf(second)).toContain('The maximum length of field');
  expect(textOf(second)).toContain('120 changes of one kind.');
});

it('names equal changes once in the changelog, which links to them', async () => {
  const seen = await reader.see(`${root}/changelog`);
  const text = textOf(seen);
  expect(text.match(/The maximum length of/g)).toHaveLength(1);
  expect(text).toContain('At several places.');
  const [, id = 'none'] = new RegExp(`href="${changes}#([0-9a-f]+)"`).exec(seen.text) ?? [];
  expect((await reader.see(changes)).text).toContain(`id="${id}"`);
});

it('names them once for visitors: on the page, as Markdown, and in the feed', async () => {
  const place = { organizationId: 'acme', specSlug: 'limits' };
  await world.client.specs.setVisibility({ ...place, visibility: 'public' });
  const anyone = createVisitor(world.target.url);
  for (const path of ['changelog', 'changelog.md', 'changelog.atom']) {
    const text = textOf(await anyone.see(`${root}/${path}`));
    expect(text.match(/The maximum length of/g), path).toHaveLength(1);
    expect(text, path).toContain(`At ${count} places.`);
    expect(text, path).toMatch(/The minimum length of `?gone`? was raised/);
  }
  expect(textOf(await anyone.see(`${root}/changelog`))).toContain('And 1 more change.');
});

it('lists each of them in the API', async () => {
  const place = { organizationId: 'acme', specSlug: 'limits' };
  const { items } = await world.client.specs.versions.list(place);
  const versionId = items[0]?.id ?? '';
  const listed = await world.client.specs.versions.listChanges({ ...place, versionId });
  expect(listed.count).toBe(count + 1);
});
