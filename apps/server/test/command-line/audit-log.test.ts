import { userInfo } from 'node:os';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { databaseFile, runForJSON, useCommandDatabase } from '../support/server/command-database.js';
import { createClient } from '../support/server/create-client.js';
import { startServer } from '../support/server/start-server.js';

useCommandDatabase();

describe('the audit log', () => {
  it('is written by the running server, one line for each change, without secrets', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });
    const server = await startServer({ databaseFile, overrides: { logger } });
    const token = (await server.server.bootstrap()) ?? '';
    const client = createClient({ baseUrl: server.url, token });
    const spec = { organizationId: 'default', specSlug: 'pets' };
    await client.specs.upsert({ ...spec, source: { text: 'openapi: 3.1.0' } });
    await client.specs.setVisibility({ ...spec, visibility: 'public' });
    await server.server.processor.idle();
    await server.server.deliverer.idle();
    const made = await runForJSON(
      'token',
      'create',
      'ci',
      '--organization',
      'default',
      '--scope',
      'space:read',
    );
    const hook = await runForJSON('hook', 'add', '--url', 'https://a.example/?secret=word');
    await runForJSON('token', 'revoke', made.id, '--yes');
    await client.specs.delete(spec);
    await server.server.deliverer.idle();
    await server.close();
    const logged = lines.map((line) => JSON.parse(line));
    const { tokenId } = logged.find(({ msg, subject }) => msg === 'request' && subject === 'operator');
    const events = logged.filter(({ msg }) => msg === 'audit');
    const user = userInfo().username;
    // The server logs the events of commands when it polls for them.
    const changes = events.map(({ audit }) => [audit.action, audit.actor, audit.user]);
    expect(changes.filter(([, , who]) => who === undefined)).toEqual([
      ['token.create', 'server', undefined],
      ['spec.create', 'operator', undefined],
      ['spec.visibility', 'operator', undefined],
      ['spec.delete', 'operator', undefined],
    ]);
    expect(changes.filter(([, , who]) => who !== undefined)).toEqual([
      ['token.create', 'operator', user],
      ['hook.add', 'operator', user],
      ['token.revoke', 'operator', user],
    ]);
    expect(events[2].audit).toMatchObject({
      specSlug: 'pets',
      visibility: 'public',
      tokenId,
    });
    for (const secret of [token, made.token, hook.secret, 'word'])
      expect(lines.join('')).not.toContain(secret);
  });
});
