import { fixture, world } from '@specshelf/conformance';
import { idOfTwins } from './id-of-twins.js';
import { pets } from './pets.js';

function often<Value>(value: Value, others: readonly Value[]): [Value, ...Value[]] {
  return [value, ...Array.from({ length: 9 }, () => value), ...others];
}

const slugs = often('pets', ['ferry', 'ferry', 'ferry', 'a', 'Pets']);
// Specifications and versions share one sequence of IDs.
const ids = Array.from({ length: 6 }, (_, place) => idOfTwins(place + 1));

/**
 * Values that exist in the world, by the name of their parameter or member. Most requests use the same few values, so
 * that they depend on the effects of each other.
 */
export const knownValues: Readonly<Record<string, readonly [unknown, ...unknown[]]>> = {
  organizationId: often(
    'acme',
    world.organizations.map(({ id }) => id),
  ),
  spaceId: often(
    'docs',
    world.organizations.flatMap(({ spaces }) => spaces),
  ),
  emailDomain: ['nobody.example', ...world.organizations.flatMap(({ emailDomains }) => emailDomains)],
  specSlug: slugs,
  slug: slugs,
  spec: slugs,
  limit: [1, 1, 2, 50],
  q: ['pets', 'list pets', 'ferry', 'GET /pets', 'sail', 'petz', 'of', '/'],
  versionId: ['latest', 'label:prod', 'label:PROD', ...ids],
  label: ['prod', 'prod', 'prod', 'beta', 'latest', 'Prod'],
  labels: [['prod'], ['prod', 'beta'], []],
  version: ['latest', 'latest', 'label:prod', ...ids],
  ifVersion: [null, ...ids],
  defaultLabel: ['prod', 'beta', null],
  provenance: [{ commit: '4f1c92ab70d3' }, {}],
  deprecation: [
    null,
    { note: 'Use version 2.' },
    { at: '2026-02-01T00:00:00Z', sunset: '2026-09-01T00:00:00Z' },
  ],
  tokenId: ['unknown', ...ids],
  name: ['laptop'],
  scopes: [['openapi:read'], ['openapi:write', 'openapi:read'], ['email-domains:read']],
  expiresAt: ['2026-03-08T00:00:00Z', '2026-03-01T09:00:00+01:00', '2027-01-01T00:00:00Z'],
  since: ['2026-03-01', '2026-03-01T08:00:00.000Z', '2026-03-02'],
  until: ['2026-03-02', '2026-02-30'],
  action: ['spec.create', 'spec.replace', 'token.create'],
  actor: ['ada', 'rob'],
  text: [pets, pets.replace('Pets', 'Dogs'), 'openapi: 3.1.0', fixture('ferry.yaml')],
  files: [{ 'openapi.yaml': pets }],
  entry: ['openapi.yaml'],
  headers: [{ authorization: 'Bearer secret' }, {}],
  type: ['builtin:openapi', 'integration:nothing:here'],
  kind: ['openapi'],
  props: [
    { models: true },
    { models: true, grouping: 'by-operation', downloadLink: true },
    { doc: 'models' },
    { doc: 'operations', page: 'tag-sailings' },
    { doc: 'info' },
    {},
  ],
  dependencies: [
    { spec: { ref: { kind: 'openapi', spec: 'pets' } } },
    { spec: { ref: { kind: 'openapi', spec: 'ferry' } } },
  ],
};
