import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createDatabaseMonitor } from '../../src/runtime/database-monitor.js';

it('logs the error of a failed check, and returns only a general reason', async () => {
  const lines: string[] = [];
  let error: Error | undefined = new Error('password authentication failed for user "ada"');
  const monitor = createDatabaseMonitor({
    database: {
      check: async () => {
        if (error) throw error;
        return { status: 'ok' };
      },
    },
    isStorageFull: () => false,
    logger: pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) }),
  });
  const unavailable = { status: 'unavailable', reason: 'The database cannot be reached.' };
  expect([await monitor.check(), await monitor.check()]).toEqual([unavailable, unavailable]);
  error = undefined;
  expect(await monitor.check()).toEqual({ status: 'ok' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'database', ...unavailable, err: { message: expect.stringMatching(/^password/) } },
    { level: 30, msg: 'database', status: 'ok' },
  ]);
});

it('is unavailable only after three failures in a row', async () => {
  const results = ['ok', 'fails', 'fails', 'ok', 'fails', 'fails', 'fails', 'fails', 'ok'];
  const monitor = createDatabaseMonitor({
    database: {
      check: async () => {
        if (results.shift() === 'fails') throw new Error('connection terminated');
        return { status: 'ok' };
      },
    },
    isStorageFull: () => false,
    logger: pino({ level: 'silent' }),
  });
  const seen = [];
  while (results.length > 0) seen.push((await monitor.check()).status);
  expect(seen).toEqual([
    ...['ok', 'degraded', 'degraded', 'ok'],
    ...['degraded', 'degraded', 'unavailable', 'unavailable', 'ok'],
  ]);
});

it('counts concurrent probes as one check', async () => {
  let isUp = true;
  const monitor = createDatabaseMonitor({
    database: {
      check: async () => {
        if (!isUp) throw new Error('connection terminated');
        return { status: 'ok' };
      },
    },
    isStorageFull: () => false,
    logger: pino({ level: 'silent' }),
  });
  expect((await monitor.check()).status).toBe('ok');
  isUp = false;
  const seen = await Promise.all(Array.from({ length: 5 }, () => monitor.check()));
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['degraded']));
});
