import type { Client } from '@specshelf/sdk';
import { type AuditEvent, type TaskFunctions, WorkAbandoned } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { workOn } from '@specshelf/service/test/work-on';
import { serverCodec } from '@specshelf/store/content-codec';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../support/server/create-client.js';
import type { TestServer } from '../support/server/start-server.js';
import { organizationId, startWithClient } from '../support/server/start-with-client.js';

const inline = createHeavyWork(serverCodec);
type Source = Parameters<Client['specs']['upsert']>[0]['source'];

const at = { organizationId, specSlug: 'pets' };

const documentOf = (...paths: string[]) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: Object.fromEntries(
      paths.map((path) => [path, { get: { responses: { 200: { description: 'x' } } } }]),
    ),
  });

eachDatabase((name, databases) => {
  describe(`changes of versions ${name}`, () => {
    let target: TestServer;
    let client: Client;
    let reported: unknown[];
    const audited: AuditEvent[] = [];
    const replaced: Partial<TaskFunctions> = {};

    beforeEach(async () => {
      reported = [];
      for (const task of Object.keys(replaced) as (keyof TaskFunctions)[]) delete replaced[task];
      const database = await databases.create();
      ({ target, client } = await startWithClient({
        ...(database.kind === 'postgresql' ? { database } : {}),
        overrides: {
          report: (error) => reported.push(error),
          audit: async (...events) => void audited.push(...events),
          ...replaceTasks(replaced, inline),
        },
      }));
    });

    afterEach(() => target.close());

    async function publish(...paths: string[]): Promise<string> {
      await client.specs.upsert({ ...at, source: { text: documentOf(...paths) } });
      await target.server.processor.idle();
      target.advance(1_000);
      return (await client.specs.get(at)).lastVersion ?? '';
    }

    const listChanges = (versionId: string) => client.specs.versions.listChanges({ ...at, versionId });
    const specId = async () => (await target.server.stores.specs.find(organizationId, 'pets'))?.id ?? '';
    const find = async (id: string) => target.server.stores.versions.find(await specId(), id);

    it('are stored with each version but the first', async () => {
      const first = await publish('/a', '/b');
      const second = await publish('/a');
      expect(await find(first)).not.toHaveProperty('changes');
      const { changes } = (await find(second)) ?? {};
      expect(changes).toMatchObject({
        from: first,
        tally: {
          groups: expect.arrayContaining([expect.objectContaining({ rule: 'path-removed', count: 1 })]),
        },
      });
      expect(await target.server.stores.contents.get(changes?.report ?? '')).toBeDefined();
      expect(reported).toEqual([]);
    });

    it('have places in all files, and in documents that were converted', async () => {
      const places = async (...sources: Source[]) => {
        for (const source of sources) {
          target.advance(1_000);
          await client.specs.upsert({ ...at, source });
          await target.server.processor.idle();
        }
        const { items } = await listChanges((await client.specs.get(at)).lastVersion ?? '');
        return items.map(({ rule, before, after }) => [
          rule,
          ...[before, after].map((place) => place && [place.file, place.line, place.column]),
        ]);
      };
      const entry = 'openapi: 3.1.0\ninfo: {title: Pets, version: "1"}\npaths:\n  /a: {$ref: paths/a.yaml}\n';
      const file = (type: string) =>
        `get:\n  parameters:\n    - {in: query, name: q, schema: {type: ${type}}}\n  responses: {200: {description: x}}\n`;
      const files = (type: string) => ({
        files: { 'openapi.yaml': entry, 'paths/a.yaml': file(type) },
        entry: 'openapi.yaml',
      });
      const moved = files('integer');
      moved.files['paths/a.yaml'] = `# moved\n${moved.files['paths/a.yaml']}`;
      expect(await places(files('string'), moved)).toEqual([
        ['type-changed', ['paths/a.yaml', 3, 37], ['paths/a.yaml', 4, 37]],
      ]);
      const swagger = (type: string) => ({
        text: JSON.stringify(
          {
            swagger: '2.0',
            ...{ info: { title: 'Pets', version: '1' }, produces: ['application/json'] },
            paths: { '/a': { get: { responses: { 200: { description: 'x', schema: { type } } } } } },
          },
          null,
          2,
        ),
      });
      const [change] = await places(swagger('string'), swagger('integer'));
      expect(change?.slice(1)).toEqual([
        ['openapi.json', 17, 15],
        ['openapi.json', 17, 15],
      ]);
    });

    it('are added to the versions of the release before, in the background', async () => {
      const ids = [await publish('/a', '/b'), await publish('/a'), await publish('/a', '/c')];
      const before = [];
      for (const id of ids) before.push(await find(id));
      const { connection } = target.server.database;
      // As the migration leaves the rows. It runs before a server reads them, because PostgreSQL caches the plans of its queries.
      await connection.transaction(async (transaction) => {
        await transaction('openapi_spec_versions').update({
          changes: null,
          report: null,
          changes_version: 0,
        });
      });
      for (const id of ids) {
        const version = await find(id);
        expect(version).toMatchObject({ changesVersion: 0 });
        expect(version).not.toHaveProperty('changes');
      }
      await target.server.processor.idle();
      const after = [];
      for (const id of ids) after.push(await find(id));
      expect(after).toEqual(before);
      expect(after.map((version) => version?.changes?.from)).toEqual([undefined, ids[0], ids[1]]);
    });

    it('are computed again when the rules change, and remain when they cannot be', async () => {
      const ids = [await publish('/a', '/b'), await publish('/a'), await publish('/a', '/c')];
      const versions = () => target.server.database.connection('openapi_spec_versions');
      const latest = await find(ids[2] ?? '');
      const { changes: removed } = (await find(ids[1] ?? '')) ?? {};
      await versions().update({ changes_version: 0 });
      // The version that the second one was compared with is gone.
      await versions().where({ id: ids[0] }).delete();
      replaced.compareVersions = () => Promise.reject(new Error('too much memory'));
      await target.server.processor.idle();
      expect(await find(ids[1] ?? '')).toMatchObject({ changes: removed });
      expect(await find(ids[2] ?? '')).toEqual(latest);
      expect(reported).toHaveLength(1);
      let compared = 0;
      replaced.compareVersions = (input) => {
        compared += 1;
        return inline.runTask('compareVersions', input);
      };
      await versions().update({ changes_version: 0 });
      await target.server.processor.idle();
      expect(compared).toBe(1);
      expect(await find(ids[1] ?? '')).toMatchObject({ changes: removed });
      expect(await find(ids[2] ?? '')).toEqual(latest);
    });

    it('are absent when versions cannot be compared, which fails neither the run nor the changelog', async () => {
      const first = await publish('/a', '/b');
      let compared = 0;
      replaced.compareVersions = () => {
        compared += 1;
        return Promise.reject(new Error('too much memory'));
      };
      const second = await publish('/a');
      expect(second).not.toBe(first);
      expect(await client.specs.get(at)).not.toHaveProperty('lastProcessErrorCode');
      expect(await find(second)).not.toHaveProperty('changes');
      expect(reported).toMatchObject([{ cause: { message: 'too much memory' } }]);
      const headers = { authorization: `Bearer ${await target.token({ scopes: ['openapi:read'] })}` };
      for (let count = 0; count < 2; count += 1) {
        const url = `${target.url}/v1/orgs/${organizationId}/openapi/pets/versions/${second}/changes`;
        const response = await fetch(url, { headers });
        expect(await response.json()).toMatchObject({ from: first, complete: false, items: [] });
        expect(await (await fetch(`${response.url}.md`, { headers })).text()).toContain(
          'Not all changes are listed',
        );
      }
      expect(compared).toBe(1);
      const third = await publish('/a', '/c');
      expect(await find(third)).not.toHaveProperty('changes');
    });

    it('are required by settings that refuse incompatible versions', async () => {
      const first = await publish('/a');
      await client.specs.update({ ...at, compatibility: { refuse: 'breaking' } });
      replaced.compareVersions = () => Promise.reject(new Error('too much memory'));
      replaced.isSourceRefused = () => Promise.reject(new Error('too much memory'));
      expect(await publish('/a', '/b')).toBe(first);
      const unknown = { code: 'comparison-incomplete', severity: 'error' };
      expect(await client.specs.get(at)).toMatchObject({
        lastProcessErrorCode: 'INCOMPATIBLE',
        lastProcessedErrors: [unknown],
      });
      const source = { text: documentOf('/a', '/b') };
      expect(await client.specs.check({ ...at, source })).toMatchObject({
        verdict: 'refused',
        complete: false,
      });
      // The cause may have been temporary.
      delete replaced.compareVersions;
      expect(await publish('/a', '/b')).not.toBe(first);
    });

    it('are found once for a source, also if its specification changes meanwhile', async () => {
      const version = await publish('/a');
      await client.specs.update({ ...at, compatibility: { refuse: 'breaking' } });
      let judged = 0;
      replaced.isSourceRefused = async (input) => {
        judged += 1;
        if (judged === 1) await client.specs.labels.set({ ...at, label: 'prod', version });
        return inline.runTask('isSourceRefused', input);
      };
      expect(await publish('/a', '/b')).toBe((await client.specs.get(at)).lastVersion);
      expect(judged).toBe(1);
    });

    it('are in the log of audit events with their acknowledgments', async () => {
      await publish('/a', '/b');
      await client.specs.update({ ...at, compatibility: { refuse: 'breaking' } });
      const source = { text: documentOf('/a') };
      const { refused } = await client.specs.check({ ...at, source });
      const token = await target.token({ scopes: ['openapi:read', 'openapi:write', 'openapi:acknowledge'] });
      audited.length = 0;
      await createClient({ baseUrl: target.url, token }).specs.upsert({
        ...at,
        source,
        acknowledge: { changes: refused, reason: 'No use' },
      });
      expect(audited.map(({ action }) => action)).toEqual(['spec.replace', 'spec.acknowledge']);
      expect(audited[1]).toMatchObject({ changed: refused, reason: 'No use' });
    });

    /** Claims a specification as a process does that crashes while it processes the document. */
    async function crash(): Promise<void> {
      const now = target.now().toISOString();
      const work = workOn(target.server.stores);
      const run = await work.claimNext({ now, leaseExpiresAt: now });
      if (!run) throw new Error('There is no run');
      await work.renewLease(run, now, { inPipeline: true });
    }

    it('are left out when runs crash, so that comparing fails none, and are added in the background', async () => {
      const first = await publish('/a', '/b');
      await target.server.processor.stop();
      let compared = 0;
      replaced.compareVersions = (input) => {
        compared += 1;
        return inline.runTask('compareVersions', input);
      };
      await client.specs.upsert({ ...at, source: { text: documentOf('/a') } });
      await crash();
      await crash();
      const { service } = target.server;
      expect(await service.processNext()).toMatchObject({ outcome: 'version' });
      expect(compared).toBe(0);
      const { lastVersion: second = '' } = await client.specs.get(at);
      const version = await find(second);
      expect(version).toMatchObject({ changesVersion: 0 });
      expect(version).not.toHaveProperty('changes');
      expect(await service.rebuildNext()).toBe(true);
      const { changesVersion } = (await find(first)) ?? {};
      expect(await find(second)).toMatchObject({ changesVersion, changes: { from: first } });
      expect(compared).toBe(1);
      expect(await service.rebuildNext()).toBe(false);
    });

    it('are required after crashes as well', async () => {
      const first = await publish('/a');
      await client.specs.update({ ...at, compatibility: { refuse: 'breaking' } });
      await target.server.processor.stop();
      await client.specs.upsert({ ...at, source: { text: documentOf('/a', '/b') } });
      await crash();
      await crash();
      await target.server.service.processNext();
      expect(await client.specs.get(at)).toMatchObject({
        lastProcessErrorCode: 'INCOMPATIBLE',
        lastProcessedErrors: [{ code: 'comparison-incomplete' }],
        lastVersion: first,
      });
    });

    it('are not computed again in the background after two crashes', async () => {
      await publish('/a', '/b');
      const second = await publish('/a');
      const current = (await find(second))?.changesVersion ?? 0;
      await target.server.processor.stop();
      await target.server.stores.versions.replaceChanges(second, { changesVersion: 0 });
      const seen: (number | undefined)[] = [];
      replaced.compareVersions = async () => {
        seen.push((await find(second))?.changesVersion);
        throw new WorkAbandoned();
      };
      const { service, stores } = target.server;
      expect(await service.rebuildNext()).toBe(false);
      // A stop is no crash.
      expect(await find(second)).toMatchObject({ changesVersion: 0 });
      await stores.versions.replaceChanges(second, { changesVersion: -current });
      await service.rebuildNext();
      expect(seen).toEqual([-current, current]);
    });

    it('are computed again when a server of the release before has removed their report', async () => {
      await publish('/a', '/b');
      const second = await publish('/a');
      const { changes } = (await find(second)) ?? {};
      const { connection } = target.server.database;
      expect(await connection('contents').where({ digest: changes?.report }).delete()).toBe(1);
      const rulesOf = (items: readonly { rule: string }[]) => items.map(({ rule }) => rule);
      expect(rulesOf((await listChanges(second)).items)).toEqual(['path-removed']);
      await target.server.processor.idle();
      expect(await connection('contents').where({ digest: changes?.report })).toHaveLength(1);
      const { items } = await client.specs.listChangelog(at);
      expect(items.map((entry) => rulesOf(entry.changes))).toEqual([['path-removed'], []]);
      expect(reported).toEqual([]);
    });

    it('remain when retention removes the version before', async () => {
      const first = await publish('/a', '/b');
      const second = await publish('/a');
      await target.server.operator.organizations.update(organizationId, { retention: { keepVersions: 1 } });
      await target.server.operator.retention.prune(organizationId);
      expect(await find(first)).toBeUndefined();
      const { items } = await listChanges(second);
      expect(items.map(({ rule }) => rule)).toEqual(['path-removed']);
      const changelog = await client.specs.listChangelog(at);
      expect(changelog.items).toMatchObject([{ version: { changes: { from: first } } }]);
    });
  });
});
