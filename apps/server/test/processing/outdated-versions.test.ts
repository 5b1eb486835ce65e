import { fixture } from '@specshelf/conformance';
import type { TaskFunctions } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { serverCodec } from '@specshelf/store/content-codec';
import { describe, expect, it } from 'vitest';
import { organizationId } from '../support/server/start-with-client.js';
import { specSlug, useSourceWorld } from '../support/server/use-source-world.js';

// Versions that an earlier release generated.

const inline = createHeavyWork(serverCodec);
const ferry = fixture('ferry.yaml');
const world = useSourceWorld();
const { start, publish, record, addSplitSource } = world;

describe('a version of an earlier release', () => {
  it('is generated again from its files in the background, and stays the same version', async () => {
    await start();
    const { lastVersion: versionId = '' } = await publish(addSplitSource());
    const { stores, processor, database } = world.target.server;
    const { id: specId } = await record();
    const generated = await stores.versions.find(specId, versionId);
    const document = () => world.client.specs.versions.getDocument({ organizationId, specSlug, versionId });
    const before = await document();
    const old = {
      format: 'json',
      specification: generated?.raw ?? '',
      outline: generated?.raw ?? '',
      pipelineVersion: 0,
    } as const;
    await stores.versions.rebuild(versionId, old);
    const unknown = { facts: null, document_version: null, openapi: null, size: null };
    await database.connection('openapi_spec_versions').where({ id: versionId }).update(unknown);
    expect(await stores.versions.find(specId, versionId)).not.toHaveProperty('facts');
    world.site.clear();
    await processor.idle();
    expect(await stores.versions.find(specId, versionId)).toEqual(generated);
    expect(await document()).toEqual(before);
    expect(world.site.responses).toEqual([]);
  });

  it('has a document without rendered descriptions, which is generated once and stays', async () => {
    await start();
    const { lastVersion: versionId = '' } = await publish(world.site.publish('ferry.yaml', ferry));
    const { stores, database } = world.target.server;
    const { id: specId } = await record();
    const { specification = '' } = (await stores.versions.find(specId, versionId)) ?? {};
    // The state that an earlier release stored.
    const [{ refers_to: key } = { refers_to: '' }, ...others] = await database
      .connection('content_links')
      .where({ content: specification });
    expect(others).toEqual([]);
    await database.connection('content_links').where({ content: specification }).delete();
    const generated = await stores.contents.get(key);
    expect(await database.connection('contents').where({ digest: key }).delete()).toBe(1);
    const document = await world.client.specs.versions.getDocument({ organizationId, specSlug, versionId });
    expect(document).toMatchObject({ info: { title: 'Ferry API' } });
    expect(JSON.stringify(document)).not.toContain('x-gitbook');
    expect(await stores.contents.get(key)).toEqual(generated);
    await stores.contents.markUnused({ after: '', limit: 1000, now: world.target.now().toISOString() });
    expect(await database.connection('unused_contents').where({ digest: key })).toEqual([]);
  });

  it.each(['cannot be processed', 'are missing'])(
    'stays unchanged when its files %s, and delays no other work',
    async (problem) => {
      const reported: unknown[] = [];
      const replaced: Partial<TaskFunctions> = {};
      await start({ report: (error) => reported.push(error), ...replaceTasks(replaced, inline) });
      const { lastVersion: versionId = '' } = await publish(world.site.publish('ferry.yaml', ferry));
      const { stores, processor } = world.target.server;
      const { id: specId } = await record();
      const generated = await stores.versions.find(specId, versionId);
      await stores.versions.rebuild(versionId, {
        format: 'yaml',
        specification: generated?.specification ?? '',
        outline: generated?.outline ?? '',
        pipelineVersion: 0,
      });
      const gone = new Error('no memory');
      if (problem === 'cannot be processed') replaced.runPipeline = () => Promise.reject(gone);
      else
        await world.target.server.database
          .connection('contents')
          .where({ digest: generated?.manifest })
          .delete();
      await processor.idle();
      expect(await stores.versions.find(specId, versionId)).toEqual(generated);
      expect(reported).toMatchObject([
        { about: { versionId: expect.any(String) }, cause: expect.any(Error) },
      ]);
    },
  );
});
