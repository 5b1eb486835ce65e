import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../support/suite-context.js';

export function organizationsSuite(context: SuiteContext): void {
  describe('organizations', () => {
    const find = async (emailDomain: string) => {
      const found = await context.client('directory').organizations.listByEmailDomain({ emailDomain });
      return found.organizations[0];
    };

    context.test('returns every configured member of an organization', async () => {
      const described = context.world.organizations.find(({ id }) => id === 'initech');
      const { logo, ...profile } = described?.profile ?? {};
      const organization = await find('initech.example');
      expect(organization).toMatchObject({ ...profile, title: 'Initech', urls: { logo } });
    });

    context.test('omits members that are not configured', async () => {
      expect(Object.keys((await find('globex.example')) ?? {}).sort()).toEqual([
        'createdAt',
        'emailDomains',
        'id',
        'inviteLinks',
        'mergeRules',
        'object',
        'permissions',
        'plan',
        'title',
        'trial',
        'type',
        'urls',
      ]);
    });

    context.test('returns an organization to its members at its URL', async () => {
      const organization = await context.client('reader').organizations.get({ organizationId: 'acme' });
      expect(organization).toMatchObject({ id: 'acme', title: 'Acme', type: 'business' });
      const { pathname } = new URL(organization.urls.location);
      const { status, text } = await context.request('GET', pathname, { token: 'reader' });
      expect([status, JSON.parse(text).id]).toEqual([200, 'acme']);
    });

    context.test('returns the permissions of the caller in an organization', async () => {
      const permissionsOf = async (token: string) => {
        const client = context.client(token);
        const { permissions } = await client.organizations.get({ organizationId: 'acme' });
        return Object.entries(permissions).flatMap(([name, granted]) => (granted ? [name] : []));
      };
      expect(await permissionsOf('editor')).toEqual(['view', 'access', 'createOpenAPISpec']);
      expect(await permissionsOf('reader')).toEqual(['view', 'access']);
      const { permissions } = (await find('globex.example')) ?? {};
      expect(permissions).toMatchObject({ view: true, admin: false, createOpenAPISpec: false });
    });

    context.test('returns no permissions for an organization that the caller cannot access', async () => {
      const { organizations } = context.client('clerk');
      const { organizations: found } = await organizations.listByEmailDomain({ emailDomain: 'acme.example' });
      const permitted = found.map(({ id, permissions }) => [id, Object.values(permissions).includes(true)]);
      expect(permitted).toEqual([
        ['acme', true],
        ['globex', false],
      ]);
    });
  });
}
