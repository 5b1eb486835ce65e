import { describe, expect, it } from 'vitest';
import { command, databaseFile, useCommandDatabase } from '../support/server/command-database.js';
import { createClient } from '../support/server/create-client.js';
import { runCommand } from '../support/server/run-command.js';
import { startServer } from '../support/server/start-server.js';

useCommandDatabase();

describe('help', () => {
  const commands = [
    ...['serve', 'migrate', 'prune', 'backup', 'copy', 'doctor'].map((name) => [name]),
    ...['create', 'list', 'show', 'update', 'delete'].map((name) => ['organization', name]),
    ...['create', 'list', 'delete'].map((name) => ['space', name]),
    ...['create', 'list', 'revoke'].map((name) => ['token', name]),
    ...['list', 'show', 'refresh', 'update', 'delete'].map((name) => ['spec', name]),
    ...['rotate', 'reset'].map((name) => ['secret-key', name]),
    ...['add', 'list', 'test', 'remove'].map((name) => ['hook', name]),
    ...['add', 'list', 'test', 'remove'].map((name) => ['integration', name]),
  ];

  it.each(commands.map((path) => [path.join(' '), path] as const))(
    'of %s has an example',
    async (_, path) => {
      const { out, err, code } = await runCommand([...path, '--help']);
      expect({ err, code }).toEqual({ err: '', code: 0 });
      expect(out).toContain(`Usage: specshelf-server ${path.join(' ')}`);
      expect(out).toContain('Examples:\n  specshelf-server');
    },
  );

  it('of token create begins with an example whose token publishes and waits on a new server', async () => {
    const { server, url, close } = await startServer({ databaseFile });
    await server.bootstrap();
    const { out: help } = await runCommand(['token', 'create', '--help']);
    const [, example = ''] = /Examples:\n {2}specshelf-server (.*)/.exec(help) ?? [];
    const { out } = await command(example.split(' '));
    const text = '{"openapi":"3.1.0","info":{"title":"Pets","version":"1"},"paths":{}}';
    const spec = await createClient({ baseUrl: url, token: out.trim() }).specs.upsertAndWait(
      { organizationId: 'default', specSlug: 'pets', source: { text } },
      { pollInterval: { initial: 50 } },
    );
    expect(spec.processingState).toBe('complete');
    await close();
  });

  it('names every command', async () => {
    const { out } = await runCommand(['--help']);
    for (const name of new Set(commands.map(([first]) => first)))
      expect(out).toMatch(new RegExp(`^  ${name}`, 'm'));
  });
});
