import { defined } from '@specshelf/base/defined';
import type { Client } from '@specshelf/sdk';
import { list as listAuditEvents } from '@specshelf/store/audit-events';
import { openSQLite } from '@specshelf/store/test/open-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { command, databaseFile, runForJSON, useCommandDatabase } from '../support/server/command-database.js';
import { createClient } from '../support/server/create-client.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

useCommandDatabase();

const spec = { organizationId: 'default', specSlug: 'pets' };

const documentOf = (...paths: string[]) =>
  JSON.stringify(
    {
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: Object.fromEntries(
        paths.map((path) => [path, { get: { responses: { 200: { description: 'x' } } } }]),
      ),
    },
    null,
    2,
  );

describe('the compatibility of a specification', () => {
  let server: TestServer;
  let client: Client;

  beforeEach(async () => {
    server = await startServer({ databaseFile });
    const token = await server.server.bootstrap();
    client = createClient({ baseUrl: server.url, maxRetries: 0, ...defined({ token }) });
    await publish('/a', '/b');
  });

  afterEach(() => server.close());

  async function publish(...paths: string[]): Promise<string> {
    server.advance(1_000);
    await client.specs.upsert({ ...spec, source: { text: documentOf(...paths) } });
    await server.server.processor.idle();
    return (await client.specs.get(spec)).lastVersion ?? '';
  }

  const policy = (...options: string[]) => runForJSON('spec', 'policy', 'pets', ...options);

  it('is shown, changed member by member, and restored', async () => {
    const defaults = { refuse: 'none', against: 'latest', categories: ['wire'], rules: {}, strict: false };
    expect(await policy()).toEqual(defaults);
    const changed = {
      ...defaults,
      refuse: 'breaking',
      rules: { 'path-added': 'risky', 'tag-changed': 'off' },
    };
    const rules = ['--rule', 'path-added=risky', '--rule', 'tag-changed=off'];
    expect(await policy('--refuse', 'breaking', ...rules)).toEqual(changed);
    const more = ['--against', 'all', '--category', 'wire', '--category', 'source', '--strict'];
    expect(await policy(...more, '--stability', 'beta', '--sunset-days', '30', '--no-rules')).toEqual({
      ...{ refuse: 'breaking', against: 'all', categories: ['wire', 'source'], rules: {}, strict: true },
      ...{ stability: 'beta', sunsetDays: 30 },
    });
    expect((await command(['spec', 'policy', 'pets'])).out).toMatch(/^refuse\tbreaking$/m);
    const removed = await policy('--no-stability', '--no-sunset-days', '--no-strict');
    expect(removed).toMatchObject({ strict: false, against: 'all' });
    for (const member of ['stability', 'sunsetDays']) expect(removed).not.toHaveProperty(member);
    expect(await policy('--reset')).toEqual(defaults);
    const database = await openSQLite(databaseFile, { outdated: 'reject' });
    const events = (await listAuditEvents(database.connection, 10)).map(({ event }) => event);
    await database.close();
    expect(events).toContainEqual(expect.stringContaining('"changed":["compatibility"]'));
  });

  it('is that of the server without a setting', async () => {
    const env = { SPECSHELF_COMPATIBILITY_REFUSE: 'risky' };
    const { out } = await command(['spec', 'policy', 'pets', '--json'], { env });
    expect(JSON.parse(out)).toMatchObject({ refuse: 'risky' });
  });

  it.each([
    [['--refuse', 'safe'], '--refuse must be one of none, risky, breaking, not "safe"'],
    [['--rule', 'path-added'], '--rule must be <id>=<level>'],
    [['--rule', 'path-added=bad'], '--rule path-added must be one of breaking, risky, safe, docs, off'],
    [['--rule', 'no-rule=off'], '--rule no-rule is not the ID of a rule'],
    [['--rule', 'path-added=off', '--no-rules'], '--rule and --no-rules exclude each other'],
    [['--sunset-days', '9999'], '--sunset-days must be a whole number from 0 to 3650'],
    [['--reset', '--strict'], '--reset excludes all other options'],
  ])('is not changed with %j', async (options, message) => {
    const { code, err } = await command(['spec', 'policy', 'pets', ...options]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
  });

  it('shows in the changes of the latest version, and between any two', async () => {
    const first = (await client.specs.get(spec)).lastVersion ?? '';
    expect((await command(['spec', 'changes', 'pets'])).out).toBe('');
    const second = await publish('/a');
    const { out } = await command(['spec', 'changes', 'pets']);
    expect(out).toMatch(/^breaking\t[0-9a-f]{16}\tpath-removed\t1\t.*:\d+:\d+\t.*\/b/);
    const changes = await runForJSON('spec', 'changes', 'pets');
    expect(changes).toMatchObject({ from: first, to: second, summary: { breaking: 1 }, bump: 'major' });
    await publish('/a', '/b');
    expect(await runForJSON('spec', 'changes', 'pets', '--impact', 'breaking')).toMatchObject({ items: [] });
    const back = await runForJSON('spec', 'changes', 'pets', '--from', first);
    expect(back).toMatchObject({ from: first, items: [], complete: true });
    expect(await runForJSON('spec', 'changes', 'pets', '--to', second)).toMatchObject({ to: second });
    await policy('--rule', 'path-added=risky');
    expect(await runForJSON('spec', 'changes', 'pets')).toMatchObject({ summary: { risky: 1 } });
    const wrong = await command(['spec', 'changes', 'pets', '--impact', 'x']);
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('--impact must be one of') });
    expect(await command(['spec', 'changes', 'pets', '--from', 'none'])).toMatchObject({ code: 1 });
  });

  it('lets acknowledged changes pass', async () => {
    await policy('--refuse', 'breaking');
    const refused = client.specs.upsert({ ...spec, source: { text: documentOf('/a') } });
    const error = await refused.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ status: 409 });
    const [, change = ''] = /Acknowledge ([0-9a-f]{16})/.exec(String(error)) ?? [];
    const acknowledge = (...options: string[]) => runForJSON('spec', 'acknowledge', 'pets', ...options);
    expect(await acknowledge()).toEqual([]);
    const acknowledged = await acknowledge(change, '--reason', 'No client uses it');
    expect(acknowledged).toMatchObject([{ change, reason: 'No client uses it', acknowledgedBy: 'operator' }]);
    expect(await acknowledge()).toEqual(acknowledged);
    expect(await acknowledge(change, '--withdraw')).toEqual([]);
    await acknowledge(change);
    const version = await publish('/a');
    expect((await client.specs.versions.list(spec)).items[0]?.id).toBe(version);
    expect((await client.specs.versions.list(spec)).items).toHaveLength(2);
    expect(await acknowledge()).toEqual([]);
  });

  it.each([
    [['x'], 'The ID of a change must be 16 hexadecimal digits'],
    [['--reason', 'x'], 'Specify the IDs of changes'],
    [['--withdraw'], 'Specify the IDs of changes'],
    [['0123456789abcdef', '--reason', ''], '--reason must not be empty'],
  ])('acknowledges nothing with %j', async (options, message) => {
    const { code, err } = await command(['spec', 'acknowledge', 'pets', ...options]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
  });
});
