import { describe, expect } from 'vitest';
import { errorOf } from '../error-of.js';
import type { Stage } from '../stage.js';

export function emailDomainsSuite(stage: Stage): void {
  describe('email domains', () => {
    async function idsFor(emailDomain: string): Promise<string[]> {
      const found = await stage.client('directory').organizations.listByEmailDomain({ emailDomain });
      return found.organizations.map((organization) => organization.id);
    }

    stage.test('a domain finds every organization that has it, in a fixed order', async () => {
      expect(await idsFor('acme.example')).toEqual(['acme', 'globex']);
      expect(await idsFor('globex.example')).toEqual(['globex']);
    });

    stage.test('a domain that nobody has finds nothing', async () => {
      expect(await idsFor('initech.example')).toEqual([]);
      expect(await idsFor('sub.acme.example')).toEqual([]);
    });

    stage.test('a domain is found without regard to case, in Unicode as in ASCII', async () => {
      expect(await idsFor('ACME.Example')).toEqual(['acme', 'globex']);
      expect(await idsFor('München.example')).toEqual(['acme']);
      expect(await idsFor('xn--mnchen-3ya.example')).toEqual(['acme']);
    });

    stage.test('what is not a domain is refused', async () => {
      for (const domain of [
        'localhost',
        'a b.example',
        '-a.example',
        '*.example',
        `${'a'.repeat(64)}.example`,
        '10.0.0.1',
      ]) {
        const call = stage.client('directory').organizations.listByEmailDomain({ emailDomain: domain });
        expect((await errorOf(call)).status, domain).toBe(400);
      }
    });

    stage.test("an organization comes with all that today's typed clients require", async () => {
      const found = await stage
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

    stage.test('an ordinary token may not look organizations up', async () => {
      const error = await errorOf(
        stage.client('editor').organizations.listByEmailDomain({ emailDomain: 'acme.example' }),
      );
      expect(error.status).toBe(403);
      expect(error.message).toContain('email-domains:read');
    });
  });
}
