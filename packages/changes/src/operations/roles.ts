import type { Impact } from '../model/report.js';

/** Who reads requests and responses. Webhooks and callbacks are requests to the client. */
export interface Roles {
  request: 'server' | 'client';
  response: 'server' | 'client';
}

export const usualRoles: Roles = { request: 'server', response: 'client' };
export const invertedRoles: Roles = { request: 'client', response: 'server' };

/**
 * Levels of rules of requests and responses in webhooks and callbacks. There the server chooses the request: what it may leave out or
 * add concerns the client, and the client chooses the response.
 */
const invertedLevels: Readonly<Record<string, Impact>> = {
  'parameter-added-required': 'safe',
  'parameter-added-optional': 'safe',
  'path-parameter-added': 'safe',
  'parameter-removed': 'risky',
  'parameter-removed-after-deprecation': 'safe',
  'parameter-removed-before-sunset': 'risky',
  'parameter-became-required': 'safe',
  'parameter-became-optional': 'breaking',
  'parameter-moved': 'breaking',
  'parameter-name-case-changed': 'breaking',
  'parameter-style-changed': 'breaking',
  'parameter-explode-changed': 'breaking',
  'parameter-reserved-forbidden': 'safe',
  'parameter-reserved-allowed': 'breaking',
  'parameter-empty-forbidden': 'safe',
  'parameter-empty-allowed': 'breaking',
  'parameter-content-changed': 'breaking',
  'parameter-became-list': 'breaking',
  'parameter-deprecated': 'safe',
  'parameter-undeprecated': 'safe',
  'querystring-parameter-changed': 'breaking',
  'request-body-added-required': 'safe',
  'request-body-added-optional': 'safe',
  'request-body-removed': 'breaking',
  'request-body-became-required': 'safe',
  'request-body-became-optional': 'breaking',
  'request-media-type-added': 'risky',
  'request-media-type-removed': 'safe',
  'request-media-type-widened': 'breaking',
  'request-media-type-narrowed': 'safe',
  'request-schema-added': 'safe',
  'request-schema-removed': 'risky',
  'request-encoding-changed': 'breaking',
  'success-status-added': 'safe',
  'success-status-removed': 'breaking',
  'error-status-added': 'safe',
  'error-status-removed': 'risky',
  'default-response-added': 'safe',
  'default-response-removed': 'risky',
  'status-range-widened': 'safe',
  'status-range-narrowed': 'breaking',
  'response-media-type-added': 'safe',
  'response-media-type-removed': 'breaking',
  'response-media-type-widened': 'safe',
  'response-media-type-narrowed': 'breaking',
  'response-body-added': 'risky',
  'response-body-removed': 'breaking',
  'response-schema-added': 'breaking',
  'response-schema-removed': 'safe',
  'response-header-added': 'safe',
  'response-header-removed-required': 'safe',
  'response-header-removed-optional': 'risky',
  'response-header-became-optional': 'safe',
  'response-header-became-required': 'breaking',
  'response-header-style-changed': 'breaking',
  'response-header-deprecated': 'safe',
};

/** Returns the levels of a rule of requests and responses; undefined if those of the rule apply. */
export function levelsFor(rule: string, roles: Roles): { toServer?: Impact; toClient?: Impact } | undefined {
  if (roles === usualRoles) return undefined;
  const level = invertedLevels[rule];
  if (level === undefined) return undefined;
  const isRequest = /^(?:path-parameter|parameter|querystring|request)/.test(rule);
  return (isRequest ? roles.request : roles.response) === 'server'
    ? { toServer: level }
    : { toClient: level };
}
