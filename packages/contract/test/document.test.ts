import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { document } from '../src/document.js';
import { documentHash, routes } from '../src/index.js';

// Rules that a linter does not know, one row each: what is expected of an operation, and when.
const rules: { rule: string; statuses: string[]; when: (route: (typeof routes)[number]) => boolean }[] = [
  { rule: 'a failure of any kind has a documented shape', statuses: ['default'], when: () => true },
  { rule: 'what needs a token can be refused', statuses: ['401'], when: (route) => route.needsToken },
  {
    rule: 'what needs a scope can be forbidden',
    statuses: ['403'],
    when: (route) => route.scopes.length > 0,
  },
  {
    rule: 'what takes a body can be wrong about it',
    statuses: ['400', '413', '415'],
    when: (route) => route.takesBody,
  },
  {
    rule: 'what takes query parameters can be wrong about them',
    statuses: ['400'],
    when: (route) => route.queryParameters.length > 0,
  },
  {
    rule: 'what stands under an organization or a space can be missing',
    statuses: ['404'],
    when: (route) => route.pathParameters.some((name) => name === 'organizationId' || name === 'spaceId'),
  },
  {
    rule: 'what takes If-None-Match can answer 304',
    statuses: ['304'],
    when: (route) => route.headerParameters.includes('If-None-Match'),
  },
];

describe('the document', () => {
  for (const route of routes) {
    for (const { rule, statuses } of rules.filter(({ when }) => when(route))) {
      it(`${route.operationId}: ${rule}`, () => {
        expect(statusesOf(route.path, route.method)).toEqual(expect.arrayContaining(statuses));
      });
    }
  }

  it('is what the hash is of', () => {
    const text = JSON.stringify(document, undefined, 1);
    expect(createHash('sha256').update(text).digest('hex')).toBe(documentHash);
  });

  it('has every operation once', () => {
    expect(new Set(routes.map((route) => route.operationId)).size).toBe(routes.length);
  });
});

describe('the routes', () => {
  it('go from the most specific path to the least', () => {
    const paths = routes.map((route) => route.path);
    const versions = '/v1/orgs/{organizationId}/openapi/{specSlug}/versions';
    expect(paths.indexOf(`${versions}/latest`)).toBeLessThan(paths.indexOf(`${versions}/{versionId}`));
    expect(paths.indexOf(`${versions}/latest/content`)).toBeLessThan(
      paths.indexOf(`${versions}/{versionId}/content`),
    );
  });

  it('name the parameters that their paths have', () => {
    for (const route of routes) {
      const inPath = [...route.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
      expect([...route.pathParameters].sort()).toEqual(inPath.sort());
    }
  });
});

function statusesOf(path: string, method: string): string[] {
  const responses = ['paths', path, method.toLowerCase(), 'responses'].reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    document,
  );
  return Object.keys(Object(responses));
}
