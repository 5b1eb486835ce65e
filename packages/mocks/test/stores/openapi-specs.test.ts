import type { OpenAPISpecRecord, OpenAPISpecVersionRecord, Stores } from '@specshelf/service';
import { describe, expect, it } from 'vitest';
import { createStores } from '../../src/stores/create-stores.js';

const time = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
const outcome = { problems: [], problemCount: 0 };

function spec(overrides: Partial<OpenAPISpecRecord> = {}): OpenAPISpecRecord {
  return {
    id: 'a',
    organizationId: 'acme',
    slug: 'ferry',
    createdAt: time(0),
    updatedAt: time(0),
    visibility: 'private',
    source: { kind: 'text', content: 'one' },
    processingState: 'pending',
    attempt: 1,
    lostRuns: 0,
    rerunRequested: false,
    queuedAt: time(0),
    lastProcessedErrors: [],
    lastProcessedErrorCount: 0,
    ...overrides,
  };
}

function version(overrides: Partial<OpenAPISpecVersionRecord> = {}): OpenAPISpecVersionRecord {
  const digests = { digest: 'd', raw: 'r', specification: 's', outline: 'o' };
  return { id: 'v1', specId: 'a', createdAt: time(5), format: 'json', ...digests, ...overrides };
}

async function storesWith(...specs: OpenAPISpecRecord[]): Promise<Stores> {
  const stores = createStores();
  for (const record of specs) await stores.specs.insert(record);
  return stores;
}

const claimAt = (second: number) => ({ now: time(second), leaseExpiresAt: time(second + 10) });

describe('the store of specifications', () => {
  it('keeps a slug once in an organization, without regard to case', async () => {
    const { specs } = await storesWith(spec());
    expect(await specs.insert(spec({ id: 'b', slug: 'FERRY' }))).toBe(false);
    expect(await specs.insert(spec({ id: 'c', organizationId: 'globex' }))).toBe(true);
    expect((await specs.find('acme', 'Ferry'))?.id).toBe('a');
  });

  it('gives copies, and keeps copies', async () => {
    const mine = spec();
    const { specs } = await storesWith(mine);
    mine.lastProcessedErrors.push({ severity: 'error', code: 'x', message: 'x' });
    const found = await specs.find('acme', 'ferry');
    if (found) found.slug = 'changed';
    expect(await specs.find('acme', 'ferry')).toEqual(spec());
  });

  it('lists in the order of creation, then of ids, page by page', async () => {
    const { specs } = await storesWith(
      spec({ id: 'c', slug: 'c' }),
      spec({ id: 'b', slug: 'b', createdAt: time(1) }),
      spec({ id: 'a', slug: 'a' }),
    );
    const first = await specs.list('acme', { limit: 2 });
    expect([first.records.map(({ id }) => id), first.more, first.total]).toEqual([['a', 'c'], true, 3]);
    const [, last] = first.records;
    const second = await specs.list('acme', { limit: 2, ...(last ? { after: last } : {}) });
    expect([second.records.map(({ id }) => id), second.more, second.total]).toEqual([['b'], false, 3]);
  });

  it('raises the attempt for another source, and throws away the run under way', async () => {
    const { specs } = await storesWith(spec());
    const run = await specs.claimNext(claimAt(1));
    const replaced = await specs.replaceSource('a', { kind: 'text', content: 'two' }, time(2));
    expect(replaced).toMatchObject({
      attempt: 2,
      processingState: 'pending',
      queuedAt: time(2),
      updatedAt: time(2),
    });
    expect(replaced).not.toHaveProperty('leaseExpiresAt');
    expect(run && (await specs.settle(run, { ...outcome, version: version() }, time(3)))).toBe(false);
    expect(await specs.find('acme', 'ferry')).not.toHaveProperty('lastVersion');
  });

  it('lets the run under way finish for the same source, and then runs once more', async () => {
    const { specs } = await storesWith(spec());
    const run = await specs.claimNext(claimAt(1));
    const same = await specs.replaceSource('a', { kind: 'text', content: 'one' }, time(2));
    expect(same).toMatchObject({ attempt: 1, processingState: 'progress', rerunRequested: true });
    expect(same?.leaseExpiresAt).toBe(time(11));
    expect(run && (await specs.settle(run, { ...outcome, version: version() }, time(3)))).toBe(true);
    expect(await specs.find('acme', 'ferry')).toMatchObject({
      processingState: 'pending',
      rerunRequested: false,
      queuedAt: time(3),
      lastVersion: 'v1',
    });
  });

  it('keeps the place in the queue of who waits already', async () => {
    const { specs } = await storesWith(spec());
    const replaced = await specs.replaceSource('a', { kind: 'url', url: 'https://a.example/' }, time(9));
    expect(replaced).toMatchObject({ queuedAt: time(0), attempt: 2 });
  });

  it('claims what has waited longest, each for one caller', async () => {
    const { specs } = await storesWith(
      spec({ id: 'b', slug: 'b', queuedAt: time(1) }),
      spec({ queuedAt: time(2) }),
    );
    const claims = await Promise.all([
      specs.claimNext(claimAt(3)),
      specs.claimNext(claimAt(3)),
      specs.claimNext(claimAt(3)),
    ]);
    expect(claims.map((claim) => claim?.id)).toEqual(['b', 'a', undefined]);
  });

  it('takes over a run whose lease has expired, and fences off the old one', async () => {
    const { specs } = await storesWith(spec());
    const lost = await specs.claimNext(claimAt(1));
    expect(await specs.claimNext(claimAt(10))).toBeUndefined();
    const taken = await specs.claimNext(claimAt(11));
    expect(taken).toMatchObject({ attempt: 2, lostRuns: 1 });
    expect(lost && (await specs.settle(lost, outcome, time(12)))).toBe(false);
    expect(taken && (await specs.settle(taken, outcome, time(12)))).toBe(true);
    expect(await specs.find('acme', 'ferry')).toMatchObject({ processingState: 'complete', lostRuns: 0 });
  });

  it('forgets an error after the next success, and keeps the version after an error', async () => {
    const { specs } = await storesWith(spec());
    const settle = async (result: Parameters<typeof specs.settle>[1], second: number) => {
      await specs.replaceSource('a', { kind: 'text', content: String(second) }, time(second));
      const run = await specs.claimNext(claimAt(second));
      return run && specs.settle(run, result, time(second));
    };
    await settle({ ...outcome, version: version() }, 1);
    await settle({ ...outcome, errorCode: 'PARSE_ERROR' }, 2);
    expect(await specs.find('acme', 'ferry')).toMatchObject({
      lastVersion: 'v1',
      lastProcessErrorCode: 'PARSE_ERROR',
    });
    await settle(outcome, 3);
    expect(await specs.find('acme', 'ferry')).not.toHaveProperty('lastProcessErrorCode');
  });

  it('removes the versions with the specification', async () => {
    const { specs, versions } = await storesWith(spec());
    const run = await specs.claimNext(claimAt(1));
    if (run) await specs.settle(run, { ...outcome, version: version() }, time(2));
    expect((await versions.list('a', { limit: 10 })).total).toBe(1);
    expect([await specs.remove('a'), await specs.remove('a')]).toEqual([true, false]);
    expect((await versions.list('a', { limit: 10 })).total).toBe(0);
    expect(await versions.find('a', 'v1')).toBeUndefined();
  });
});

describe('the store of versions', () => {
  it('lists newest first, and finds only under its own specification', async () => {
    const { specs, versions } = await storesWith(spec());
    for (const [place, id] of ['v1', 'v2', 'v3'].entries()) {
      await specs.replaceSource('a', { kind: 'text', content: id }, time(place));
      const run = await specs.claimNext(claimAt(place));
      if (run)
        await specs.settle(
          run,
          { ...outcome, version: version({ id, createdAt: time(place) }) },
          time(place),
        );
    }
    const { records, more, total } = await versions.list('a', { limit: 2 });
    expect([records.map(({ id }) => id), more, total]).toEqual([['v3', 'v2'], true, 3]);
    const [, last] = records;
    const rest = await versions.list('a', { limit: 2, ...(last ? { after: last } : {}) });
    expect([rest.records.map(({ id }) => id), rest.more]).toEqual([['v1'], false]);
    expect(await versions.find('b', 'v1')).toBeUndefined();
  });
});

describe('the other stores', () => {
  it('find organizations by email domain, in the order of creation', async () => {
    const { organizations } = createStores();
    const common = { title: '', type: 'business', emailDomains: ['acme.example'] } as const;
    for (const [id, second] of [
      ['b', 0],
      ['a', 0],
      ['c', -1],
    ] as const) {
      await organizations.insert({
        ...common,
        emailDomains: [...common.emailDomains],
        id,
        createdAt: time(second),
      });
    }
    expect((await organizations.findByEmailDomain('acme.example')).map(({ id }) => id)).toEqual([
      'c',
      'a',
      'b',
    ]);
    expect(await organizations.findByEmailDomain('example')).toEqual([]);
    await expect(
      organizations.insert({ ...common, emailDomains: [], id: 'a', createdAt: time(0) }),
    ).rejects.toThrow('a');
  });

  it('keep contents as they were first put', async () => {
    const { contents } = createStores();
    const bytes = new Uint8Array([1, 2]);
    await contents.put('d', bytes);
    bytes[0] = 9;
    await contents.put('d', new Uint8Array([3]));
    const got = await contents.get('d');
    expect(got).toEqual(new Uint8Array([1, 2]));
    got?.fill(0);
    expect(await contents.get('d')).toEqual(new Uint8Array([1, 2]));
    expect(await contents.get('e')).toBeUndefined();
  });
});
