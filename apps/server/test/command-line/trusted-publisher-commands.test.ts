import { beforeEach, describe, expect, it } from 'vitest';
import { command, databaseFile, runForJSON, useCommandDatabase } from '../support/server/command-database.js';
import { startServer } from '../support/server/start-server.js';

useCommandDatabase();

describe('trusted publishers', () => {
  beforeEach(async () => {
    const { server, close } = await startServer({ databaseFile });
    await server.bootstrap();
    await close();
    await runForJSON('organization', 'create', 'acme');
  });

  const github = ['acme/apis', '--provider', 'github', '--organization', 'acme'];
  const access = ['--spec', 'Orders-*', '--scope', 'openapi:write'];
  const create = (...options: string[]) => command(['trusted-publisher', 'create', ...options]);

  it('are created, listed and deleted', async () => {
    const { code, err, out } = await create(
      ...github,
      ...access,
      '--branch',
      'main',
      '--branch',
      'release/*',
    );
    expect([code, err + out]).toEqual([
      0,
      expect.stringMatching(
        /^Created the trusted publisher \w+ \(acme\/apis\) of acme, for jobs of acme\/apis\./,
      ),
    ]);
    const [listed] = await runForJSON('trusted-publisher', 'list', '--organization', 'ACME');
    expect(listed).toMatchObject({
      organizationId: 'acme',
      name: 'acme/apis',
      issuer: 'https://token.actions.githubusercontent.com',
      branches: ['main', 'release/*'],
      tags: [],
      specSlugs: ['orders-*'],
      scopes: ['openapi:write'],
      createdBy: { id: 'operator' },
    });
    expect(await runForJSON('trusted-publisher', 'list', '--organization', 'default')).toEqual([]);
    const refused = await command(['trusted-publisher', 'delete', listed.id]);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--yes')]);
    await runForJSON('trusted-publisher', 'delete', listed.id, '--yes');
    expect(await runForJSON('trusted-publisher', 'list')).toEqual([]);
    const missing = await command(['trusted-publisher', 'delete', listed.id, '--yes']);
    expect([missing.code, missing.err]).toEqual([1, expect.stringContaining(listed.id)]);
  });

  it.each([
    [['--provider', 'jenkins', '--branch', 'main'], /--provider must be one of github, gitlab/],
    [['--scope', 'tokens:write', '--branch', 'main'], /--scope must be one of openapi:acknowledge/],
    [[], /branches must have a pattern/],
    [['--branch', 'refs/heads/main'], /without refs\/heads/],
    [['--branch', 'main', '--issuer', 'http://gitlab.example.org'], /SPECSHELF_TRUSTED_ISSUERS/],
    [['--branch', 'main', '--issuer', 'https://10.0.0.1'], /SPECSHELF_TRUSTED_ISSUERS/],
    [['--branch', 'main', '--repository-id', 'x'], /repositoryId must be a number/],
    [['--branch', 'main', '--spec', 'a/b'], /^--spec 1 must be a slug, or a pattern such as orders-\*\.$/m],
    [['--branch', 'main', '--organization', 'none'], /"none"/],
  ])('are not created with %j', async (options, message) => {
    const { code, err } = await create(...github, ...access, ...options);
    expect(code).not.toBe(0);
    expect(err).toMatch(message);
    expect(await runForJSON('trusted-publisher', 'list')).toEqual([]);
  });
});
