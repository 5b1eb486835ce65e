import { describe, expect } from 'vitest';
import { createLabelClient } from '../../support/label-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function labelMovesSuite(context: SuiteContext): void {
  describe('moves of labels', () => {
    const { spec, path, publish, publishAll, set, put, submit, versionOf } = createLabelClient(context);
    const labels = () => context.client().specs.labels;

    context.test('happen only if the entity tag matches', async () => {
      const [first, second] = await publishAll('one', 'two');
      expect((await put('prod', { version: first }, { 'if-match': '*' })).status).toBe(409);
      await set('prod', first);
      const etag = (await context.request('GET', `${path}/labels/prod`)).headers.get('etag') ?? '';
      expect((await put('prod', { version: second }, { 'if-match': `"other", ${etag}` })).status).toBe(200);
      const late = await put('prod', { version: first }, { 'if-match': etag });
      expect([late.status, JSON.parse(late.text).error.version]).toEqual([409, second]);
      const remove = (ifMatch: string) =>
        context.request('DELETE', `${path}/labels/prod`, { headers: { 'if-match': ifMatch } });
      expect([(await remove(etag)).status, (await remove('*')).status]).toEqual([409, 204]);
    });

    context.test('with the same expected version win only once', async () => {
      const [first, second, third] = await publishAll('one', 'two', 'three');
      await set('prod', first);
      const move = (version: string) => put('prod', { version, ifVersion: first });
      const moves = await Promise.all([move(second), move(third)]);
      expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = moves[0]?.status === 200 ? second : third;
      expect(await versionOf('prod')).toBe(winner);
      const [loser] = moves.filter(({ status }) => status === 409);
      expect(JSON.parse(loser?.text ?? '').error.version).toBe(winner);
    });

    context.test('change the entity tag, which every label has for itself', async () => {
      const [first, second] = await publishAll('one', 'two');
      await set('prod', first);
      await set('beta', first);
      const read = async (label: string) => {
        const { headers, text } = await context.request('GET', `${path}/labels/${label}`);
        const tag = (headers.get('etag') ?? '').replace(/-(br|gzip)"$/, '"');
        return { tag, label: JSON.parse(text) };
      };
      const before = await read('prod');
      const other = await read('beta');
      expect([before.label.name, other.label.name, before.tag === other.tag]).toEqual([
        'prod',
        'beta',
        false,
      ]);
      await set('prod', second);
      await context.target.advanceClock(1000);
      await set('prod', first);
      const after = await read('prod');
      expect(after.label).toMatchObject({ version: first, previousVersion: second });
      expect(after.tag).not.toBe(before.tag);
      await context.client().specs.setVisibility({ ...spec, visibility: 'public' });
      expect((await read('prod')).label.urls).toHaveProperty('published');
    });

    context.test('are in the audit log, each once, with the versions', async () => {
      const [first, second] = await publishAll('one', 'two');
      await set('prod', first);
      await set('prod', second);
      await set('prod', second);
      await labels().delete({ ...spec, label: 'prod' });
      await labels().delete({ ...spec, label: 'prod' });
      await context.client('pusher').specs.upsert({
        ...spec,
        source: { text: 'openapi: 3.1.0\ninfo: {title: x, version: "1"}\npaths: {}\n' },
        labels: ['beta'],
      });
      await context.target.drainQueue();
      const { items } = await context.client('auditor').audit.list({ organizationId: 'acme', limit: 100 });
      const events = items.filter(({ action }) => action.startsWith('label.'));
      const latest = await versionOf('beta');
      expect(events.map(({ action, actor, details }) => ({ action, actor, details }))).toMatchObject([
        { action: 'label.move', actor: 'ci', details: { specSlug: 'ferry', label: 'beta', to: latest } },
        { action: 'label.delete', actor: 'ada', details: { label: 'prod', from: second } },
        { action: 'label.move', actor: 'ada', details: { label: 'prod', from: first, to: second } },
        { action: 'label.move', actor: 'ada', details: { specSlug: 'ferry', label: 'prod', to: first } },
      ]);
    });

    context.test('notify hooks, with the last move of each label', async () => {
      const [first, second] = await publishAll('one', 'two');
      const { tags, events } = await context.target.registerHook('acme');
      await set('prod', first);
      await context.target.drainQueue();
      const event = { type: 'label.moved', organization: 'acme', spec: 'ferry', label: 'prod' };
      const movedAt = context.world.now;
      expect(tags).toEqual([['organization:acme:openapi:ferry']]);
      expect(events).toEqual([{ ...event, version: first, movedAt }]);
      await set('prod', second);
      await context.target.drainQueue();
      expect(events[1]).toEqual({ ...event, version: second, previousVersion: first, movedAt });
      await labels().delete({ ...spec, label: 'prod' });
      await context.target.drainQueue();
      expect(events[2]).toEqual({ ...event, previousVersion: second, movedAt });
      await submit('three', ['beta', 'prod']);
      await context.target.drainQueue();
      const version = await versionOf('prod');
      expect(events.slice(3)).toEqual([
        { ...event, label: 'beta', version, movedAt },
        { ...event, version, movedAt },
      ]);
      await context.client().specs.setVisibility({ ...spec, visibility: 'public' });
      await context.target.drainQueue();
      expect([tags.length, events.length]).toEqual([5, 5]);
    });

    context.test('happen when the publication succeeds, once for each label', async () => {
      const first = await publish('one');
      await set('prod', first);
      await submit('two', ['PROD', 'beta', 'prod']);
      await context.target.drainQueue();
      const { lastVersion } = await context.client().specs.get(spec);
      expect(lastVersion).not.toBe(first);
      expect([await versionOf('prod'), await versionOf('beta')]).toEqual([lastVersion, lastVersion]);
      const [move] = (await labels().moves({ ...spec, label: 'prod' })).items;
      expect(move).toMatchObject({ from: first, to: lastVersion, movedBy: { id: 'ada' } });
    });

    context.test('happen with the creation of a specification', async () => {
      const source = { text: 'openapi: 3.1.0\ninfo: {title: x, version: "1"}\npaths: {}\n' };
      await context.client().specs.create({ ...spec, source, labels: ['prod'] });
      await context.target.drainQueue();
      expect(await versionOf('prod')).toBe((await context.client().specs.get(spec)).lastVersion);
    });

    context.test('happen when the content is unchanged, to the latest version', async () => {
      const [first, second] = await publishAll('one', 'two');
      await set('prod', first);
      await submit('two', ['prod']);
      await context.target.drainQueue();
      expect(await versionOf('prod')).toBe(second);
      expect((await context.client().specs.versions.list(spec)).count).toBe(2);
    });

    context.test('do not happen when processing fails, nor when the next source succeeds', async () => {
      const first = await publish('one');
      await set('prod', first);
      const source = { text: 'no: description' };
      await context.client().specs.upsert({ ...spec, source, labels: ['prod', 'beta'] });
      await context.target.drainQueue();
      expect([await versionOf('prod'), await versionOf('beta')]).toEqual([first, undefined]);
      await publish('two');
      expect([await versionOf('prod'), await versionOf('beta')]).toEqual([first, undefined]);
    });

    context.test('do not happen for a source that another one has replaced', async () => {
      const first = await publish('one');
      await submit('two', ['prod', 'old']);
      await submit('three', ['beta']);
      await context.target.drainQueue();
      const { lastVersion } = await context.client().specs.get(spec);
      expect(lastVersion).not.toBe(first);
      // A slow client replaces the source after its run has ended, and then it has a version.
      const { items } = await context.client().specs.versions.list(spec);
      const replaced = items.find(({ title }) => title === 'two')?.id;
      const versions = [await versionOf('prod'), await versionOf('old'), await versionOf('beta')];
      expect(versions).toEqual([replaced, replaced, lastVersion]);
    });

    context.test('happen for all requests that have sent the same source', async () => {
      for (const label of ['one', 'two', 'three']) await submit('same', [label]);
      await context.target.drainQueue();
      const { lastVersion } = await context.client().specs.get(spec);
      for (const label of ['one', 'two', 'three']) expect(await versionOf(label)).toBe(lastVersion);
    });

    context.test('by a request during the end of a run are not lost', async () => {
      const first = await publish('one');
      await submit('two', ['beta']);
      const moves = async () => {
        const statuses: number[] = [];
        for (const label of ['beta', 'a', 'b', 'c', 'd', 'beta'])
          statuses.push((await put(label, { version: first })).status);
        return statuses;
      };
      const [, [created, ...statuses]] = await Promise.all([context.target.drainQueue(), moves()]);
      expect(statuses).toEqual([201, 201, 201, 201, 200]);
      const { lastVersion } = await context.client().specs.get(spec);
      expect(lastVersion).not.toBe(first);
      for (const label of ['a', 'b', 'c', 'd']) expect(await versionOf(label)).toBe(first);
      // Any order is possible. Each move starts where the previous one has ended.
      const { items } = await labels().moves({ ...spec, label: 'beta' });
      const versions = items.map(({ to }) => to);
      expect(items.map(({ from }) => from)).toEqual([...versions.slice(1), undefined]);
      expect(versions).toContain(lastVersion);
      expect([versions[0], created]).toEqual([
        await versionOf('beta'),
        versions.at(-1) === first ? 201 : 200,
      ]);
    });
  });
}
