import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { document } from '../src/document.js';
import { documentHash, routes } from '../src/index.js';

// Rules that the linter does not have: the statuses that an operation must document, and the condition.
const rules: { rule: string; statuses: string[]; when: (route: (typeof routes)[number]) => boolean }[] = [
  { rule: 'documents other failures', statuses: ['default'], when: () => true },
  { rule: 'documents 401 if it requires a token', statuses: ['401'], when: (route) => route.needsToken },
  {
    rule: 'documents 403 if it requires a scope',
    statuses: ['403'],
    when: (route) => route.scopes.length > 0,
  },
  {
    rule: 'documents invalid bodies if it takes one',
    statuses: ['400', '413', '415'],
    when: (route) => route.takesBody,
  },
  {
    rule: 'documents 400 if it takes query parameters',
    statuses: ['400'],
    when: (route) => route.queryParameters.length > 0,
  },
  {
    rule: 'documents 404 below an organization or a space',
    statuses: ['404'],
    when: (route) => route.pathParameters.some((name) => name === 'organizationId' || name === 'spaceId'),
  },
  {
    rule: 'documents 304 if it takes If-None-Match',
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

  it('has the exported hash', () => {
    const text = JSON.stringify(document, undefined, 1);
    expect(createHash('sha256').update(text).digest('hex')).toBe(documentHash);
  });

  it('has every operation once', () => {
    expect(new Set(routes.map((route) => route.operationId)).size).toBe(routes.length);
  });
});

describe('the routes', () => {
  it('are sorted from the most to the least specific path', () => {
    const paths = routes.map((route) => route.path);
    const versions = '/v1/orgs/{organizationId}/openapi/{specSlug}/versions';
    expect(paths.indexOf(`${versions}/latest`)).toBeLessThan(paths.indexOf(`${versions}/{versionId}`));
    expect(paths.indexOf(`${versions}/latest/content`)).toBeLessThan(
      paths.indexOf(`${versions}/{versionId}/content`),
    );
  });

  it('list the parameters of their paths', () => {
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
