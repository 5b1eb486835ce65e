import { defined } from '@specshelf/base/defined';
import { toPointer } from '@specshelf/base/pointer';
import type { Schema } from '@specshelf/contract';
import { invalidRequest } from '../../base/errors.js';
import { labelReference } from '../../base/names/label-name.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { IntegrationEvent } from '../../base/ports/outbound.js';
import type { IntegrationRecord, SpaceRecord } from '../../base/ports/records.js';
import { readableVersion } from '../../state/access/accessible-records.js';
import { isNestedDeeperThan } from '../heavy-work/is-nested-deeper-than.js';
import type { Source } from './computed-request.js';

/** The members of an event that do not depend on its type. */
export type EventFacts = Omit<IntegrationEvent, 'eventId' | 'type'>;

type Dependencies = NonNullable<Source['dependencies']>;
type ResolvedDependency = Schema<'ResolvedDependency'>;

interface EventInput {
  principal: Principal;
  space: SpaceRecord;
  integration: IntegrationRecord;
  /** The part of the source's type after the name of the integration. */
  sourceId: string;
  source: Source;
}

/** Returns the members of an event about a source, with the current state of its dependencies. */
export async function eventFacts(
  deps: Deps,
  { principal, space, integration, sourceId, source }: EventInput,
): Promise<EventFacts> {
  const { props = {}, dependencies = {} } = source;
  assertWithinLimits(props, dependencies);
  return {
    installationId: installationId(integration, space),
    spaceId: space.id,
    sourceId,
    props,
    dependencies: await resolveAll(deps, { principal, space }, dependencies),
  };
}

/** Returns the environment of an event: API tokens and installation. */
export function eventEnvironment(
  deps: Deps,
  space: SpaceRecord,
  integration: IntegrationRecord,
  token: string,
): Schema<'IntegrationEnvironment'> {
  const { name } = integration;
  const id = installationId(integration, space);
  return {
    apiEndpoint: deps.publicURL,
    apiTokens: { integration: token, installation: token },
    integration: { object: 'integration', name, version: 1 },
    installation: {
      object: 'integration-installation',
      id,
      integration: name,
      configuration: {},
      target: { organization: space.organizationId },
    },
    spaceInstallation: {
      object: 'integration-space-installation',
      integration: name,
      installation: id,
      space: space.id,
      configuration: {},
    },
    secrets: {},
    signingSecrets: { integration: '' },
  };
}

function installationId({ name }: IntegrationRecord, { organizationId }: SpaceRecord): string {
  return `${name}.${organizationId}`;
}

const mostDependencies = 20;
const deepestProps = 32;

function assertWithinLimits(props: object, dependencies: Dependencies): void {
  if (isNestedDeeperThan(deepestProps, props)) {
    const message = `must not be nested deeper than ${deepestProps} levels`;
    throw invalidRequest([{ path: '/body/source/props', message }]);
  }
  if (Object.keys(dependencies).length > mostDependencies) {
    const message = `must not be more than ${mostDependencies}`;
    throw invalidRequest([{ path: '/body/source/dependencies', message }]);
  }
}

type Place = Pick<EventInput, 'principal' | 'space'>;

async function resolveAll(
  deps: Deps,
  place: Place,
  dependencies: Dependencies,
): Promise<Record<string, ResolvedDependency>> {
  const resolved: [string, ResolvedDependency][] = [];
  for (const [name, dependency] of Object.entries(dependencies)) {
    resolved.push([name, await resolve(deps, place, name, dependency)]);
  }
  return Object.fromEntries(resolved);
}

/** Spaces and translations have no state, because they have no content here. */
async function resolve(
  deps: Deps,
  place: Place,
  name: string,
  { ref, value }: Dependencies[string],
): Promise<ResolvedDependency> {
  switch (ref.kind) {
    case 'openapi':
      return resolveSpec(
        deps,
        place,
        { slug: needed(name, 'spec', ref.spec), label: ref.label },
        value?.['lastVersion'],
      );
    case 'space':
      return { ref: { kind: 'space', space: needed(name, 'space', ref.space) }, value: null };
    case 'translation': {
      const translation = needed(name, 'translation', ref.translation);
      return { ref: { kind: 'translation', translation }, value: null };
    }
    default:
      throw wrong(name, 'kind', 'must be one of openapi, space, translation');
  }
}

/** Uses the requested version, otherwise that of the label. Other members of a submitted value are ignored. */
async function resolveSpec(
  deps: Deps,
  { principal, space: { organizationId } }: Place,
  { slug, label }: { slug: string; label: string | undefined },
  wanted: unknown,
): Promise<ResolvedDependency> {
  const ref = { kind: 'openapi', spec: slug, ...defined({ label }) };
  const spec = await deps.stores.specs.find(organizationId, slug);
  if (!spec) return { ref, value: null };
  const labeled = label === undefined ? undefined : labelReference(label);
  const reference = typeof wanted === 'string' ? wanted : labeled;
  const version = await readableVersion(deps, spec, reference, principal);
  const { id, visibility } = spec;
  return {
    ref,
    value: {
      object: 'openapi-spec',
      id,
      slug: spec.slug,
      ...defined({ lastVersion: version?.id }),
      visibility,
    },
  };
}

function needed(dependency: string, member: string, value: string | undefined): string {
  if (!value) throw wrong(dependency, member, 'must be a text that is not empty');
  return value;
}

function wrong(dependency: string, member: string, message: string) {
  const path = toPointer(['body', 'source', 'dependencies', dependency, 'ref', member]);
  return invalidRequest([{ path, message }]);
}
