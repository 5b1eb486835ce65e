import { ConflictError } from '@specshelf/sdk';
import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { errorOf } from '../../support/error-of.js';
import { createLabelClient } from '../../support/label-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function labelsSuite(context: SuiteContext): void {
  describe('labels', () => {
    const { spec, path, publish, publishAll, set, put, versionOf } = createLabelClient(context);
    const labels = () => context.client().specs.labels;

    context.test('are created, moved, and not moved to their own version', async () => {
      const [first, second] = await publishAll('one', 'two');
      const created = await put('prod', { version: first });
      expect(created.status).toBe(201);
      const now = context.world.now;
      const movedBy = { id: 'ada', displayName: 'Ada Editor' };
      expect(JSON.parse(created.text)).toMatchObject({
        ...{
          object: 'openapi-spec-label',
          name: 'prod',
          version: first,
          createdAt: now,
          movedAt: now,
          movedBy,
        },
      });
      expect(JSON.parse(created.text)).not.toHaveProperty('previousVersion');
      await context.target.advanceClock(60_000);
      const moved = await put('prod', { version: second });
      expect(moved.status).toBe(200);
      const label = { version: second, previousVersion: first, createdAt: now };
      expect(JSON.parse(moved.text)).toMatchObject({ ...label, movedAt: '2026-03-01T08:01:00.000Z' });
      await context.target.advanceClock(60_000);
      const unchanged = await put('prod', { version: second, unknown: true });
      expect([unchanged.status, unchanged.text]).toEqual([200, moved.text]);
      expect(await labels().get({ ...spec, label: 'prod' })).toEqual(JSON.parse(moved.text));
      expect((await labels().moves({ ...spec, label: 'prod' })).count).toBe(2);
    });

    context.test('point to `latest` and to the version of another label, and stay there', async () => {
      const [first] = await publishAll('one', 'two');
      await set('stable', first);
      expect((await set('prod', 'label:STABLE')).version).toBe(first);
      const latest = await set('next', 'latest');
      await publish('three');
      expect([await versionOf('next'), await versionOf('prod')]).toEqual([latest.version, first]);
    });

    context.test('have names in any case, with dots, hyphens, and underscores', async () => {
      const version = await publish('one');
      for (const name of ['Prod', 'v1.0-beta_2', '2025', 'a', 'x'.repeat(63)])
        expect((await put(name, { version })).status).toBe(201);
      expect((await put('pROD', { version })).status).toBe(200);
      const { items, count } = await labels().list(spec);
      const names = ['2025', 'a', 'prod', 'v1.0-beta_2', 'x'.repeat(63)];
      expect([items.map(({ name }) => name), count]).toEqual([names, 5]);
      expect((await labels().get({ ...spec, label: 'PROD' })).name).toBe('prod');
    });

    context.test('reject reserved and invalid names, and the IDs of versions', async () => {
      const version = await publish('one');
      const names = [
        'latest',
        'LATEST',
        '-a',
        '.a',
        '_a',
        'a%20b',
        'a:b',
        '%C3%A9',
        'x'.repeat(64),
        '%00',
        version,
      ];
      for (const name of names) expect((await put(name, { version })).status, name).toBe(400);
      expect((await labels().list(spec)).count).toBe(0);
      for (const body of [{}, { version: 1 }, { version: '' }, { version, ifVersion: 1 }, []])
        expect((await put('prod', body)).status).toBe(400);
    });

    context.test('of a source are validated before it is accepted', async () => {
      const source = { text: 'openapi: 3.1.0' };
      for (const labels of [['latest'], ['-a'], ['a b'], [''], ['x'.repeat(64)], Array(21).fill('a'), 'a']) {
        const put = await context.request('PUT', path, { body: { source, labels } });
        expect(put.status, String(labels)).toBe(400);
        expect(JSON.parse(put.text).error.details[0].path).toMatch(/^\/body\/labels/);
        const post = await context.request('POST', '/v1/orgs/acme/openapi', {
          body: { slug: 'ferry', source, labels },
        });
        expect(post.status, String(labels)).toBe(400);
      }
      expect((await errorOf(context.client().specs.get(spec))).status).toBe(404);
    });

    context.test('reject versions that do not exist, and those of other specifications', async () => {
      expect((await put('prod', { version: 'latest' })).status).toBe(404);
      await publish('one');
      const other = await context.publish('tides', fixture('tides-32.yaml'));
      for (const version of ['none', other.lastVersion, 'label:none', 'label:latest', '\u0000'])
        expect((await put('prod', { version })).status, version).toBe(404);
      const { text } = await put('prod', { version: 'label:latest' });
      expect(JSON.parse(text).error.message).toContain('use `latest` without `label:`');
      expect(await versionOf('prod')).toBeUndefined();
    });

    context.test('are at most 100 for a specification, with those that wait for processing', async () => {
      const version = await publish('one');
      for (let number = 1; number <= 99; number++) await set(`l${number}`, version);
      const source = { text: fixture('ferry.yaml') };
      await context.client().specs.upsert({ ...spec, source, labels: ['l1', 'waits'] });
      const { status, text } = await put('more', { version });
      expect([status, JSON.parse(text).error.details[0].path]).toEqual([400, '/path/label']);
      expect((await put('l5', { version })).status).toBe(200);
      const error = await errorOf(context.client().specs.upsert({ ...spec, source, labels: ['more'] }));
      expect(error.status).toBe(400);
      await context.target.drainQueue();
      expect((await labels().list(spec)).count).toBe(100);
    });

    context.test('are deleted, which succeeds if they do not exist', async () => {
      await set('prod', await publish('one'));
      for (const label of ['PROD', 'prod', 'none', 'no name']) await labels().delete({ ...spec, label });
      expect((await errorOf(labels().get({ ...spec, label: 'prod' }))).status).toBe(404);
      expect((await labels().list(spec)).count).toBe(0);
      for (const query of ['ifVersion=', `ifVersion=${'x'.repeat(101)}`])
        expect((await context.request('DELETE', `${path}/labels/prod?${query}`)).status).toBe(400);
    });

    context.test('move only from the expected version', async () => {
      const [first, second] = await publishAll('one', 'two');
      const prod = { ...spec, label: 'prod' };
      const conflictOf = async (change: PromiseLike<unknown>) => {
        const error = await errorOf(change);
        return error instanceof ConflictError ? { version: error.version, type: error.type } : error;
      };
      const absent = { type: 'conflict', version: undefined };
      expect(await conflictOf(labels().set({ ...prod, version: first, ifVersion: second }))).toEqual(absent);
      await labels().set({ ...prod, version: first, ifVersion: null });
      const current = { type: 'conflict', version: first };
      expect(await conflictOf(labels().set({ ...prod, version: second, ifVersion: null }))).toEqual(current);
      expect(await conflictOf(labels().set({ ...prod, version: second, ifVersion: second }))).toEqual({
        ...current,
      });
      // A repeated request is a success.
      await labels().set({ ...prod, version: first, ifVersion: null });
      await labels().set({ ...prod, version: second, ifVersion: first });
      expect(await conflictOf(labels().delete({ ...prod, ifVersion: first }))).toEqual({
        ...{ type: 'conflict', version: second },
      });
      await labels().delete({ ...prod, ifVersion: second });
      expect(await versionOf('prod')).toBeUndefined();
    });

    context.test('have a list of moves, in pages, which remains after the deletion', async () => {
      const [first, second] = await publishAll('one', 'two');
      await set('prod', first);
      await set('prod', second);
      await labels().delete({ ...spec, label: 'prod' });
      const page = await labels().moves({ ...spec, label: 'PROD', limit: 1 });
      expect([page.items.length, page.count, page.hasNextPage()]).toEqual([1, 3, true]);
      const moves = await labels()
        .moves({ ...spec, label: 'prod', limit: 1 })
        .toArray({ limit: 9 });
      const movedBy = { id: 'ada', displayName: 'Ada Editor' };
      expect(moves.map(({ from, to }) => [from, to])).toEqual([
        [second, undefined],
        [first, second],
        [undefined, first],
      ]);
      expect(moves[0]).toMatchObject({ label: 'prod', movedAt: context.world.now, movedBy });
      expect((await errorOf(labels().moves({ ...spec, label: 'none' }))).status).toBe(404);
      const other = new URLSearchParams({ page: page.next?.page ?? '' });
      await set('beta', first);
      expect((await context.request('GET', `${path}/labels/beta/moves?${other}`)).status).toBe(400);
    });

    context.test('are removed with their specification', async () => {
      await set('prod', await publish('one'));
      await context.client().specs.delete(spec);
      for (const tail of ['', '/prod', '/prod/moves'])
        expect((await context.request('GET', `${path}/labels${tail}`)).status).toBe(404);
      await publish('one');
      expect((await labels().list(spec)).count).toBe(0);
      expect((await errorOf(labels().moves({ ...spec, label: 'prod' }))).status).toBe(404);
    });
  });
}
