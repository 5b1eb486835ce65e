import { describe, expect, it } from 'vitest';
import { after, before } from '../support/documents.js';
import { startServer } from '../support/server.js';

const files = { 'openapi.yaml': after };

async function published() {
  const server = startServer();
  await server.publish('orders', { text: before }, 'prod');
  return server;
}

describe('check of a specification that does not exist', () => {
  it.each(['prod', 'latest', 'all'])('fails with --against %s', async (version) => {
    const server = await published();
    const args = ['check', 'openapi.yaml', '--spec', 'ordres', '--against', version];
    const { code, out } = await server.run(args, { files });
    expect(code).toBe(2);
    expect(out).toContain(`There is no specification ordres in the organization default, and it has no`);
    expect(out).toContain('Did you mean orders?');
  });

  it('is reported without --against, and if the configuration may create it', async () => {
    const server = await published();
    const message =
      'There is no specification ordres in the organization default yet, so only problems are reported.\n';
    const args = ['check', 'openapi.yaml', '--spec', 'ordres'];
    expect(await server.run(args, { files })).toMatchObject({ code: 0, err: message });
    const config = { ...files, 'specshelf.yaml': 'create: true' };
    const result = await server.run([...args, '--against', 'prod'], { files: config });
    expect(result).toMatchObject({ code: 0, err: message });
  });
});

describe('check of a specification', () => {
  it('names the earlier version of its settings', async () => {
    const server = await published();
    await server.backend.fetch('/v1/orgs/default/openapi/orders', {
      method: 'PATCH',
      headers: { authorization: `Bearer ${server.backend.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ compatibility: { against: 'all' } }),
    });
    const { out } = await server.run(['check', 'openapi.yaml', '--spec', 'orders'], { files });
    expect(out).toContain('from orders@all to openapi.yaml');
  });
});
