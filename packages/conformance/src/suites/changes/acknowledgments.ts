import { describe, expect } from 'vitest';
import { createChangingSpec, pets, petsPath } from '../../support/changing-spec.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function acknowledgmentsSuite(context: SuiteContext): void {
  describe('acknowledgments', () => {
    const { publish, setCompatibility, put } = createChangingSpec(context);
    const approver = () => context.client('approver').specs;
    const list = async () => (await context.client().specs.acknowledgments.list(pets)).items;

    async function refusedIds(): Promise<string[]> {
      await publish();
      await setCompatibility({ refuse: 'breaking' });
      const { text } = await put({ kinds: ['cat'], paths: [] });
      return JSON.parse(text).error.changes.map(({ id }: { id: string }) => id);
    }

    context.test('let refused changes through, once', async () => {
      const changes = await refusedIds();
      const { items } = await approver().acknowledge({ ...pets, changes, reason: 'No client keeps dogs.' });
      expect(items).toHaveLength(2);
      expect(items[0]).toMatchObject({
        change: changes[0],
        acknowledgedBy: 'pam',
        reason: 'No client keeps dogs.',
      });
      expect((await put({ kinds: ['cat'], paths: [] })).status).toBe(200);
      await context.target.drainQueue();
      const spec = await context.client().specs.get(pets);
      expect(spec).not.toHaveProperty('lastProcessErrorCode');
      expect(await list()).toEqual([]);
      expect((await put({})).status).toBe(200);
      await context.target.drainQueue();
      const again = await put({ kinds: ['cat'], paths: [] });
      expect(again.status).toBe(409);
      expect(JSON.parse(again.text).error.changes.map(({ id }: { id: string }) => id)).toEqual(changes);
    });

    context.test('are needed for each refused change', async () => {
      const [first = ''] = await refusedIds();
      await approver().acknowledge({ ...pets, changes: [first] });
      const { status, text } = await put({ kinds: ['cat'], paths: [] });
      expect(status).toBe(409);
      expect(JSON.parse(text).error.changeCount).toBe(1);
    });

    context.test('can be sent with the source by those who may acknowledge', async () => {
      const changes = await refusedIds();
      const document = { kinds: ['cat'], paths: [] };
      expect((await put(document, { acknowledge: { changes } }, 'pusher')).status).toBe(403);
      expect(await list()).toEqual([]);
      expect((await put(document, { acknowledge: { changes: [] } })).status).toBe(400);
      expect((await put(document, { acknowledge: { changes } })).status).toBe(200);
      await context.target.drainQueue();
      expect(await context.client().specs.get(pets)).not.toHaveProperty('lastProcessErrorCode');
    });

    context.test('can be withdrawn', async () => {
      const changes = await refusedIds();
      const [changeId = ''] = changes;
      await approver().acknowledge({ ...pets, changes });
      await approver().acknowledgments.withdraw({ ...pets, changeId });
      await approver().acknowledgments.withdraw({ ...pets, changeId });
      expect((await list()).map(({ change }) => change)).toEqual(changes.slice(1));
      expect((await put({ kinds: ['cat'], paths: [] })).status).toBe(409);
    });

    context.test('expire after 7 days', async () => {
      const changes = await refusedIds();
      await approver().acknowledge({ ...pets, changes });
      await context.target.advanceClock(7 * 86_400_000 + 1);
      expect(await list()).toEqual([]);
      expect((await put({ kinds: ['cat'], paths: [] })).status).toBe(409);
    });

    context.test('are in the audit log', async () => {
      const changes = await refusedIds();
      await approver().acknowledge({ ...pets, changes, reason: 'No client keeps dogs.' });
      const { items } = await context.client('auditor').audit.list({ organizationId: 'acme', limit: 1 });
      const details = { specSlug: 'pets', changed: changes, reason: 'No client keeps dogs.' };
      expect(items[0]).toMatchObject({ action: 'spec.acknowledge', actor: 'pam', details });
    });

    context.test('are in the audit log when they are sent with the source', async () => {
      const changes = await refusedIds();
      expect((await put({ kinds: ['cat'], paths: [] }, { acknowledge: { changes } })).status).toBe(200);
      const { items } = await context.client('auditor').audit.list({ organizationId: 'acme', limit: 2 });
      const { id: actor } = await context.client().user.get();
      expect(items.map(({ action }) => action).sort()).toEqual(['spec.acknowledge', 'spec.replace']);
      expect(items.find(({ action }) => action === 'spec.acknowledge')).toMatchObject({
        actor,
        details: { specSlug: 'pets', changed: changes },
      });
    });

    context.test('are rejected with the place of the problem', async () => {
      await publish();
      for (const body of [
        {},
        { changes: ['not a fingerprint'] },
        { changes: ['0123456789abcdef'], reason: '' },
      ]) {
        const { status } = await context.request('POST', `${petsPath}/acknowledgments`, {
          token: 'approver',
          body,
        });
        expect(status).toBe(400);
      }
    });
  });
}
