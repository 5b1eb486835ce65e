import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PagesWorld, startPagesWorld } from '../support/pages/pages-world.js';
import { createVisitor } from '../support/pages/visitor.js';
import { startServer } from '../support/server/start-server.js';

// The conformance suite tests sign-in and sign-out.

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

describe('sign-in', () => {
  it('sets a `__Host-` cookie if the server has a host of its own', async () => {
    for (const [publicURL, name] of [
      ['https://specs.example', '__Host-specshelf_session'],
      ['https://docs.example/specs', 'specshelf_session'],
      ['http://specs.example', 'specshelf_session'],
    ] as const) {
      const server = await startServer({ databaseFile: ':memory:', config: { publicURL } });
      const token = (await server.server.bootstrap()) ?? '';
      const { headers } = await createVisitor(server.url).signIn(token);
      expect(headers['set-cookie']?.[0]).toMatch(new RegExp(`^${name}=[\\w-]+; `));
      await server.close();
    }
  });

  it('stores the end of a session only until the session would have expired', async () => {
    const first = await world.visitorWith(world.reader);
    await first.send('/sign-out', {});
    const other = await world.visitorWith(world.reader);
    world.target.advance(8 * 3_600_000);
    await other.send('/sign-out', {});
    const later = await world.visitorWith(world.reader);
    await later.send('/sign-out', {});
    const rows = await world.target.server.database.query((connection) =>
      connection('ended_sessions').select('id'),
    );
    expect(rows).toHaveLength(1);
  });

  it('accepts a form under each host name of the server', async () => {
    const { host } = new URL(world.target.url);
    const token = world.reader;
    for (const origin of [world.target.url, `https://${host}`])
      expect((await createVisitor(world.target.url).send('/sign-in', { token }, { origin })).status).toBe(
        303,
      );
  });
});
