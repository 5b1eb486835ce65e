import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { callAsOperator, type Deps, type Service } from '@specshelf/service';
import type { Clock } from '../types/clock.js';
import type { Grant, Outcome } from '../types/options.js';
import {
  defaultOrganizationId,
  type Organization,
  type OrganizationSeed,
  type Space,
  type SpaceSeed,
  type SpecRef,
  type SpecSeed,
  type World,
} from '../types/world.js';
import type { Processor } from './create-processor.js';
import { toAccessToken } from './grants.js';

/** Creates records without requests, and records for which the API has no operation. */
export interface Seeder {
  /** Resolves when the initial world exists. */
  ready(): Promise<void>;
  organization(seed: OrganizationSeed): Promise<Organization>;
  space(seed: SpaceSeed): Promise<Space>;
  spec(seed: SpecSeed): Promise<Schema<'OpenAPISpec'>>;
  integration(name: string): Promise<void>;
  hook(organizationId: string, url: string): Promise<void>;
  finish(ref: SpecRef, outcome: Outcome): Promise<Schema<'OpenAPISpec'>>;
}

interface SeedContext {
  service: Service;
  deps: Deps;
  processor: Processor;
  clock: Clock;
}

/** Records that exist before the first request. */
export interface InitialWorld {
  world: World;
  tokens: Readonly<Record<string, Grant>>;
  /** Names of the integrations. */
  integrations: readonly string[];
}

export function createSeeder(context: SeedContext, initial: InitialWorld): Seeder {
  let seeded: Promise<void> | undefined;
  const ready = () => {
    seeded ??= seedWorld(context, initial);
    return seeded;
  };
  const afterWorld =
    <Args extends unknown[], T>(seed: (context: SeedContext, ...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      await ready();
      return seed(context, ...args);
    };
  return {
    ready,
    organization: afterWorld(seedOrganization),
    space: afterWorld(seedSpace),
    spec: afterWorld(seedSpec),
    integration: afterWorld(seedIntegration),
    hook: afterWorld(seedHook),
    finish: afterWorld(finish),
  };
}

async function seedWorld(context: SeedContext, { world, tokens, integrations }: InitialWorld): Promise<void> {
  const createdAt = context.clock.now().toISOString();
  for (const [token, grant] of Object.entries(tokens)) {
    if (!(await context.deps.stores.accessTokens.insert(toAccessToken(token, grant, createdAt)))) {
      throw new Error('`auth.tokens` contains a token twice. Use each token once.');
    }
  }
  for (const name of integrations) await seedIntegration(context, name);
  for (const organization of world.organizations ?? []) await seedOrganization(context, organization);
  for (const spec of world.specs ?? []) await seedSpec(context, spec);
}

/** The endpoint and the secret are placeholders: the mocks call a function. */
async function seedIntegration({ deps }: SeedContext, name: string): Promise<void> {
  if (await deps.stores.integrations.find(name)) return;
  const { createOperator } = await import('@specshelf/service/lazy-modules');
  await createOperator(deps).integrations.add({
    name,
    endpoint: 'https://integration.invalid',
    secret: 'unused-placeholder',
  });
}

/** The secret is a placeholder: the mocks call a function and sign nothing. */
async function seedHook({ deps }: SeedContext, organizationId: string, url: string): Promise<void> {
  const { createOperator } = await import('@specshelf/service/lazy-modules');
  await createOperator(deps).hooks.add({ organizationId, url, secret: 'unused-placeholder' });
}

async function seedOrganization(context: SeedContext, seed: OrganizationSeed): Promise<Organization> {
  const { id, title = id, emailDomains = [], type = 'business', spaces = [], profile } = seed;
  const createdAt = context.clock.now().toISOString();
  const organization = { id, title, createdAt, type, emailDomains: await normalize(emailDomains) };
  if (!(await context.deps.stores.organizations.insert({ ...profile, ...organization }))) {
    throw new Error(`The organization ${id} already exists. Use another \`id\`.`);
  }
  for (const space of spaces) await seedSpace(context, { id: space, organizationId: id });
  return organization;
}

async function normalize(emailDomains: readonly string[]): Promise<string[]> {
  if (emailDomains.length === 0) return [];
  const { readEmailDomain } = await import('@specshelf/service/on-demand');
  return emailDomains.map(readEmailDomain);
}

async function seedSpace({ deps: { stores }, clock }: SeedContext, seed: SpaceSeed): Promise<Space> {
  const { id, organizationId: requestedId = defaultOrganizationId } = seed;
  const organization = await stores.organizations.find(requestedId);
  if (!organization) {
    throw new Error(
      `The organization ${requestedId} does not exist. Add it with \`world\` or \`add.organization\`.`,
    );
  }
  const { id: organizationId } = organization;
  const createdAt = clock.now().toISOString();
  if (!(await stores.spaces.insert({ id, organizationId, createdAt }))) {
    throw new Error(`The space ${id} already exists. Use another \`id\`.`);
  }
  return { id, organizationId };
}

async function seedSpec(context: SeedContext, seed: SpecSeed): Promise<Schema<'OpenAPISpec'>> {
  const { organizationId = defaultOrganizationId, slug, source, tags, links, ...settings } = seed;
  const { service } = context;
  await callAsOperator(service, 'createOpenAPISpec', { path: { organizationId }, body: { slug, source } });
  const path = { organizationId, specSlug: slug };
  const copies = { tags: tags && [...tags], links: links?.map((link) => ({ ...link })) };
  const body = defined({ ...settings, ...copies });
  if (Object.keys(body).length > 0) await callAsOperator(service, 'updateOpenAPISpecBySlug', { path, body });
  return finish(context, path, 'complete');
}

async function finish(context: SeedContext, ref: SpecRef, outcome: Outcome): Promise<Schema<'OpenAPISpec'>> {
  const { organizationId = defaultOrganizationId, specSlug } = ref;
  const { stores } = context.deps;
  const organization = await stores.organizations.find(organizationId);
  const spec = organization && (await stores.specs.find(organization.id, specSlug));
  if (!spec)
    throw new Error(
      `The specification ${specSlug} of the organization ${organizationId} does not exist. Create it first.`,
    );
  if (spec.processingState === 'complete')
    throw new Error(`The specification ${specSlug} is already processed. Replace its source first.`);
  await context.processor.finish(spec, outcome);
  const path = { organizationId: spec.organizationId, specSlug: spec.slug };
  return callAsOperator(context.service, 'getOpenAPISpecBySlug', { path });
}
