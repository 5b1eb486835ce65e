import { errorReply, type Grant, type Principal, RequestError, readText } from '@specshelf/service';
import { organization, spec } from '@specshelf/service/test/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server/start-server.js';

let target: TestServer;

beforeAll(async () => {
  target = await startServer({ databaseFile: ':memory:' });
  const { organizations, spaces, specs } = target.server.stores;
  for (const id of ['Acme', 'globex', 'initech']) {
    await organizations.insert(organization({ id }));
    await spaces.insert({ id: `space-of-${id}`, organizationId: id, createdAt: '2026-01-01T00:00:00.000Z' });
    await specs.insert(spec({ id, organizationId: id, slug: 'pets' }));
  }
});

afterAll(() => target.close());

const readAcmeWriteGlobex: Grant[] = [
  { organizations: ['Acme'], scopes: ['openapi:read'] },
  { organizations: ['globex'], scopes: ['openapi:read', 'openapi:write', 'space:read'] },
];

const principal = (grants: Grant[]): Principal => ({ subject: { id: 'ann', displayName: 'Ann' }, grants });

/** The status and the message of a call. */
async function call(
  grants: Grant[],
  operationId: 'getOpenAPISpecBySlug' | 'updateOpenAPISpecBySlug',
  organizationId: string,
): Promise<[number, unknown]> {
  const path = { organizationId, specSlug: 'pets' };
  const body = operationId === 'updateOpenAPISpecBySlug' ? { visibility: 'private' } : undefined;
  try {
    const request = { operationId, path, query: {}, header: {}, body, principal: principal(grants) };
    const reply = await target.server.service.handle(request);
    return [reply.status, JSON.parse(await readText(reply)).permissions];
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return [errorReply(error).status, error.message];
  }
}

describe('a principal with grants per organization', () => {
  it.each([
    ['Acme', { view: true, edit: false }],
    ['acme', { view: true, edit: false }],
    ['globex', { view: true, edit: true }],
  ])('reads in %s with the permissions of that organization', async (id, permissions) => {
    expect(await call(readAcmeWriteGlobex, 'getOpenAPISpecBySlug', id)).toEqual([200, permissions]);
  });

  it('writes only in the organization of its grant', async () => {
    const write = (id: string) => call(readAcmeWriteGlobex, 'updateOpenAPISpecBySlug', id);
    expect(await write('globex')).toEqual([200, { view: true, edit: true }]);
    const message = 'A token with the scope openapi:write in the organization Acme is required.';
    expect(await write('Acme')).toEqual([403, message]);
    expect(await write('ACME')).toEqual([403, message]);
  });

  it('returns the same response for organizations without a grant and missing ones', async () => {
    expect(await call(readAcmeWriteGlobex, 'updateOpenAPISpecBySlug', 'initech')).toEqual([
      404,
      'Organization "initech" was not found.',
    ]);
    expect(await call(readAcmeWriteGlobex, 'updateOpenAPISpecBySlug', 'missing')).toEqual([
      404,
      'Organization "missing" was not found.',
    ]);
  });

  it('combines the scopes of several grants for an organization', async () => {
    const grants: Grant[] = [
      { organizations: '*', scopes: ['openapi:read'] },
      { organizations: ['Acme'], scopes: ['openapi:write'] },
    ];
    expect(await call(grants, 'updateOpenAPISpecBySlug', 'Acme')).toEqual([200, { view: true, edit: true }]);
    expect((await call(grants, 'updateOpenAPISpecBySlug', 'globex'))[0]).toBe(403);
    expect((await call(grants, 'getOpenAPISpecBySlug', 'globex'))[0]).toBe(200);
  });

  it('opens spaces of the organizations in which it may read spaces', async () => {
    const grants: Grant[] = [...readAcmeWriteGlobex, { organizations: ['initech'], scopes: [] }];
    const find = (spaceId: string) => target.server.service.findSpace(principal(grants), spaceId);
    expect(await find('space-of-globex')).toMatchObject({ organizationId: 'globex' });
    await expect(find('space-of-Acme')).rejects.toMatchObject({ meaning: 'insufficient-scope' });
    await expect(find('space-of-nowhere')).rejects.toMatchObject({ meaning: 'not-found' });
  });
});
