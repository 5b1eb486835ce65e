import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  hostile,
  type PagesWorld,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import type { Visitor } from '../support/pages/visitor.js';

let world: PagesWorld;
let editor: Visitor;

beforeAll(async () => {
  world = await startPagesWorld();
  const scopes = ['openapi:read', 'openapi:write'];
  editor = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes }));
});

afterAll(() => world.close());

const manage = (slug: string) => `/orgs/acme/openapi/${slug}/manage`;
const status = (slug: string) => `/orgs/acme/openapi/${slug}/versions`;
const specOf = (specSlug: string) => world.client.specs.get({ organizationId: 'acme', specSlug });

describe('managing a specification', () => {
  it('fetches the source again, with its stored headers', async () => {
    const before = await specOf('ferry');
    world.target.advance(1_000);
    const seen = await editor.send(manage('ferry'), { action: 'refetch' });
    expect(seen).toMatchObject({ status: 303, headers: { location: status('ferry') } });
    await world.target.server.processor.idle();
    const after = await specOf('ferry');
    expect(after.lastProcessErrorCode).toBeUndefined();
    expect(after.lastProcessedAt).not.toBe(before.lastProcessedAt);
  });

  it('changes the visibility', async () => {
    await world.publish('visible', { text: JSON.stringify(hostile) });
    const seen = await editor.send(manage('visible'), { action: 'visibility', visibility: 'public' });
    expect(seen).toMatchObject({
      status: 303,
      headers: { location: `${manage('visible')}?saved=visibility` },
    });
    const confirmed = await editor.see(seen.headers.location ?? '');
    expect(confirmed.text).toContain(
      'role="status">The documentation is public. <a href="/orgs/acme/openapi/visible">',
    );
    expect((await specOf('visible')).visibility).toBe('public');
    expectPage(await editor.send(manage('visible'), { action: 'visibility', visibility: 'secret' }), 400);
    expectPage(await editor.send(manage('visible'), { action: 'refetch' }), 400);
    expectPage(await editor.send(manage('visible'), { action: 'constructor' }), 400);
  });

  it('changes the catalog entry', async () => {
    await world.publish('listed', { text: JSON.stringify(hostile) });
    const action = 'metadata';
    const form = { action, owner: 'Team Tide', lifecycle: 'production', tags: 'booking\nsea, land' };
    const links = 'Runbook https://a.example/';
    const seen = await editor.send(manage('listed'), { ...form, links });
    expect(seen).toMatchObject({ status: 303, headers: { location: `${manage('listed')}?saved=metadata` } });
    expect(textOf(await editor.see(seen.headers.location ?? ''))).toContain('The catalog entry is saved.');
    expect(await specOf('listed')).toMatchObject({
      owner: 'Team Tide',
      lifecycle: 'production',
      tags: ['booking', 'sea, land'],
      links: [{ title: 'Runbook', url: 'https://a.example/' }],
    });
    const page = await editor.see(manage('listed'));
    for (const text of ['value="Team Tide"', '>\nbooking\nsea, land</textarea>', links])
      expect(page.text).toContain(text);
    const empty = { action, owner: '', lifecycle: '', tags: '', links: '' };
    expect((await editor.send(manage('listed'), empty)).status).toBe(303);
    expect(await specOf('listed')).toMatchObject({ tags: [], links: [] });
  });

  it('keeps what another editor has saved in fields that the form did not change', async () => {
    await world.publish('shared', { text: JSON.stringify(hostile) });
    const place = { organizationId: 'acme', specSlug: 'shared' };
    await world.client.specs.update({ ...place, owner: 'One', tags: ['a'] });
    const page = await editor.see(manage('shared'));
    const shown = Object.fromEntries(
      Array.from(
        page.text.matchAll(/name="(shown-(?!deprecation)\w+)" value(?:="([^"]*)")?/g),
        ([, name, value = '']) => [name, value],
      ),
    );
    expect(shown).toEqual({
      'shown-owner': 'One',
      'shown-lifecycle': '',
      'shown-tags': 'a',
      'shown-links': '',
    });
    await world.client.specs.update({ ...place, owner: 'Two', lifecycle: 'retired' });
    const form = { action: 'metadata', ...shown, owner: 'One', lifecycle: '', tags: 'a\nb', links: '' };
    expect((await editor.send(manage('shared'), form)).status).toBe(303);
    const saved = { owner: 'Two', lifecycle: 'retired', tags: ['a', 'b'] };
    expect(await specOf('shared')).toMatchObject(saved);
    expect((await editor.send(manage('shared'), { ...form, tags: 'a' })).status).toBe(303);
    expect(await specOf('shared')).toMatchObject(saved);
  });

  it.each([
    ['tags', { tags: 'a\nA' }, 'Entry 2: repeats the tag'],
    ['links', { links: 'A https://a.example/\nB ftp://b.example/' }, 'Entry 2, url: '],
    ['links', { links: 'https://a.example/' }, 'Enter a title and a URL'],
  ])('rejects invalid %s, and keeps the entered values', async (field, entered, message) => {
    const form = { action: 'metadata', owner: 'Team Tide', lifecycle: '', tags: '', links: '', ...entered };
    const seen = await editor.send(manage('open'), form);
    expectPage(seen, 400);
    expect(seen.text).toContain(`id="${field}-error">${message}`);
    expect(seen.text).toContain('value="Team Tide"');
    expect((await specOf('open')).owner).toBeUndefined();
  });

  it('deletes only after its slug is entered', async () => {
    await world.publish('doomed', { text: JSON.stringify(hostile) });
    const wrong = await editor.send(manage('doomed'), { action: 'delete', confirmation: 'doome' });
    expectPage(wrong, 400);
    expect(wrong.text).toMatch(/id="confirmation-error">Enter doomed to delete/);
    const seen = await editor.send(manage('doomed'), { action: 'delete', confirmation: 'doomed' });
    expect(seen).toMatchObject({ status: 303, headers: { location: '/orgs/acme?deleted=doomed' } });
    expect(textOf(await editor.see('/orgs/acme?deleted=doomed'))).toContain(
      'The specification doomed is deleted.',
    );
    expect(textOf(await editor.see('/orgs/acme?deleted=Call+us'))).not.toContain('is deleted.');
    await expect(specOf('doomed')).rejects.toThrow('not found');
  });

  it('rejects forms of other sites and tokens that only read', async () => {
    const action = { action: 'delete', confirmation: 'open' };
    expectPage(await editor.send(manage('open'), action, { 'sec-fetch-site': 'cross-site' }), 403);
    const reader = await world.visitorWith(world.reader);
    for (const seen of [await reader.see(manage('open')), await reader.send(manage('open'), action)]) {
      expectPage(seen, 403);
      expect(textOf(seen)).toContain('openapi:write');
    }
    const page = await reader.see(status('open'));
    expect(page.text).not.toContain(manage('open'));
    expect(page.text).not.toContain('/publish?slug=');
    expect((await editor.see(status('open'))).text).toContain(manage('open'));
    expectPage(await editor.see('/orgs/globex/openapi/any/manage'), 404);
    expect((await specOf('open')).slug).toBe('open');
  });
});

describe('the state of a run', () => {
  it('refreshes until its end', async () => {
    const request = world.nextSlowRequest();
    await world.client.specs.upsert({
      ...{ organizationId: 'acme', specSlug: 'slow' },
      source: { url: `${world.web.url}/slow.json` },
    });
    const response = await request;
    const running = await editor.see(status('slow'));
    expect(running.text).toContain('<noscript><meta http-equiv="refresh" content="2"/></noscript>');
    expect(running.text).toContain('aria-current="step">Fetching, checking, and storing the files<');
    response.end(JSON.stringify(hostile));
    await world.target.server.processor.idle();
    const done = await editor.see(status('slow'));
    expect(done.text).not.toContain('http-equiv="refresh"');
    expect(textOf(done)).toContain('Published, with 3 problems');
  });

  it('shows the operations that the version has added', async () => {
    const operation = { responses: { 200: { description: 'OK' } } };
    const paths = { '/a': { get: operation } };
    const info = { title: 'Grows', version: '1' };
    await world.publish('grows', { text: JSON.stringify({ openapi: '3.1.0', info, paths }) });
    world.target.advance(1_000);
    const more = { '/b': { get: operation, post: operation } };
    await world.publish('grows', { text: JSON.stringify({ openapi: '3.1.0', info, paths: more }) });
    const words = textOf(await editor.see(status('grows')));
    expect(words).toContain('New since the previous version: 2 operations; 1 removed.');
    expect(words).toContain('POST /b');
  });

  it('shows the cause of a failure, the current version, and the next step', async () => {
    await world.publish('breaks', { text: JSON.stringify(hostile) });
    const { lastVersion } = await world.publish('breaks', { text: 'openapi: [' });
    const seen = await editor.see(status('breaks'));
    const words = textOf(seen);
    expect(words).toContain('The last run failed');
    expect(words).toContain('The source is not a valid OpenAPI document.');
    expect(words).toContain(`${lastVersion} , which is unchanged`);
    expect(seen.text).toContain('/orgs/acme/openapi/breaks/problems');
    expect(seen.text).toContain('/orgs/acme/publish?slug=breaks');
  });
});
