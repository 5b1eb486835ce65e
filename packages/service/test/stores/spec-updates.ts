import { describe, expect, it } from 'vitest';
import type { SpecChanges } from '../../src/index.js';
import { hook, spec, time, version } from '../records.js';
import type { StoreSuite } from './store-suite.js';

/** A value for every member that an update can change. */
const everyMember = {
  updatedAt: time(1),
  visibility: 'public',
  source: { kind: 'text', content: 'digest', size: 9 },
  processingState: 'progress',
  attempt: 7,
  lostRuns: 2,
  inPipeline: true,
  usesNetwork: false,
  rerunRequested: true,
  queuedAt: time(2),
  queuePosition: time(3),
  leaseExpiresAt: time(4),
  claimedAt: time(5),
  lastVersion: 'version9',
  lastProcessedAt: time(6),
  lastProcessErrorCode: 'FETCH_ERROR',
  failingSince: time(2),
  lastProcessedErrors: [{ severity: 'error', code: 'x', message: 'x', line: 3, column: 1 }],
  lastProcessedErrorCount: 8,
  refreshAt: time(7),
  failedRuns: 4,
  manifest: 'manifest9',
  problemCounts: { error: 5, warning: 2, info: 1 },
  facts: { title: 'Pets', documentVersion: '2', counts: { operations: 1, webhooks: 2, schemas: 3 } },
  defaultLabel: 'prod',
  defaultVersion: 'version8',
  submissions: [
    {
      ...{ id: 'publication1', submittedAt: time(1), source: 'digest9', labels: ['prod'], awaitsRerun: true },
      publisher: { id: 'ci', displayName: 'CI' },
      provenance: { repository: 'acme/pets', commit: '4f1c' },
    },
  ],
  revision: 12,
  nameKey: 'pets9',
  owner: 'Team 9',
  tags: ['animals'],
  lifecycle: 'production',
  deprecation: { at: time(1), sunset: time(2), note: 'Use toys.' },
  links: [{ title: 'Runbook', url: 'https://example.org/' }],
  compatibility: { refuse: 'breaking', categories: ['wire', 'source'], rules: { 'tag-changed': 'off' } },
  acknowledgments: [
    {
      ...{ change: '0123456789ab', reason: 'No client uses it.', acknowledgedBy: 'ci' },
      ...{ acknowledgedAt: time(1), expiresAt: time(9) },
    },
  ],
  refusal: 'refusal9',
} satisfies Required<SpecChanges>;

const withoutOptional = {
  leaseExpiresAt: undefined,
  claimedAt: undefined,
  lastVersion: undefined,
  lastProcessedAt: undefined,
  lastProcessErrorCode: undefined,
  failingSince: undefined,
  refreshAt: undefined,
  manifest: undefined,
  defaultLabel: undefined,
  defaultVersion: undefined,
  facts: undefined,
  owner: undefined,
  lifecycle: undefined,
  deprecation: undefined,
  compatibility: undefined,
  refusal: undefined,
};

export function describeSpecUpdates({ stores }: StoreSuite): void {
  const find = () => stores.specs.find('acme', 'pets');

  describe('updates of a specification', () => {
    it('change each member, and remove optional ones', async () => {
      await stores.specs.insert(spec());
      const updated = await stores.specs.update({ id: 'spec1', expected: {}, changes: everyMember });
      expect(updated).toEqual(spec(everyMember));
      expect(await find()).toEqual(updated);
      const {
        source: _source,
        lastProcessedErrors: _errors,
        problemCounts: _counts,
        facts: _facts,
        deprecation: _deprecation,
        tags: _tags,
        links: _links,
        submissions: _submissions,
        compatibility: _compatibility,
        acknowledgments: _acknowledgments,
        ...expected
      } = everyMember;
      const removal = { id: 'spec1', expected, changes: withoutOptional };
      const removed = await stores.specs.update(removal);
      expect(removed).toEqual({ ...spec(everyMember), ...withoutOptional });
      for (const member of Object.keys(withoutOptional)) expect(removed).not.toHaveProperty(member);
      expect(await find()).toEqual(removed);
    });

    it.each([
      ['attempt', { attempt: 2 }],
      ['state', { processingState: 'complete' }],
      ['lease', { leaseExpiresAt: time(4) }],
      ['time', { updatedAt: time(9) }],
      ['rerun', { rerunRequested: true }],
    ] as const)('are rejected after a change of the %s', async (_title, expected) => {
      await stores.specs.insert(spec());
      const update = { id: 'spec1', expected, changes: { attempt: 9 } };
      expect(await stores.specs.update(update)).toBeUndefined();
      expect(await stores.specs.commit(update)).toBeUndefined();
      expect(await find()).toEqual(spec());
    });

    it('are rejected when a member that is expected to be absent is present', async () => {
      await stores.specs.insert(spec({ leaseExpiresAt: time(4) }));
      const expected = { leaseExpiresAt: undefined };
      expect(await stores.specs.update({ id: 'spec1', expected, changes: { attempt: 9 } })).toBeUndefined();
    });

    it('are rejected when the specification is gone (CD5)', async () => {
      const update = { id: 'none', expected: {}, changes: { attempt: 9 } };
      expect(await stores.specs.update(update)).toBeUndefined();
      expect(await stores.specs.commit({ ...update, version: version() })).toBeUndefined();
    });

    it('apply once when they are made at the same time', async () => {
      await stores.specs.insert(spec());
      const update = { id: 'spec1', expected: { attempt: 1 }, changes: { attempt: 2 } };
      const results = await Promise.all([
        stores.specs.update(update),
        stores.specs.update(update),
        stores.specs.commit(update),
        stores.specs.commit(update),
      ]);
      expect(results.filter((result) => result !== undefined)).toHaveLength(1);
    });
  });

  describe('commits to a specification', () => {
    const change = { id: 'spec1', expected: { attempt: 1 }, changes: { lastVersion: 'version1' } };
    const content = { digest: 'made', bytes: new Uint8Array(3) };
    const pendingDeliveries = async () => (await stores.hooks.list()).map(({ waiting }) => waiting);

    it('store contents, insert and count the version, and enqueue deliveries', async () => {
      await stores.specs.insert(spec());
      await stores.hooks.insert(hook());
      const commit = { ...change, version: version(), deliveriesDueAt: time(9) };
      const committed = await stores.specs.commit(commit, [content]);
      expect(committed).toEqual(spec({ lastVersion: 'version1' }));
      expect(await find()).toEqual(committed);
      expect(await stores.contents.get('made')).toBeDefined();
      const list = await stores.versions.list('spec1', { limit: 5 });
      expect(list).toEqual({ records: [{ ...version(), labels: [] }], more: false, total: 1 });
      expect(await pendingDeliveries()).toEqual([1]);
      expect(await stores.deliveries.findDue(time(9))).toMatchObject({ dueAt: time(9) });
    });

    it('store nothing but contents when they are rejected', async () => {
      await stores.specs.insert(spec({ attempt: 2 }));
      await stores.hooks.insert(hook());
      const commit = { ...change, version: version(), deliveriesDueAt: time(9) };
      expect(await stores.specs.commit(commit, [content])).toBeUndefined();
      expect(await find()).toEqual(spec({ attempt: 2 }));
      expect(await stores.contents.get('made')).toBeDefined();
      expect((await stores.versions.list('spec1', { limit: 5 })).total).toBe(0);
      expect(await pendingDeliveries()).toEqual([0]);
    });

    it('enqueue no delivery without a time', async () => {
      await stores.specs.insert(spec());
      await stores.hooks.insert(hook());
      await stores.specs.commit(change);
      expect(await pendingDeliveries()).toEqual([0]);
    });
  });
}
