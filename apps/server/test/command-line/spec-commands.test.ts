import { defined } from '@specshelf/base/defined';
import type { Client } from '@specshelf/sdk';
import { list as listAuditEvents } from '@specshelf/store/audit-events';
import { openSQLite } from '@specshelf/store/test/open-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { command, databaseFile, runForJSON, useCommandDatabase } from '../support/server/command-database.js';
import { createClient } from '../support/server/create-client.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

useCommandDatabase();

describe('specifications', () => {
  let server: TestServer;
  let client: Client;

  beforeEach(async () => {
    server = await startServer({ databaseFile });
    const token = await server.server.bootstrap();
    client = createClient({ baseUrl: server.url, ...defined({ token }) });
    const source = {
      text: 'openapi: 3.1.0\ninfo: { title: Pets, version: 1 }\npaths: { /a: { get: { responses: 5 } } }\n',
    };
    await client.specs.upsert({ organizationId: 'default', specSlug: 'pets', source });
    await server.server.processor.idle();
  });

  afterEach(() => server.close());

  it('are listed and shown with their problems', async () => {
    expect((await runForJSON('spec', 'list'))[0]).toMatchObject({ organizationId: 'default', slug: 'pets' });
    expect((await command(['spec', 'list'])).out).toMatch(/^default\tpets\tcomplete\t\t\d+\tprivate\t/);
    const { out } = await command(['spec', 'show', 'pets']);
    expect(out).toMatch(/^slug\tpets$/m);
    expect(out).toMatch(/^error\t[\w-]+\t1\t3:\d+\t.*responses/m);
    expect(await command(['spec', 'show', 'pets', '--organization', 'x'])).toMatchObject({ code: 1 });
    expect(await command(['spec', 'show', 'x'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^OpenAPI specification "x" was not found/),
    });
  });

  it('are listed with the time since when they fail', async () => {
    await client.specs.upsert({
      organizationId: 'default',
      specSlug: 'pets',
      source: { text: 'no: document' },
    });
    await server.server.processor.idle();
    const { failingSince } = await client.specs.get({ organizationId: 'default', specSlug: 'pets' });
    expect(failingSince).toMatch(/^20/);
    expect((await command(['spec', 'list'])).out).toMatch(
      new RegExp(`\\tfailed\\tPARSE_ERROR\\t.*\\t${failingSince}$`, 'm'),
    );
    const { out } = await command(['spec', 'show', 'pets']);
    expect(out).toMatch(new RegExp(`^failingSince\\t${failingSince}$`, 'm'));
  });

  it('are updated with metadata, which the audit log records', async () => {
    const link = 'Runbook=https://wiki.example.org/?a=b';
    const update = ['spec', 'update', 'pets', '--visibility', 'public'];
    const changed = await runForJSON(
      ...update,
      ...['--owner', 'Team Fauna', '--tag', 'a', '--tag', 'b', '--lifecycle', 'production', '--link', link],
    );
    expect(changed).toMatchObject({
      visibility: 'public',
      owner: 'Team Fauna',
      tags: ['a', 'b'],
      lifecycle: 'production',
      links: [{ title: 'Runbook', url: 'https://wiki.example.org/?a=b' }],
    });
    const removals = ['--no-owner', '--no-tags', '--no-lifecycle', '--no-links'];
    const removed = await runForJSON('spec', 'update', 'pets', ...removals);
    expect(removed).toMatchObject({ visibility: 'public', tags: [], links: [] });
    for (const member of ['owner', 'lifecycle']) expect(removed).not.toHaveProperty(member);
    const database = await openSQLite(databaseFile, { outdated: 'reject' });
    const events = (await listAuditEvents(database.connection, 10)).map(({ event }) => event);
    await database.close();
    expect(events).toContainEqual(expect.stringContaining('"spec.visibility"'));
    expect(events).toContainEqual(expect.stringContaining('"changed":["owner","tags","lifecycle","links"]'));
  });

  it.each([
    [[], 'No change is specified'],
    [['--owner', ''], '--owner must not be empty'],
    [['--tag', 'a', '--tag', 'A'], '--tag 1 repeats the tag "A"'],
    [['--tag', 'a', '--no-tags'], '--tag and --no-tags exclude each other'],
    [
      ['--lifecycle', 'beta'],
      '--lifecycle must be one of experimental, production, deprecated, retired, not "beta"',
    ],
    [['--visibility', 'x'], '--visibility must be one of private, public'],
    [['--link', 'x'], '--link must be <title>=<url>'],
    [['--link', 'x=ftp://a.example'], '--link 0 url must begin with http:// or https://'],
  ])('are not updated with %j', async (options, message) => {
    const { code, err } = await command(['spec', 'update', 'pets', ...options]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
  });

  it('lose versions beyond the retention after a dry run reports them', async () => {
    const list = () => client.specs.versions.list({ organizationId: 'default', specSlug: 'pets' });
    for (const version of [2, 3]) {
      server.advance(1_000);
      const source = { text: `openapi: 3.1.0\ninfo: { title: Pets, version: ${version} }\npaths: {}\n` };
      await client.specs.upsert({ organizationId: 'default', specSlug: 'pets', source });
      await server.server.processor.idle();
    }
    expect(await runForJSON('prune', '--dry-run')).toEqual({ removed: [], kept: [] });
    expect(await command(['prune', 'default', '--yes'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/keeps all of its versions: .*--keep-versions/),
    });
    const report = await runForJSON('prune', 'default', '--dry-run', '--keep-versions', '1');
    expect(report).toMatchObject({
      removed: [{ organizationId: 'default', slug: 'pets', versions: 2, of: 3 }],
      kept: [],
    });
    expect(await command(['prune', '--keep-versions', '1', '--yes'])).toMatchObject({ code: 2 });
    await runForJSON('organization', 'update', 'default', '--keep-versions', '1');
    const table = await command(['prune', '--dry-run'], { terminal: true });
    expect(table.out).toMatch(/^ORGANIZATION +SLUG +VERSIONS +OF +FROM +TO +BYTES\ndefault +pets +2 +3 +20/);
    expect((await list()).count).toBe(3);
    expect(await command(['prune'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /^This removes 2 versions of 1 specifications, .* Add --yes to skip the confirmation\.\n$/,
      ),
    });
    expect(await runForJSON('prune', '--yes')).toEqual({ versions: 2, contents: 0, bytes: 0, kept: [] });
    expect((await list()).count).toBe(1);
    const database = await openSQLite(databaseFile);
    const events = (await listAuditEvents(database.connection, 1_000)).map(({ event }) => JSON.parse(event));
    await database.close();
    expect(events).toContainEqual(
      expect.objectContaining({
        action: 'spec.prune',
        actor: 'operator',
        organizationId: 'default',
        specSlug: 'pets',
        versions: 2,
      }),
    );
  });

  it('keep the versions of labels beyond the retention, which names them', async () => {
    const spec = { organizationId: 'default', specSlug: 'pets' };
    const { labels, versions } = client.specs;
    for (const version of [2, 3, 4]) {
      server.advance(1_000);
      const source = { text: `openapi: 3.1.0\ninfo: { title: Pets, version: ${version} }\npaths: {}\n` };
      await client.specs.upsert({ ...spec, source });
      await server.server.processor.idle();
    }
    const ids = (await versions.list(spec)).items.map(({ id }) => id);
    const [, third = '', second = '', first = ''] = ids;
    for (const version of [first, second, third]) await labels.set({ ...spec, label: 'prod', version });
    await labels.set({ ...spec, label: 'beta', version: second });
    const times = new Map((await versions.list(spec)).items.map(({ id, createdAt }) => [id, createdAt]));
    const of = { organizationId: 'default', slug: 'pets' };
    const kept = [
      {
        ...{ ...of, versionId: second, createdAt: times.get(second) },
        ...{ labels: ['beta'], previousLabels: ['prod'] },
      },
      { ...of, versionId: third, createdAt: times.get(third), labels: ['prod'], previousLabels: [] },
    ];
    const explanation = [
      `Kept: version ${second} of default/pets, because the label beta points to it, and the label prod pointed to it before its last move.\n`,
      `Kept: version ${third} of default/pets, because the label prod points to it.\n`,
    ].join('');
    const dryRun = ['prune', 'default', '--dry-run', '--keep-versions', '1'];
    const { out, err, code } = await command([...dryRun, '--json']);
    expect([code, err]).toEqual([0, explanation]);
    expect(JSON.parse(out)).toMatchObject({ removed: [{ ...of, versions: 1, of: 4 }], kept });
    expect(JSON.parse(out).kept).toEqual(kept);
    const table = await command(dryRun);
    expect([table.out.trim().split('\n').length, table.err]).toEqual([1, explanation]);
    await runForJSON('organization', 'update', 'default', '--keep-versions', '1');
    const pruned = await command(['prune', '--yes', '--json']);
    expect(pruned).toMatchObject({ code: 0, err: explanation });
    expect(JSON.parse(pruned.out)).toMatchObject({ versions: 1, kept });
    const remaining = ids.filter((id) => id !== first);
    expect((await versions.list(spec)).items.map(({ id }) => id)).toEqual(remaining);
  });

  it('show the version of a default label, and the latest one without it', async () => {
    const spec = { organizationId: 'default', specSlug: 'pets' };
    const { lastVersion = '' } = await client.specs.get(spec);
    expect(await command(['spec', 'update', 'pets', '--default-label', 'prod'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('has no label "prod". Set the label first.'),
    });
    await client.specs.labels.set({ ...spec, label: 'prod', version: lastVersion });
    const shown = await runForJSON('spec', 'update', 'pets', '--default-label', 'Prod');
    expect(shown).toMatchObject({ defaultLabel: 'prod', defaultVersion: lastVersion });
    expect(await client.specs.get(spec)).toMatchObject({ defaultLabel: 'prod' });
    const latest = await runForJSON('spec', 'update', 'pets', '--no-default-label');
    for (const member of ['defaultLabel', 'defaultVersion']) expect(latest).not.toHaveProperty(member);
    expect(await client.specs.get(spec)).not.toHaveProperty('defaultLabel');
  });

  it('are processed again by the running server', async () => {
    const { lastProcessedAt } = await client.specs.get({ organizationId: 'default', specSlug: 'pets' });
    server.advance(5_000);
    expect(await runForJSON('spec', 'refresh', 'pets')).toMatchObject({ processingState: 'pending' });
    await server.server.processor.idle();
    const again = await client.specs.get({ organizationId: 'default', specSlug: 'pets' });
    expect(again.lastProcessedAt).not.toBe(lastProcessedAt);
    // A refresh is not a publication.
    const version = await client.specs.versions.getLatest({ organizationId: 'default', specSlug: 'pets' });
    expect(version.publicationCount).toBe(1);
  });

  it('leave the queue, hooks, and audit log of commands to the server', async () => {
    await runForJSON('hook', 'add', '--url', 'http://127.0.0.1:9/');
    await server.close();
    await runForJSON('spec', 'refresh', 'pets');
    expect(await runForJSON('spec', 'show', 'pets')).toMatchObject({ processingState: 'pending' });
    await runForJSON('spec', 'delete', 'pets', '--yes');
    const [hook] = await runForJSON('hook', 'list');
    expect(hook).toMatchObject({ waiting: 1 });
    expect(hook).not.toHaveProperty('lastFailure');
    const database = await openSQLite(databaseFile);
    const events = (await listAuditEvents(database.connection, 1_000)).map(({ event }) => JSON.parse(event));
    await database.close();
    expect(events).toMatchObject([
      { action: 'hook.add' },
      { action: 'spec.refresh' },
      { action: 'spec.delete' },
    ]);
    server = await startServer({ databaseFile });
  });

  it('are deleted', async () => {
    expect(await command(['spec', 'delete', 'pets'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/specification pets of default/),
    });
    await runForJSON('spec', 'delete', 'pets', '--yes');
    expect(await runForJSON('spec', 'list')).toEqual([]);
  });
});
