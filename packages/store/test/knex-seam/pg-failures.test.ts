import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import knex from 'knex';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { knexSettings } from '../../src/database/knex-settings.js';
import { destroySocket } from '../../src/knex-seam/knex-seam.js';
import { isLost, isSilent } from '../../src/postgresql/postgresql-failures.js';

// The socket of a client of pg, and failures without a code, which are recognized by their messages, compared with the installed pg.
// The server implements only the start of a connection. See docs/decisions/0031-manage-transactions-without-knex.md

// AuthenticationOk and ReadyForQuery.
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Starts a server that never responds to a query, nor to a connection unless `accepts`. */
async function startSilentServer(accepts: boolean) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => accepts && socket.write(welcome));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { settings: { host: '127.0.0.1', port, user: 'test', database: 'test' }, sockets };
}

async function connect(settings: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(settings);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a client of pg', () => {
  it('fails its query with a lost connection when its socket is destroyed', async () => {
    const { settings } = await startSilentServer(true);
    const client = await connect(settings);
    const failure = failureOf(client.query('SELECT 1'));
    destroySocket(client);
    expect(isLost(await failure), `pg failed with: ${await failure}`).toBe(true);
    const later = await failureOf(client.query('SELECT 1'));
    expect(isLost(later), `pg failed with: ${later}`).toBe(true);
  });

  it('fails its query with a lost connection when the server closes it', async () => {
    const { settings, sockets } = await startSilentServer(true);
    const client = await connect(settings);
    const failure = failureOf(client.query('SELECT 1'));
    sockets[0]?.end();
    expect(isLost(await failure), `pg failed with: ${await failure}`).toBe(true);
  });

  it('fails with a lost connection when the server does not accept it in time', async () => {
    const { settings } = await startSilentServer(false);
    const failure = await failureOf(connect({ ...settings, connectionTimeoutMillis: 50 }));
    expect(isLost(failure), `pg failed with: ${failure}`).toBe(true);
  });

  it('fails a query without a response in time, also behind knex', async () => {
    const { settings } = await startSilentServer(true);
    const patience = { ...settings, query_timeout: 50 };
    const client = await connect(patience);
    const failure = await failureOf(client.query('SELECT 1'));
    expect(isSilent(failure), `pg failed with: ${failure}`).toBe(true);
    destroySocket(client);
    const connection = knex({ ...knexSettings, client: 'pg', version: '16', connection: patience });
    const wrapped = await failureOf(connection.raw('SELECT 1').then());
    expect(isSilent(wrapped), `knex failed with: ${wrapped}`).toBe(true);
    await connection.destroy();
  });
});
