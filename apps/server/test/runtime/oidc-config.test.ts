import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';

const minimal = {
  PUBLIC_URL: 'https://specs.example.org',
  SPECSHELF_OIDC_ISSUER: 'https://sso.example.org/realms/acme',
  SPECSHELF_OIDC_CLIENT_ID: 'specshelf',
  SPECSHELF_OIDC_CLIENT_SECRET: 'a-secret',
  SPECSHELF_OIDC_GRANTS: '* -> acme: openapi:read',
};

const problemsOf = (environment: Record<string, string>) => {
  const result = readConfig({ ...minimal, ...environment });
  return result.ok ? [] : result.problems;
};

/** The parsed grants, or the problems. */
function grantsOf(text: string): unknown {
  const result = readConfig({ ...minimal, SPECSHELF_OIDC_GRANTS: text });
  if (!result.ok) return result.problems;
  return result.config.oidc?.grants.map(({ group, organization, scopes }) => [
    group,
    organization,
    ...scopes,
  ]);
}

describe('the configuration of OpenID Connect', () => {
  it('is absent without variables', () => {
    expect(readConfig({})).not.toHaveProperty('config.oidc');
  });

  it('has defaults', () => {
    expect(readConfig(minimal)).toMatchObject({
      warnings: [],
      config: {
        oidc: {
          issuer: 'https://sso.example.org/realms/acme',
          discoveryURL: 'https://sso.example.org/realms/acme/.well-known/openid-configuration',
          clientId: 'specshelf',
          clientSecret: 'a-secret',
          scopes: ['openid', 'profile', 'email'],
          groupsClaim: 'groups',
          name: 'sso.example.org',
          session: 28_800,
        },
      },
    });
  });

  it('is read from all variables', () => {
    const folder = mkdtempSync(join(tmpdir(), 'specshelf-'));
    const file = join(folder, 'secret');
    writeFileSync(file, 'from-a-file\n');
    const { SPECSHELF_OIDC_CLIENT_SECRET: _secret, ...others } = minimal;
    const discovery = 'http://keycloak:8080/realms/acme/.well-known/openid-configuration';
    const result = readConfig({
      ...others,
      SPECSHELF_OIDC_CLIENT_SECRET_FILE: file,
      SPECSHELF_OIDC_DISCOVERY: discovery,
      SPECSHELF_OIDC_SCOPES: 'openid groups',
      SPECSHELF_OIDC_GROUPS_CLAIM: 'realm_access.roles',
      SPECSHELF_OIDC_NAME: 'Acme',
      SPECSHELF_OIDC_SESSION: '600',
    });
    expect(result).toMatchObject({
      warnings: [],
      config: {
        oidc: {
          clientSecret: 'from-a-file',
          discoveryURL: discovery,
          scopes: ['openid', 'groups'],
          groupsClaim: 'realm_access.roles',
          name: 'Acme',
          session: 600,
        },
      },
    });
  });

  it('names all missing variables', () => {
    expect(readConfig({ SPECSHELF_OIDC_NAME: 'Acme' })).toMatchObject({
      problems: [
        'Sign-in with OpenID Connect is configured, so SPECSHELF_OIDC_ISSUER, SPECSHELF_OIDC_CLIENT_ID, SPECSHELF_OIDC_CLIENT_SECRET, SPECSHELF_OIDC_GRANTS, PUBLIC_URL must be set, too.',
      ],
    });
  });

  it.each([
    ['SPECSHELF_OIDC_ISSUER', 'sso.example.org', 'must be an https:// URL'],
    ['SPECSHELF_OIDC_ISSUER', 'https://user:hidden@sso.example.org', 'must be an https:// URL'],
    ['SPECSHELF_OIDC_SCOPES', 'profile', 'with openid among them'],
    ['SPECSHELF_OIDC_SESSION', '10', 'from 300 to 604800'],
    ['SPECSHELF_OIDC_CLIENT_SECRET_FILE', '/a-file', 'exclude each other'],
  ])('rejects %s=%s', (name, value, expected) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toEqual([expect.stringContaining(expected)]);
    expect(problems.join()).not.toMatch(/hidden|a-secret/);
  });

  it('names a file that cannot be read', () => {
    const { SPECSHELF_OIDC_CLIENT_SECRET: _secret, ...others } = minimal;
    expect(readConfig({ ...others, SPECSHELF_OIDC_CLIENT_SECRET_FILE: '/no/such/file' })).toMatchObject({
      problems: expect.arrayContaining([
        'SPECSHELF_OIDC_CLIENT_SECRET_FILE names the file /no/such/file, which cannot be read (ENOENT).',
      ]),
    });
  });
});

describe('grants', () => {
  it('are lines, or separated by semicolons, with comments', () => {
    const text = `
      # Everyone reads.
      * -> *: openapi:read
      /Platform team -> acme: openapi:read, openapi:write ; a -> b -> acme: space:read space:read
      staff -> @: openapi:read`;
    expect(grantsOf(text)).toEqual([
      ['*', '*', 'openapi:read'],
      ['/Platform team', 'acme', 'openapi:read', 'openapi:write'],
      ['a -> b', 'acme', 'space:read'],
      ['staff', '@', 'openapi:read'],
    ]);
  });

  it.each([
    ['platform: openapi:read', 'must have the form'],
    ['* -> acme: openapi:reed', 'has the unknown scope openapi:reed'],
    ['* -> acme: ,', 'has no scope'],
    ['* -> ac/me: openapi:read', 'must name an organization'],
    ['* -> acme: email-domains:read', 'its organization must be `*`'],
  ])('reject %s with the line', (line, expected) => {
    expect(grantsOf(`# first\n${line}`)).toEqual([expect.stringContaining(expected)]);
    expect(String(grantsOf(`# first\n${line}`))).toContain('SPECSHELF_OIDC_GRANTS: line 2 (');
  });
});
