import { defined } from '@specshelf/base/defined';
import { specKey } from '@specshelf/generator';
import { readBytes } from '../../base/content/read-content.js';
import { badGateway, invalidRequest } from '../../base/errors.js';
import { specTag } from '../../base/http/cache-headers.js';
import type { Deps } from '../../base/ports/deps.js';
import type { IntegrationRecord, SpaceRecord } from '../../base/ports/records.js';
import type { DraftedPages, Rendered, ResponseInput } from '../../base/ports/work/rendering.js';
import { WorkLimitExceeded } from '../../base/ports/work/work-errors.js';
import {
  callIntegration,
  type IntegrationCall,
  invalidResponse,
  type ResponseTime,
} from './call-integration.js';
import type { DocumentForm, SourceRequest } from './computed-request.js';
import { type EventFacts, eventFacts } from './integration-event.js';
import type { Renderers } from './renderers.js';

/** A source of a registered integration, with the current state of its dependencies. */
export interface IntegrationSource {
  /** The name of the integration. */
  name: string;
  identity: unknown;
  tags: readonly string[];
  /** Returns its pages, some of which are computed by other sources. */
  pages(seed: string, time: ResponseTime): Promise<Exclude<DraftedPages, { problems: unknown }>>;
  /** The document of a page. */
  document(seed: string, form: DocumentForm): Promise<Rendered>;
}

const sourceType = /^integration:([^:]+):([^:]+)$/;

/** Resolves a source `integration:<name>:<source>`; undefined for other types. */
export async function openIntegrationSource(
  deps: Deps,
  renderers: Renderers,
  { space, source, principal }: SourceRequest,
): Promise<IntegrationSource | undefined> {
  const [, name, sourceId] = sourceType.exec(source.type) ?? [];
  if (name === undefined || sourceId === undefined) return undefined;
  const integration = await deps.stores.integrations.find(name);
  if (!integration) {
    const message = `no integration named ${JSON.stringify(name)} is registered here`;
    throw invalidRequest([{ path: '/body/source/type', message }]);
  }
  const facts = await eventFacts(deps, { principal, space, integration, sourceId, source });
  const call: IntegrationCall = { space, integration, facts, principal };
  return {
    name: integration.name,
    identity: [integration.id, facts, principal.eventDepth],
    tags: tagsOf(space, integration, facts),
    pages: async (seed, time) => {
      const text = await callIntegration(deps, call, 'content_compute_revision', time);
      const drafted = await withinWorkLimit(integration.name, 'pages', renderers.draftPages({ text, seed }));
      if ('problems' in drafted) throw invalidResponse(integration.name, drafted.problems);
      return drafted;
    },
    document: (seed, form) => documentOf(deps, renderers, call, { seed, form }),
  };
}

async function documentOf(
  deps: Deps,
  renderers: Renderers,
  call: IntegrationCall,
  { seed, form }: { seed: string; form: DocumentForm },
): Promise<Rendered> {
  const { integration, space, facts } = call;
  const { schema, depth } = form;
  const { documentResponseTime: whole } = deps.limits;
  const text = await callIntegration(deps, call, 'content_compute_document', { left: whole, whole });
  const specifications = schema === 'next' ? await specificationsOf(deps, space, facts) : undefined;
  const input = { text, seed, ...defined({ specifications, depth }) };
  const completed = await withinWorkLimit(integration.name, 'a document', renderers.completeResponse(input));
  if ('problems' in completed) throw invalidResponse(integration.name, completed.problems);
  return completed;
}

/** Reports work over its limits as a failure of the integration: the caller has not requested anything large. */
export async function withinWorkLimit<T>(name: string, what: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof WorkLimitExceeded)) throw error;
    throw badGateway(
      `The integration ${JSON.stringify(name)} responded with ${what} that ${what === 'pages' ? 'take' : 'takes'} more than ${error.allowed} to make.`,
    );
  });
}

/** Returns the specifications that blocks of a document may refer to: its dependencies. */
async function specificationsOf(
  deps: Deps,
  { organizationId }: SpaceRecord,
  { dependencies }: EventFacts,
): Promise<NonNullable<ResponseInput['specifications']>> {
  const specifications: Map<string, { digest: string; bytes: Uint8Array }> = new Map();
  for (const { ref, value } of Object.values(dependencies)) {
    if (!value?.lastVersion) continue;
    const key = specKey({ spec: value.slug, label: ref.label });
    if (specifications.has(key)) continue;
    const spec = await deps.stores.specs.find(organizationId, value.slug);
    const version = spec && (await deps.stores.versions.find(spec.id, value.lastVersion));
    if (!version) continue;
    const { specification: digest } = version;
    specifications.set(key, { digest, bytes: await readBytes(deps, digest) });
  }
  return specifications;
}

/** Returns the cache tags of the integration and its dependencies. */
function tagsOf(
  { id, organizationId }: SpaceRecord,
  { name }: IntegrationRecord,
  { sourceId, dependencies }: EventFacts,
): string[] {
  const own = `integration:${name}`;
  const others = Object.values(dependencies).flatMap(({ ref }) => {
    if (ref.spec) return [specTag({ organizationId, slug: ref.spec })];
    if (ref.space) return [`space:${ref.space}`];
    return ref.translation ? [`organization:${organizationId}:translation:${ref.translation}`] : [];
  });
  return [own, ...(others.length > 0 ? others : [`space:${id}:computed-document:${own}:${sourceId}`])];
}
