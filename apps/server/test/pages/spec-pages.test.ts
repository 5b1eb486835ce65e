import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  ferry,
  ferryStatus,
  hostile,
  type PagesWorld,
  script,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import { createVisitor, linksOf } from '../support/pages/visitor.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

describe('the page of a specification', () => {
  it('shows its state, its source and its problems', async () => {
    const seen = await (await world.visitorWith(world.reader)).see(ferryStatus);
    expectPage(seen, 200);
    const words = textOf(seen);
    for (const part of [
      'ferry',
      'acme',
      'complete',
      'private',
      '2025-06-01 08:00 UTC',
      `${world.web.url}/ferry.json`,
    ]) {
      expect(words).toContain(part);
    }
    const { lastProcessedErrors } = await world.client.specs.get({
      organizationId: 'acme',
      specSlug: 'ferry',
    });
    const [problem] = lastProcessedErrors;
    expect(problem?.message).toContain(script);
    expect(words).toContain(problem?.code);
    expect(words).toContain(problem?.pointer);
    expect(words).toContain(problem?.message.replaceAll('<', '&lt;').replaceAll('"', '&quot;'));
  });

  it('shows its owner, lifecycle, tags, and links', async () => {
    await world.publish('described', { text: JSON.stringify(hostile) });
    await world.client.specs.update({
      ...{ organizationId: 'acme', specSlug: 'described' },
      ...{ owner: 'Team Tide', lifecycle: 'deprecated', tags: ['booking'] },
      links: [{ title: 'On-call handbook', url: 'https://wiki.example/tide' }],
    });
    const visitor = await world.visitorWith(world.reader);
    const seen = await visitor.see('/orgs/acme/openapi/described/versions');
    const words = textOf(seen);
    for (const part of ['Team Tide', 'deprecated', 'booking', 'On-call handbook'])
      expect(words).toContain(part);
    for (const url of ['/orgs/acme?owner=Team+Tide', '/orgs/acme?tag=booking', 'https://wiki.example/tide'])
      expect(seen.text).toContain(`href="${url}"`);
  });

  it('shows its title, its version and content, and links to its problems and source', async () => {
    const text = JSON.stringify({
      ...hostile,
      info: { title: 'Tides', version: '2024-05-01' },
      paths: { '/tides': { get: { responses: { 200: { description: 'Tides.' } } } } },
    });
    const { lastProcessedErrorCount: count } = await world.publish('tides', { text });
    const seen = await (await world.visitorWith(world.reader)).see('/orgs/acme/openapi/tides/versions');
    const words = textOf(seen);
    expect(seen.text).toContain('<h1>Tides</h1>');
    expect(words).toContain('API version 2024-05-01 Content 1 operation, 0 schemas');
    expect(words).toContain(`Versions Changelog Problems (${count}) Source`);
    expect(linksOf(seen, '/orgs/acme/openapi/tides/')).toEqual(
      expect.arrayContaining(['/orgs/acme/openapi/tides/problems', '/orgs/acme/openapi/tides/source']),
    );
  });

  it('marks a specification that was converted from Swagger 2.0', async () => {
    const text = JSON.stringify({ swagger: '2.0', info: hostile.info, paths: {} });
    const { lastVersion } = await world.publish('swagger', { text });
    const visitor = await world.visitorWith(world.reader);
    for (const path of [
      '/orgs/acme/openapi/swagger/versions',
      `/orgs/acme/openapi/swagger/versions/${lastVersion}`,
    ]) {
      const seen = await visitor.see(path);
      expectPage(seen, 200);
      expect(seen.text.slice(0, seen.text.indexOf('</dl>')), path).toContain('converted from Swagger 2.0');
    }
    const page = await visitor.see('/orgs/acme/openapi/swagger/versions');
    expect(page.text).toContain('1 note');
    expect(page.text).not.toContain('1 problem');
    const { text: list } = await visitor.see('/orgs/acme');
    expect(/\/openapi\/swagger"[\s\S]*?<\/tr>/.exec(list)?.[0]).toContain('1 note');
    const { text: other } = await visitor.see('/orgs/acme/openapi/ferry/versions');
    expect(other).not.toContain('converted from');
  });

  it('escapes tags and scripts from documents and addresses', async () => {
    const visitor = await world.visitorWith(
      await world.target.token({ scopes: ['openapi:read', 'space:read'] }),
    );
    const ofHostile = `/orgs/${encodeURIComponent(script)}`;
    await world.publish('pets', { text: JSON.stringify(hostile) }, script);
    const addresses = [ferryStatus, ofHostile, `${ofHostile}/openapi/pets/versions`];
    for (const address of [...addresses, `/spaces/docs/${encodeURIComponent(script)}`]) {
      const seen = await visitor.see(address);
      expectPage(seen, 200);
      expect(seen.text).toContain('&lt;script>');
      expect(seen.text.split('<script')).toHaveLength(2);
      expect(seen.text).toMatch(/<script src="\/assets\//);
    }
  });

  it('hides the request headers of its source', async () => {
    const { text } = await (await world.visitorWith(world.reader)).see(ferryStatus);
    expect(text).not.toMatch(/x-key|of-the-source/);
  });

  it('shows the number of problems when the list is incomplete', async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [`/${index}/{id}`, { get: { responses: {} } }]),
    );
    const text = JSON.stringify({ ...hostile, paths });
    const { lastProcessedErrorCount, lastProcessedErrors } = await world.publish('many', { text });
    expect(lastProcessedErrorCount).toBeGreaterThan(lastProcessedErrors.length);
    const words = textOf(
      await (await world.visitorWith(world.reader)).see('/orgs/acme/openapi/many/versions'),
    );
    expect(words).toContain(`${lastProcessedErrorCount} problems`);
    expect(words).toContain(`Showing the first ${lastProcessedErrors.length}.`);
  });

  it('lists a repeated problem once, with its count and locations', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`A${index}`, { requird: ['a'] }]),
    );
    const text = JSON.stringify({ ...hostile, paths: {}, components: { schemas } }, null, 2);
    const { lastProcessedErrors } = await world.publish('repeated', { text });
    const found = lastProcessedErrors.filter(({ code }) => code === 'unknown-field');
    expect(found).toHaveLength(60);
    const page = await (await world.visitorWith(world.reader)).see('/orgs/acme/openapi/repeated/versions');
    const words = textOf(page);
    expect(page.text.split('<code>requird</code> is not a field')).toHaveLength(2);
    expect(words).toContain('60 times');
    expect(words).toContain('55 more locations');
    for (const { pointer } of found) expect(words).toContain(` ${pointer} `);
  });

  it('shows why processing fails, since when, and that the latest version is unchanged', async () => {
    const visitor = await world.visitorWith(world.reader);
    await world.publish('broken', { text: 'no: document' });
    const first = textOf(await visitor.see('/orgs/acme/openapi/broken/versions'));
    expect(first).toContain('PARSE_ERROR');
    expect(first).toContain('None: the source has never been processed successfully.');
    expect(first).toContain('(just now)');
    expect(first).not.toContain('Last attempt');
    await world.publish('broken', { text: JSON.stringify(hostile) });
    const { failingSince = '' } = await world.publish('broken', { text: 'no: document' });
    world.target.advance(2 * 3_600_000);
    await world.publish('broken', { text: 'still: no document' });
    const words = textOf(await visitor.see('/orgs/acme/openapi/broken/versions'));
    expect(words).toContain(', which is unchanged');
    expect(words).toContain(
      `Failing since ${failingSince.slice(0, 10)} ${failingSince.slice(11, 16)} UTC (2 hours ago)`,
    );
    expect(words).toMatch(/Last attempt [^(]* \(just now\)/);
    expect(textOf(await visitor.see('/orgs/acme'))).toContain('Failed for 2 hours Invalid source');
  });

  it.each([
    ['broken.json', 'correct them in the document at'],
    ['missing.json', 'Check that the URL and its headers are right'],
  ])('shows the next step after the failure of the URL %s', async (file, step) => {
    const specSlug = file.replace('.json', '-url');
    const url = `${world.web.url}/${file}`;
    await world.publish(specSlug, { url });
    const address = `/orgs/acme/openapi/${specSlug}/versions`;
    const editor = await world.visitorWith(
      await world.target.token({ organizations: ['acme'], scopes: ['openapi:read', 'openapi:write'] }),
    );
    const seen = await editor.see(address);
    expect(textOf(seen)).toContain(step);
    expect(textOf(seen)).toContain('It is fetched again automatically. You can also fetch it now');
    expect(seen.text).not.toContain('publish the corrected files');
    const visitor = await world.visitorWith(world.reader);
    expect(textOf(await visitor.see(address))).not.toContain('You can also');
  });

  it('shows that processing is in progress', async () => {
    const request = world.nextSlowRequest();
    const source = { url: `${world.web.url}/slow.json` };
    await world.client.specs.upsert({ organizationId: 'acme', specSlug: 'slow', source });
    const response = await request;
    const words = textOf(
      await (await world.visitorWith(world.reader)).see('/orgs/acme/openapi/slow/versions'),
    );
    expect(words).toContain('processing');
    expect(words).toContain('Processing Received');
    response.end(JSON.stringify(hostile));
    await world.target.server.processor.idle();
  });

  it('lists its versions in pages, newest first', async () => {
    for (let version = 1; version <= 51; version++) {
      await world.publish('often', {
        text: JSON.stringify({ ...hostile, info: { title: 'Often', version: `${version}` } }),
      });
      world.target.advance(60_000);
    }
    const visitor = await world.visitorWith(world.reader);
    const first = await visitor.see('/orgs/acme/openapi/often/versions');
    const times = [...first.text.matchAll(/versions\/\w+">\d+, <time datetime="([^"]+)"/gi)].map(
      ([, time]) => time,
    );
    expect(times).toHaveLength(50);
    expect(times).toEqual(times.toSorted().toReversed());
    const next =
      linksOf(first, '/orgs/acme/openapi/often/versions').find((link) => link.includes('?page=')) ?? '';
    const second = await visitor.see(next);
    expectPage(second, 200);
    expect(second.text.match(/versions\/\w+">\d+, <time/gi)).toHaveLength(1);
    expect(second.text).not.toContain('?page=');
  });
});

describe('a page at an organization ID in another case', () => {
  it('is the page at the stored ID', async () => {
    const visitor = await world.visitorWith(world.reader);
    const { id } = await world.client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'ferry' });
    for (const rest of ['', '/openapi/ferry/versions', `/openapi/ferry/versions/${id}`]) {
      const exact = await visitor.see(`/orgs/acme${rest}`);
      expectPage(exact, 200);
      expect((await visitor.see(`/orgs/ACME${rest}`)).text, rest).toBe(exact.text);
    }
    expectPage(await visitor.see('/orgs/GLOBEX'), 404);
  });
});

describe('the page of a version', () => {
  it('is at `urls.app` and shows its creation time', async () => {
    const { urls, id } = await world.client.specs.versions.getLatest({
      organizationId: 'acme',
      specSlug: 'ferry',
    });
    const seen = await (await world.visitorWith(world.reader)).see(urls.app);
    expectPage(seen, 200);
    const words = textOf(seen);
    for (const part of [id, 'latest', '2025-06-01 08:00 UTC']) expect(words).toContain(part);
  });

  it('links the processed document, the original files, and all of them as an archive', async () => {
    const visitor = await world.visitorWith(world.reader);
    const place = { organizationId: 'acme', specSlug: 'ferry' };
    const { urls, id } = await world.client.specs.versions.getLatest(place);
    const { files } = await world.client.specs.versions.source.get({ ...place, versionId: id });
    const seen = await visitor.see(urls.app);
    expect(textOf(seen)).toContain('1 original file');
    const names = ['document.json', 'document.yaml', `source/${files[0]?.path}`, 'source.zip'];
    for (const name of names) {
      expect(seen.text).toContain(`href="${ferry}/versions/${id}/${name}"`);
      expect((await visitor.see(`${ferry}/versions/${id}/${name}`)).status, name).toBe(200);
    }
    expectPage(await visitor.see(`${ferry}/versions/${id}/source/none.yaml`), 404);
  });

  it.each(['document.json', 'document.yaml', 'source/ferry.json'])(
    'serves %s to a signed-in browser, in a sandbox',
    async (name) => {
      const visitor = await world.visitorWith(world.reader);
      const { id } = await world.client.specs.versions.getLatest({
        organizationId: 'acme',
        specSlug: 'ferry',
      });
      const address = `${ferry}/versions/${id}/${name}`;
      const { status, headers, text } = await visitor.see(address);
      expect(status).toBe(200);
      expect(text).toContain('Ferry');
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^application\/(json|yaml); charset=utf-8$/),
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expectPage(await createVisitor(world.target.url).see(address), 401);
      expectPage(await (await world.visitorWith(world.stranger)).see(address), 404);
      expectPage(await visitor.see(`${ferry}/versions/none/${name}`), 404);
    },
  );
});
