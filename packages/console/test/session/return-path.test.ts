import { expect, it } from 'vitest';
import { returnPath } from '../../src/session/return-path.js';

it.each([
  '/orgs/acme',
  '/orgs/acme/openapi/ferry?page=a%20b',
  '/spaces/docs/a/%E2%80%AE',
  '/orgs/acme/#problems',
])('returns the page %s unchanged', (path) => {
  expect(returnPath(path)).toBe(path);
});

it.each([
  null,
  '',
  '/',
  '/sign-in',
  '/v1/user',
  'orgs/acme',
  'https://evil.example/orgs/acme',
  'javascript:alert(1)',
  '//evil.example/orgs/',
  '/\\evil.example/orgs/',
  '/orgs//evil.example',
  '/orgs/..//evil.example',
  '/orgs/../../elsewhere',
  '/orgs/%2e%2e/%2E%2E/elsewhere',
  '/orgs/acme/..',
  '/orgs/\\evil.example',
  '/orgs/a\nb',
  '/orgs/a\tb',
  '/\t/evil.example',
  '/orgs/a b',
])('rejects %j', (path) => {
  expect(returnPath(path)).toBeUndefined();
});
