import { seededSettings } from '../generated/seeded-settings.gen.js';
import type {
  BackendOptions,
  FailureOutcome,
  Grant,
  IssuerKeys,
  LoginApproval,
  LoginDecision,
  Outcome,
  Progress,
  ScopeOptions,
  SourceSeed,
} from '../types/options.js';
import type { OrganizationSeed, SpaceSeed, SpecRef, SpecSeed, World } from '../types/world.js';
import { checkAtLeast, checkScope, checkWord, show } from './check-arguments.js';

// TypeScript reports all of this as well. JavaScript does not, and an option with a typo would have no effect.

/** The names of all options of a type. A missing name is a compile error. */
export type NamesOf<Options> = Readonly<Record<keyof Options, 1>>;

/** Throws a `TypeError` on an unknown option. `name` is the path of the object within the options. */
export function checkNames(name: string, options: unknown, known: Readonly<Record<string, 1>>): void {
  if (options === undefined) return;
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`${name ? `\`${name}\`` : 'Options'} must be an object, not ${show(options)}.`);
  const unknown = Object.keys(options).find((key) => !Object.hasOwn(known, key));
  if (unknown === undefined) return;
  const path = name ? `${name}.${unknown}` : unknown;
  throw new TypeError(
    `Unknown option \`${path}\`. Known options${name ? ` of \`${name}\`` : ''}: ${Object.keys(known).join(', ')}.`,
  );
}

const scopeNames: NamesOf<ScopeOptions> = {
  seed: 1,
  startAt: 1,
  auth: 1,
  processing: 1,
  requestValidation: 1,
  pageSize: 1,
  world: 1,
  sources: 1,
  issuers: 1,
  integrations: 1,
};

export const backendNames: NamesOf<BackendOptions> = { baseUrl: 1, ...scopeNames };

/** Checks the options of `createBackend` and their nested objects. */
export function checkBackendOptions(options: BackendOptions): void {
  checkNames('', options, backendNames);
  checkValues(options);
}

/** Checks the options of `scope()` and their nested objects. */
export function checkScopeOptions(options: ScopeOptions): void {
  checkNames('', options, scopeNames);
  checkValues(options);
}

function checkValues(options: ScopeOptions): void {
  const { auth, processing, requestValidation = true, pageSize, world, sources, issuers } = options;
  if (typeof requestValidation !== 'boolean')
    throw new TypeError(`\`requestValidation\` must be true or false, not ${show(requestValidation)}.`);
  if (auth !== undefined) checkAuth(auth);
  if (processing !== undefined) checkProgress(processing);
  if (pageSize !== undefined) checkPageSize(pageSize);
  if (world !== undefined) checkWorld(world);
  for (const [url, source] of Object.entries(sources ?? {})) checkSource(`sources[${show(url)}]`, source);
  for (const [issuer, keys] of Object.entries(issuers ?? {}))
    checkIssuerKeys(`issuers[${show(issuer)}]`, keys);
}

/** The maximum of the query parameter `limit` in the OpenAPI document. */
const maxPageSize = 1000;

function checkPageSize(pageSize: number): void {
  if (Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= maxPageSize) return;
  throw new RangeError(`\`pageSize\` must be an integer from 1 to ${maxPageSize}, not ${show(pageSize)}.`);
}

const grantNames: NamesOf<Grant> = { subject: 1, organizations: 1, scopes: 1, expiresAt: 1, revokedAt: 1 };
const subjectNames: NamesOf<NonNullable<Grant['subject']>> = { id: 1, displayName: 1, email: 1 };

function checkAuth(auth: NonNullable<ScopeOptions['auth']>): void {
  if (typeof auth === 'string') return void checkWord('`auth`', auth, ['any-bearer', 'off']);
  checkNames('auth', auth, { tokens: 1 });
  // The messages must not contain the token, which may be a secret.
  for (const grant of Object.values(auth.tokens)) {
    checkNames('auth.tokens[…]', grant, grantNames);
    checkNames('auth.tokens[…].subject', grant.subject, subjectNames);
    for (const scope of grant.scopes ?? []) checkScope(scope);
  }
}

const progressNames: { [Kind in Progress['kind']]: NamesOf<Extract<Progress, { kind: Kind }>> } = {
  immediate: { kind: 1 },
  polls: { kind: 1, count: 1 },
  clock: { kind: 1, ms: 1 },
  manual: { kind: 1 },
};

/** Throws a `TypeError` or a `RangeError` on invalid progress options. */
export function checkProgress<T extends Progress>(progress: T): T {
  const kind = checkWord('processing kind', progress?.kind, ['immediate', 'polls', 'clock', 'manual']);
  checkNames('processing', progress, progressNames[kind]);
  if (progress.kind === 'polls') checkAtLeast(1, 'count', progress.count);
  if (progress.kind === 'clock') checkAtLeast(0, 'ms', progress.ms);
  return progress;
}

const outcomeNames: NamesOf<FailureOutcome> = { error: 1, problems: 1 };

export function checkOutcome<T extends Outcome>(outcome: T): T {
  if (outcome !== 'complete') checkNames('outcome', outcome, outcomeNames);
  return outcome;
}

const approvalNames: NamesOf<LoginApproval> = { organizationId: 1, scopes: 1, expiresAt: 1, token: 1 };

export function checkLoginDecision<T extends LoginDecision>(decision: T): T {
  if (decision !== 'denied') checkNames('decision', decision, approvalNames);
  return decision;
}

const worldNames: NamesOf<World> = { organizations: 1, specs: 1 };

function checkWorld(world: World): void {
  checkNames('world', world, worldNames);
  for (const seed of world.organizations ?? []) checkOrganizationSeed(seed, 'world.organizations[]');
  for (const seed of world.specs ?? []) checkSpecSeed(seed, 'world.specs[]');
}

const organizationNames: NamesOf<OrganizationSeed> = {
  id: 1,
  title: 1,
  emailDomains: 1,
  type: 1,
  profile: 1,
  spaces: 1,
};

export function checkOrganizationSeed(seed: OrganizationSeed, name = ''): void {
  checkNames(name, seed, organizationNames);
}

const spaceNames: NamesOf<SpaceSeed> = { id: 1, organizationId: 1 };

export function checkSpaceSeed(seed: SpaceSeed): void {
  checkNames('', seed, spaceNames);
}

const lifecycles = ['experimental', 'production', 'deprecated', 'retired'];

type SettingName = (typeof seededSettings)[number];
const specNames: NamesOf<Omit<SpecSeed, SettingName>> = { organizationId: 1, slug: 1, source: 1 };
const settingNames: Readonly<Record<string, 1>> = Object.fromEntries(seededSettings.map((name) => [name, 1]));
const specSourceNames: Readonly<Record<KeysOfUnion<SpecSeed['source']>, 1>> = {
  url: 1,
  headers: 1,
  text: 1,
  files: 1,
  entry: 1,
};
type KeysOfUnion<T> = T extends unknown ? keyof T : never;

export function checkSpecSeed(seed: SpecSeed, name = ''): void {
  checkNames(name, seed, { ...specNames, ...settingNames });
  checkNames(name ? `${name}.source` : 'source', seed.source ?? null, specSourceNames);
  if (seed.visibility !== undefined) checkWord('visibility', seed.visibility, ['private', 'public']);
  if (seed.lifecycle !== undefined) checkWord('lifecycle', seed.lifecycle, lifecycles);
}

const sourceNames: NamesOf<SourceSeed> = { text: 1, headers: 1 };

export function checkSource(name: string, source: string | SourceSeed): void {
  if (typeof source !== 'string') checkNames(name, source, sourceNames);
}

const issuerKeysNames: NamesOf<IssuerKeys> = { keys: 1 };

export function checkIssuerKeys(name: string, keys: IssuerKeys): void {
  checkNames(name, keys, issuerKeysNames);
  if (Array.isArray(keys.keys)) return;
  throw new TypeError(`\`${name}.keys\` must be a list of JSON Web Keys, not ${show(keys.keys)}.`);
}

const targetNames: NamesOf<SpecRef> = { organizationId: 1, specSlug: 1 };

export function checkTarget<T extends SpecRef>(target: T): T {
  checkNames('target', target, targetNames);
  return target;
}
