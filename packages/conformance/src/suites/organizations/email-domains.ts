import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

const characters = 'it may contain only letters, digits, hyphens and dots';

const wrongDomains = [
  ['localhost', 'it has no dot'],
  ['a b.example', characters],
  ['-a.example', 'begins or ends with a hyphen'],
  ['a_b.example', characters],
  ['*.example', characters],
  ['ann@acme.example', characters],
  ['acme.example.', 'a dot must be between two labels'],
  ['acme..example', 'a dot must be between two labels'],
  [`${'a'.repeat(64)}.example`, 'has more than 63 characters'],
  [`${'a.'.repeat(130)}example`, 'it has more than 253 characters'],
  ['10.0.0.1', 'it is a number or an address'],
] as const;

export function emailDomainsSuite(context: SuiteContext): void {
  describe('email domains', () => {
    async function idsFor(emailDomain: string): Promise<string[]> {
      const found = await context.client('directory').organizations.listByEmailDomain({ emailDomain });
      return found.organizations.map((organization) => organization.id);
    }

    context.test('returns every organization with the domain in a stable order', async () => {
      expect(await idsFor('acme.example')).toEqual(['acme', 'globex']);
      expect(await idsFor('globex.example')).toEqual(['globex']);
    });

    context.test('returns an empty list for an unknown domain and for a subdomain (TN9)', async () => {
      expect(await idsFor('nobody.example')).toEqual([]);
      expect(await idsFor('sub.acme.example')).toEqual([]);
    });

    context.test('ignores case, and treats Unicode and ASCII forms of a domain alike (TN9)', async () => {
      expect(await idsFor('ACME.Example')).toEqual(['acme', 'globex']);
      expect(await idsFor('München.example')).toEqual(['acme']);
      expect(await idsFor('xn--mnchen-3ya.example')).toEqual(['acme']);
    });

    context.test('ignores spaces around a domain', async () => {
      expect(await idsFor(' acme.example ')).toEqual(['acme', 'globex']);
    });

    for (const [domain, reason] of wrongDomains) {
      context.test(`rejects ${domain.slice(0, 30)}: ${reason} (TN9)`, async () => {
        const call = context.client('directory').organizations.listByEmailDomain({ emailDomain: domain });
        const error = await errorOf(call);
        expect(error.status).toBe(400);
        expect(error.message).toContain(reason);
      });
    }

    context.test('returns every member that current typed clients require', async () => {
      const found = await context
        .client('directory')
        .organizations.listByEmailDomain({ emailDomain: 'globex.example' });
      expect(found.organizations[0]).toMatchObject({
        object: 'organization',
        title: 'Globex',
        emailDomains: ['globex.example', 'acme.example'],
        trial: { status: 'notapplicable', count: 0 },
        mergeRules: { type: 'none' },
      });
    });

    context.test('returns 403 for a token without the scope email-domains:read (AU9)', async () => {
      const error = await errorOf(
        context.client('editor').organizations.listByEmailDomain({ emailDomain: 'acme.example' }),
      );
      expect(error.status).toBe(403);
      expect(error.message).toContain('email-domains:read');
    });
  });
}
