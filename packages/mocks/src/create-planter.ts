import type { OperationId, Schema } from '@specshelf/contract';
import { type Deps, type OpenAPISpecRecord, operator, readText, type Service } from '@specshelf/service';
import type { Clock } from './clock.js';
import type { Processor } from './create-processor.js';
import { toAccessToken } from './grants.js';
import type { Grant, Outcome } from './options.js';
import {
  defaultOrganizationId,
  type Organization,
  type OrganizationSeed,
  type Space,
  type SpaceSeed,
  type SpecRef,
  type SpecSeed,
  type World,
} from './world.js';

/** Makes what the API has no operation for, or what a test wants to be there without asking for it. */
export interface Planter {
  /** The world is there after this. */
  ready(): Promise<void>;
  organization(seed: OrganizationSeed): Promise<Organization>;
  space(seed: SpaceSeed): Promise<Space>;
  spec(seed: SpecSeed): Promise<Schema<'OpenAPISpec'>>;
  integration(name: string): Promise<void>;
  hook(organizationId: string, url: string): Promise<void>;
  finish(ref: SpecRef, outcome: Outcome): Promise<Schema<'OpenAPISpec'>>;
}

interface Soil {
  service: Service;
  deps: Deps;
  processor: Processor;
  clock: Clock;
}

/** What is there at the start. */
export interface Planted {
  world: World;
  tokens: Readonly<Record<string, Grant>>;
  /** The names of the integrations. */
  integrations: readonly string[];
}

export function createPlanter(soil: Soil, start: Planted): Planter {
  let planted: Promise<void> | undefined;
  const ready = () => {
    planted ??= plantWorld(soil, start);
    return planted;
  };
  return {
    ready,
    organization: (seed) => ready().then(() => plantOrganization(soil, seed)),
    space: (seed) => ready().then(() => plantSpace(soil, seed)),
    spec: (seed) => ready().then(() => plantSpec(soil, seed)),
    integration: (name) => ready().then(() => plantIntegration(soil, name)),
    hook: (organizationId, url) => ready().then(() => plantHook(soil, organizationId, url)),
    finish: (ref, outcome) => ready().then(() => finish(soil, ref, outcome)),
  };
}

async function plantWorld(soil: Soil, { world, tokens, integrations }: Planted): Promise<void> {
  const createdAt = soil.clock.now().toISOString();
  for (const [token, grant] of Object.entries(tokens)) {
    if (!(await soil.deps.stores.accessTokens.insert(toAccessToken(token, grant, createdAt)))) {
      throw new Error('A token is given twice');
    }
  }
  for (const name of integrations) await plantIntegration(soil, name);
  for (const organization of world.organizations ?? []) await plantOrganization(soil, organization);
  for (const spec of world.specs ?? []) await plantSpec(soil, spec);
}

/** Neither endpoint nor secret is used: its function is called. */
async function plantIntegration({ deps }: Soil, name: string): Promise<void> {
  if (await deps.stores.integrations.find(name)) return;
  const { createOperator } = await import('@specshelf/service/lazy-modules');
  await createOperator(deps).integrations.add({
    name,
    endpoint: 'https://integration.invalid',
    secret: 'nobody asks for it',
  });
}

/** Nothing is signed: its function is called. */
async function plantHook({ deps }: Soil, organizationId: string, url: string): Promise<void> {
  const { createOperator } = await import('@specshelf/service/lazy-modules');
  await createOperator(deps).hooks.add({ organizationId, url, secret: 'nobody asks for it' });
}

async function plantOrganization(soil: Soil, seed: OrganizationSeed): Promise<Organization> {
  const { id, title = id, emailDomains = [], type = 'business', spaces = [], profile } = seed;
  const createdAt = soil.clock.now().toISOString();
  const organization = { id, title, createdAt, type, emailDomains: await normalize(emailDomains) };
  if (!(await soil.deps.stores.organizations.insert({ ...profile, ...organization }))) {
    throw new Error(`There is an organization ${id} already`);
  }
  for (const space of spaces) await plantSpace(soil, { id: space, organizationId: id });
  return organization;
}

async function normalize(emailDomains: readonly string[]): Promise<string[]> {
  if (emailDomains.length === 0) return [];
  const { readEmailDomain } = await import('@specshelf/service/on-demand');
  return emailDomains.map(readEmailDomain);
}

async function plantSpace({ deps: { stores }, clock }: Soil, seed: SpaceSeed): Promise<Space> {
  const { id, organizationId: requestedId = defaultOrganizationId } = seed;
  const organization = await stores.organizations.find(requestedId);
  if (!organization) throw new Error(`There is no organization ${requestedId}`);
  const { id: organizationId } = organization;
  const createdAt = clock.now().toISOString();
  if (!(await stores.spaces.insert({ id, organizationId, createdAt }))) {
    throw new Error(`There is a space ${id} already`);
  }
  return { id, organizationId };
}

async function plantSpec(soil: Soil, seed: SpecSeed): Promise<Schema<'OpenAPISpec'>> {
  const { organizationId = defaultOrganizationId, slug, source, visibility } = seed;
  await call(soil, 'createOpenAPISpec', { organizationId }, { slug, source });
  const path = { organizationId, specSlug: slug };
  if (visibility) await call(soil, 'updateOpenAPISpecBySlug', path, { visibility });
  return finish(soil, path, 'complete');
}

async function finish(soil: Soil, ref: SpecRef, outcome: Outcome): Promise<Schema<'OpenAPISpec'>> {
  const { organizationId = defaultOrganizationId, specSlug } = ref;
  const { stores } = soil.deps;
  const organization = await stores.organizations.find(organizationId);
  const spec = organization && (await stores.specs.find(organization.id, specSlug));
  if (!spec) throw new Error(`There is no specification ${specSlug} in the organization ${organizationId}`);
  if (spec.processingState === 'complete')
    throw new Error(`The specification ${specSlug} is processed already`);
  await soil.processor.finish(spec, outcome);
  return read(soil, spec);
}

async function read(soil: Soil, { organizationId, slug }: OpenAPISpecRecord): Promise<Schema<'OpenAPISpec'>> {
  return JSON.parse(await call(soil, 'getOpenAPISpecBySlug', { organizationId, specSlug: slug }));
}

/** Calls an operation as the operator, past the log and the clockwork of a request. */
async function call(
  { service }: Soil,
  operationId: OperationId,
  path: Record<string, string>,
  body?: unknown,
): Promise<string> {
  const reply = await service.handle({ operationId, path, query: {}, header: {}, body, principal: operator });
  return readText(reply);
}
