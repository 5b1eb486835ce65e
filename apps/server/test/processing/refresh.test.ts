import { createHash } from 'node:crypto';
import { fixture } from '@specshelf/conformance';
import { defaultLimits } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { serverCodec } from '@specshelf/store/content-codec';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { organizationId } from '../support/server/start-with-client.js';
import { afterInterval, specSlug, useSourceWorld } from '../support/server/use-source-world.js';

// Effects of a refresh that HTTP cannot show: requests to the source, and stored data.

const inline = createHeavyWork(serverCodec);
const ferry = fixture('ferry.yaml');
const world = useSourceWorld();
const { start, publish, after, addSplitSource } = world;

describe('an unchanged source', () => {
  it('is requested with validators for each file, without transferring it again', async () => {
    let runs = 0;
    await start(
      replaceTasks(
        {
          runPipeline: (input) => {
            runs += 1;
            return inline.runTask('runPipeline', input);
          },
        },
        inline,
      ),
    );
    const first = await publish(addSplitSource());
    const runsBefore = runs;
    world.site.responses.length = 0;
    const second = await after(afterInterval);
    expect(world.site.responses.map(({ status }) => status)).toEqual([304, 304, 304]);
    expect(second.lastVersion).toBe(first.lastVersion);
    expect(runs).toBe(runsBefore);
  });

  it('transfers only a changed file', async () => {
    await start();
    await publish(addSplitSource());
    world.site.publish('split/schemas/buoy.json', '{ "type": "string" }');
    world.site.responses.length = 0;
    await after(afterInterval);
    const fetched = world.site.responses.filter(({ status }) => status === 200);
    expect(fetched).toEqual([{ name: 'split/schemas/buoy.json', status: 200 }]);
  });

  it('stores validators only for its own URL', async () => {
    await start();
    await publish(world.site.publish('ferry.yaml', ferry));
    // The same bytes have the same ETag, which belongs to another URL.
    const moved = await publish(world.site.publish('moved.yaml', ferry));
    expect(world.site.responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(moved).not.toHaveProperty('lastProcessErrorCode');
  });

  it('in UTF-16 keeps its original bytes, also when a later version reuses it', async () => {
    await start();
    const bytes = Buffer.from(`\ufeff${fixture('split/schemas/buoy.json')}`, 'utf16le');
    const url = addSplitSource();
    world.site.publish('split/schemas/buoy.json', bytes);
    const first = await publish(url);
    world.site.publish('split/openapi.yaml', `${fixture('split/openapi.yaml')}# second\n`);
    const second = await after(afterInterval);
    expect(second.lastVersion).not.toBe(first.lastVersion);
    const { source } = world.client.specs.versions;
    const place = { organizationId, specSlug, versionId: second.lastVersion ?? '' };
    expect((await source.get(place)).files.find(({ path }) => path === 'schemas/buoy.json')).toMatchObject({
      mediaType: 'application/octet-stream',
      size: bytes.length,
      digest: createHash('sha256').update(bytes).digest('hex'),
    });
    const sent = await source.getFile({ ...place, sourcePath: 'schemas/buoy.json' });
    expect(Buffer.from(sent).equals(bytes)).toBe(true);
    const archive = unzipSync(await source.getArchive(place));
    expect(Buffer.from(archive['schemas/buoy.json'] ?? []).equals(bytes)).toBe(true);
  });

  it('is processed again when the last run failed', async () => {
    await start();
    const url = world.site.publish('ferry.yaml', ferry);
    const first = await publish(url);
    world.site.publish('ferry.yaml', fixture('broken.yaml'));
    expect((await after(afterInterval)).lastProcessErrorCode).toBe('PARSE_ERROR');
    world.site.publish('ferry.yaml', ferry);
    const repaired = await after(2 * afterInterval);
    expect(repaired).not.toHaveProperty('lastProcessErrorCode');
    expect(repaired.lastVersion).toBe(first.lastVersion);
  });
});

describe('a referenced file', () => {
  it('has the path of its reference among the source files, also after a redirect', async () => {
    await start();
    const url = addSplitSource();
    world.site.publish('elsewhere/buoy.json', fixture('split/schemas/buoy.json'));
    world.site.redirect('split/schemas/buoy.json', 'elsewhere/buoy.json');
    const { lastVersion = '' } = await publish(url);
    const place = { organizationId, specSlug, versionId: lastVersion };
    const { files } = await world.client.specs.versions.source.get(place);
    expect(files.map(({ path }) => path)).toEqual(['openapi.yaml', 'paths/buoys.yaml', 'schemas/buoy.json']);
  });

  it('is found at the URL that redirects to it', async () => {
    await start();
    const good = ferry.replace('Ferry API', 'Moved API');
    world.site.publish('new.yaml', good);
    const first = await publish(world.site.redirect('old.yaml', 'new.yaml'));
    const second = await publish(world.site.publish('new.yaml', good));
    expect(second).not.toHaveProperty('lastProcessErrorCode');
    expect(second.lastVersion).toBe(first.lastVersion);
    expect(await after(afterInterval)).not.toHaveProperty('lastProcessErrorCode');
  });

  it('creates a version when it redirects to another file, with any validators', async () => {
    await start();
    world.site.publish('v1.yaml', ferry);
    world.site.publish('v2.yaml', `${ferry}# second\n`);
    const first = await publish(world.site.redirect('latest.yaml', 'v2.yaml'));
    world.site.redirect('latest.yaml', 'v1.yaml');
    expect((await after(afterInterval)).lastVersion).not.toBe(first.lastVersion);
  });

  it('creates no version when only the target URL of a redirect changes', async () => {
    await start();
    const copyTo = (folder: string) => {
      world.site.publish(`${folder}/paths/buoys.yaml`, fixture('split/paths/buoys.yaml'));
      world.site.publish(`${folder}/schemas/buoy.json`, fixture('split/schemas/buoy.json'));
      world.site.publish(`${folder}/openapi.yaml`, fixture('split/openapi.yaml'));
      return world.site.redirect('entry.yaml', `${folder}/openapi.yaml`);
    };
    const first = await publish(copyTo('signed-1'));
    expect(first.lastProcessedErrors).toEqual([]);
    copyTo('signed-2');
    expect((await after(afterInterval)).lastVersion).toBe(first.lastVersion);
  });

  it('resolves references against the URL after redirects (RF9)', async () => {
    await start();
    world.site.publish('deep/er/paths/buoys.yaml', fixture('split/paths/buoys.yaml'));
    world.site.publish('deep/er/schemas/buoy.json', fixture('split/schemas/buoy.json'));
    world.site.redirect('paths/buoys.yaml', 'deep/er/paths/buoys.yaml');
    const spec = await publish(world.site.publish('openapi.yaml', fixture('split/openapi.yaml')));
    expect(spec.lastProcessedErrors).toEqual([]);
    expect((await after(afterInterval)).lastVersion).toBe(spec.lastVersion);
  });

  it('is read again after it was broken and repaired', async () => {
    await start();
    const url = addSplitSource();
    world.site.publish('split/schemas/buoy.json', '{ "type": "object", }');
    const broken = await publish(url);
    expect(broken.lastProcessedErrors[0]).toMatchObject({ code: 'json-syntax' });
    expect((await after(afterInterval)).lastVersion).toBe(broken.lastVersion);
    world.site.publish('split/schemas/buoy.json', fixture('split/schemas/buoy.json'));
    const repaired = await after(afterInterval);
    expect(repaired.lastVersion).not.toBe(broken.lastVersion);
    expect(repaired.lastProcessedErrors).toEqual([]);
  });

  it('does not delay a source that no longer refers to it', async () => {
    let gone = false;
    let refers = true;
    const more = 'https://gone.example/buoy.json';
    await start({
      fetchSource: async ({ url, validators }) => {
        if (url === more && gone)
          return {
            kind: 'failed',
            code: 'FETCH_ERROR',
            cause: 'unreachable',
            message: 'No answer.',
            temporary: true,
          };
        if (url.endsWith('openapi.yaml') && validators) return { kind: 'unchanged', url, validators: {} };
        const paths = fixture('split/paths/buoys.yaml').replaceAll(
          '../schemas/buoy.json',
          refers ? more : '#/get',
        );
        const text = url.endsWith('openapi.yaml') ? fixture('split/openapi.yaml') : paths;
        const bytes = Buffer.from(url === more ? '{}' : text);
        return { kind: 'fetched', url, bytes, validators: { etag: '"same"' } };
      },
    });
    const first = await publish('https://sources.example/openapi.yaml');
    expect(first).not.toHaveProperty('lastProcessErrorCode');
    gone = true;
    refers = false;
    const second = await after(afterInterval);
    expect(second).not.toHaveProperty('lastProcessErrorCode');
    expect(second.lastVersion).not.toBe(first.lastVersion);
  });

  it('is not fetched when all files exceed their common limit', async () => {
    const fetchedURLs: string[] = [];
    const names = Array.from({ length: 20 }, (_, place) => `https://sources.example/${place}.json`);
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: name }]));
    const document = {
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: {},
      components: { schemas: { A: { properties } } },
    };
    await start({
      limits: { ...defaultLimits, files: 1000 },
      fetchSource: async ({ url }) => {
        fetchedURLs.push(url);
        const text = url.endsWith('openapi.json')
          ? JSON.stringify(document)
          : `{"title":"${'x'.repeat(400)}"}`;
        return { kind: 'fetched', url, bytes: Buffer.from(text), validators: {} };
      },
    });
    const spec = await publish('https://sources.example/openapi.json');
    expect(fetchedURLs.length).toBeLessThanOrEqual(7);
    expect(spec.processingState).toBe('complete');
    expect(spec.lastProcessedErrors.some(({ message }) => message.includes('1000'))).toBe(true);
  });

  it('is fetched again with other headers', async () => {
    await start({
      fetchSource: async ({ url, headers = {}, validators }) =>
        validators
          ? { kind: 'unchanged', url, validators: {} }
          : {
              kind: 'fetched',
              url,
              bytes: Buffer.from(`${ferry}# ${headers['x-tenant']}\n`),
              validators: { lastModified: 'Mon, 04 May 2026 10:00:00 GMT' },
            },
    });
    const first = await publish('https://sources.example/openapi.yaml', { 'x-tenant': 'a' });
    const second = await publish('https://sources.example/openapi.yaml', { 'x-tenant': 'b' });
    expect(second.lastVersion).not.toBe(first.lastVersion);
  });
});

describe('a source with unchanged bytes', () => {
  it('creates no version under a new ETag, and sends that ETag the next time (UF29)', async () => {
    const known: (string | undefined)[] = [];
    await start({
      fetchSource: async ({ url, validators }) => {
        known.push(validators?.etag);
        const etag = `"${known.length}"`;
        return { kind: 'fetched', bytes: Buffer.from(ferry), url, validators: { etag } };
      },
    });
    const first = await publish('https://sources.example/openapi.yaml');
    for (const round of [1, 2]) {
      const again = await after(afterInterval);
      expect(again.lastVersion, `round ${round}`).toBe(first.lastVersion);
      expect(again.lastProcessedAt).not.toBe(first.lastProcessedAt);
    }
    expect(known).toEqual([undefined, '"1"', '"2"']);
    expect((await world.client.specs.versions.list({ organizationId, specSlug })).count).toBe(1);
  });
});
