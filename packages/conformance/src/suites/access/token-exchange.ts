import { describe, expect } from 'vitest';
import { githubJob, gitlabJob, hostIssuer } from '../../support/ci/ci-issuer.js';
import { createPublisher, exchange } from '../../support/ci/exchange.js';
import type { SuiteContext } from '../../support/suite-context.js';

// The world begins on 2026-03-01T08:00:00.000Z.
const now = Date.parse('2026-03-01T08:00:00.000Z') / 1000;
const otherSha = 'f'.repeat(40);

export function tokenExchangeSuite(context: SuiteContext): void {
  describe('token exchange', () => {
    const refusalOf = async (token: string, organization?: string) => {
      const { status, body } = await exchange(context, token, organization);
      return [status, body.error?.type, body.error?.message] as const;
    };

    context.test('issues a token for ten minutes to a job of GitHub Actions', async () => {
      const ci = await hostIssuer(context, 'github');
      const { id } = await createPublisher(context, ci, { environment: 'production' });
      const { status, body, secret } = await exchange(context, await ci.sign(githubJob), 'ACME');
      expect([status, body.token]).toEqual([
        201,
        {
          object: 'access-token',
          id: expect.stringMatching(/^[a-z0-9]+$/),
          name: 'Ferry',
          prefix: secret.slice(0, 12),
          subject: {
            id: `github:${ci.issuer.replace(/^https?:\/\//, '')}:acme/ferry`,
            displayName: 'acme/ferry (GitHub Actions)',
          },
          scopes: ['openapi:read', 'openapi:write'],
          state: 'active',
          createdAt: '2026-03-01T08:00:00.000Z',
          expiresAt: '2026-03-01T08:10:00.000Z',
          specSlugs: ['ferry', 'ferry-*'],
          trustedPublisherId: id,
        },
      ]);
    });

    context.test('issues a token to a job of GitLab CI', async () => {
      const ci = await hostIssuer(context, 'gitlab');
      const repository = 'ACME/platform/ferry';
      await createPublisher(context, ci, { provider: 'gitlab', repository, branches: [], tags: ['v*'] });
      const { status, body } = await exchange(context, await ci.sign(gitlabJob));
      expect([status, body.token]).toMatchObject([
        201,
        { subject: { displayName: 'ACME/platform/ferry (GitLab CI)' }, name: 'Ferry' },
      ]);
    });

    context.test('requires the ID of the repository in the first exchange from then on', async () => {
      const ci = await hostIssuer(context, 'pinned');
      await createPublisher(context, ci);
      expect((await exchange(context, await ci.sign(githubJob))).status).toBe(201);
      const { items } = await context.client().trustedPublishers.list({ organizationId: 'acme' });
      expect(items[0]?.repositoryId).toBe(githubJob.repository_id);
      expect((await exchange(context, await ci.sign(githubJob))).status).toBe(201);
      const again = await refusalOf(await ci.sign({ ...githubJob, repository_id: '1' }));
      expect(again).toEqual([403, 'untrusted-publisher', expect.stringContaining('`repository_id` is "1"')]);
      expect(again[2]).not.toContain(githubJob.repository_id);
    });

    for (const [problem, claims, part] of [
      ['for another audience', { aud: 'https://github.com/acme' }, '`aud` is "https://github.com/acme"'],
      ['for several audiences', { aud: ['BASE', 'https://b.example'] }, 'must be "BASE"'],
      ['without an audience', { aud: undefined }, '`aud` is absent'],
      ['that has expired', { exp: now - 61 }, '`exp` is 2026-03-01T07:58:59.000Z'],
      ['without an expiry', { exp: undefined }, '`exp`'],
      ['that is not valid yet', { nbf: now + 61 }, '`nbf` is 2026-03-01T08:01:01.000Z'],
      ['from the future', { iat: now + 61 }, '`iat` is 2026-03-01T08:01:01.000Z'],
      ['without a time', { iat: undefined }, '`iat`'],
    ] as const) {
      context.test(`rejects an identity token ${problem}`, async () => {
        const ci = await hostIssuer(context, 'claims');
        await createPublisher(context, ci);
        const { baseUrl } = context.target;
        const real = (text: string) => text.replace('BASE', baseUrl);
        const own = 'aud' in claims && Array.isArray(claims.aud) ? { aud: claims.aud.map(real) } : claims;
        expect(await refusalOf(await ci.sign({ ...githubJob, ...own }))).toEqual([
          401,
          'invalid-identity-token',
          expect.stringContaining(real(part)),
        ]);
      });
    }

    context.test('tolerates clocks that differ by a minute, and a slash after the audience', async () => {
      const ci = await hostIssuer(context, 'clocks');
      await createPublisher(context, ci);
      const aud = `${context.target.baseUrl}/`;
      for (const times of [{ exp: now - 59 }, { nbf: now + 59, iat: now + 59 }])
        expect((await exchange(context, await ci.sign({ ...githubJob, ...times, aud }))).status).toBe(201);
    });

    context.test('rejects an identity token that its issuer has not signed', async () => {
      const ci = await hostIssuer(context, 'signatures');
      await createPublisher(context, ci);
      const token = await ci.sign(githubJob);
      const [header = '', payload = '', signature = ''] = token.split('.');
      const part = (value: object) =>
        btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      const changed = part({ ...JSON.parse(atob(payload)), sha: otherSha });
      const cases = [
        [await ci.sign(githubJob, { withOtherKey: true }), 'signature'],
        [[header, changed, signature].join('.'), 'signature'],
        [await ci.sign(githubJob, { keyId: 'second' }), 'key "second"'],
        [[part({ alg: 'none' }), payload, ''].join('.'), 'algorithm "none"'],
        [[part({ alg: 'HS256', kid: 'first' }), payload, signature].join('.'), 'algorithm "HS256"'],
        [[header, payload].join('.'), 'JSON Web Token'],
        ['not-a-token', 'JSON Web Token'],
      ] as const;
      for (const [text, message] of cases) {
        expect(await refusalOf(text)).toEqual([
          401,
          'invalid-identity-token',
          expect.stringContaining(message),
        ]);
      }
    });

    context.test('rejects identity tokens that are too long before it parses them', async () => {
      expect((await refusalOf('x'.repeat(16_385)))[0]).toBe(400);
      expect((await refusalOf('x'.repeat(16_384)))[0]).toBe(401);
    });

    context.test('reports that the keys of an issuer cannot be fetched', async () => {
      const ci = await hostIssuer(context, 'unavailable');
      await createPublisher(context, ci);
      await context.target.hostIssuer('unavailable', []);
      const refusal = await refusalOf(await ci.sign(githubJob));
      expect(refusal).toEqual([503, 'issuer-unavailable', expect.stringContaining(ci.issuer)]);
    });

    context.test(
      'issues the token with the most scopes if several trusted publishers accept a job',
      async () => {
        const ci = await hostIssuer(context, 'several');
        await createPublisher(context, ci, { name: 'Reads', branches: ['*'], scopes: ['openapi:read'] });
        await createPublisher(context, ci, { name: 'Writes' });
        const { body } = await exchange(context, await ci.sign(githubJob));
        expect(body.token).toMatchObject({ name: 'Writes' });
      },
    );
  });
}
