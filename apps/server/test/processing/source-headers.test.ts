import { fixture } from '@specshelf/conformance';
import { workOn } from '@specshelf/service/test/work-on';
import { describe, expect, it } from 'vitest';
import { useSourceWorld } from '../support/server/use-source-world.js';

// How headers of a source are stored and sent, which HTTP does not show.

const ferry = fixture('ferry.yaml');
const world = useSourceWorld();
const { start, publish, settled, record } = world;

describe('the headers of a source', () => {
  const headers = { authorization: 'Bearer secret-of-the-source' };

  it('are stored encrypted', async () => {
    await start();
    await publish(world.site.publish('ferry.yaml', ferry, headers), headers);
    const { source } = await record();
    expect(JSON.stringify(source)).not.toContain('secret-of-the-source');
    expect(source).toMatchObject({ headers: expect.stringMatching(/^[\w-]+$/) });
  });

  it('are kept when the same source is sent again', async () => {
    await start();
    const url = world.site.publish('ferry.yaml', ferry, headers);
    await publish(url, headers);
    const before = await record();
    await publish(url, { Authorization: headers.authorization });
    const after = await record();
    expect(after.source).toEqual(before.source);
    expect(after.attempt).toBe(before.attempt);
  });

  it('are not sent to another origin by a URL, a reference, or a redirect', async () => {
    const seen: (readonly [string, string[]])[] = [];
    await start({
      fetchSource: async ({ url, headers: sent = {} }) => {
        seen.push([url, Object.keys(sent)]);
        const text = url.endsWith('openapi.yaml')
          ? fixture('split/openapi.yaml').replace('paths/buoys.yaml', 'https://other.example/buoys.yaml')
          : fixture('split/paths/buoys.yaml').replaceAll(
              '../schemas/buoy.json',
              'https://sources.example/b.json',
            );
        return { kind: 'fetched', url, bytes: Buffer.from(text), validators: {} };
      },
    });
    await publish('https://sources.example/openapi.yaml', headers);
    await publish('https://elsewhere.example/openapi.yaml');
    expect(seen.slice(0, 3)).toEqual([
      ['https://sources.example/openapi.yaml', ['authorization']],
      ['https://other.example/buoys.yaml', []],
      ['https://sources.example/b.json', ['authorization']],
    ]);
    expect(seen[3]).toEqual(['https://elsewhere.example/openapi.yaml', []]);
  });

  it('are reported when they cannot be decrypted, and the version stays', async () => {
    await start();
    const url = world.site.publish('ferry.yaml', ferry, headers);
    const first = await publish(url, headers);
    const { source, ...rest } = await record();
    await workOn(world.target.server.stores).replaceSource(
      rest.id,
      { kind: 'url', url, headers: 'c2VhbGVkIHdpdGggYW5vdGhlciBrZXkgdGhhbiB0aGlzIG9uZQ' },
      world.target.now().toISOString(),
    );
    expect(await settled()).toMatchObject({
      lastVersion: first.lastVersion,
      lastProcessErrorCode: 'FETCH_ERROR',
      lastProcessedErrors: [{ code: 'headers-lost' }],
    });
    expect(source.kind).toBe('url');
  });
});
