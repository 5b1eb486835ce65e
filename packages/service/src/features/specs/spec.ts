import { defined } from '@specshelf/base/defined';
import { type Schema, Serialized } from '@specshelf/contract';
import { hasScope, type Principal } from '../../base/ports/access/principal.js';
import type { Deps, PrintedSpec } from '../../base/ports/deps.js';
import type { OpenAPISpecSummary } from '../../base/ports/records.js';
import { appURL, publishedURL, specURL } from '../../state/urls.js';
import { policyOf } from '../changes/policy-of.js';
import { presentCompatibility } from '../compatibility/compatibility.js';

interface Page<Item> {
  items: Item[];
  count: number;
  countCapped?: true;
  next?: { page: string };
}

type SpecPage = Page<Schema<'OpenAPISpec'>>;

/** Returns the body of a page of specifications. Printed specifications are reused if the stores allow it. */
export function presentSpecPage(
  deps: Deps,
  principal: Principal,
  { items, ...rest }: Page<OpenAPISpecSummary>,
): SpecPage | Serialized<SpecPage> {
  const { printedSpecs } = deps;
  if (!printedSpecs) return { items: items.map((spec) => presentSpec(deps, principal, spec)), ...rest };
  const texts = items.map((spec) => printSpec(deps, principal, spec, printedSpecs));
  return new Serialized([`{"items":[${texts.join(',')}],${JSON.stringify(rest).slice(1)}`]);
}

function printSpec(
  deps: Deps,
  principal: Principal,
  spec: OpenAPISpecSummary,
  printedSpecs: WeakMap<OpenAPISpecSummary, PrintedSpec>,
): string {
  const { view, edit } = permissionsOf(principal, spec);
  const known = printedSpecs.get(spec);
  if (known?.view === view && known.edit === edit) return known.text;
  const text = JSON.stringify(presentSpec(deps, principal, spec));
  printedSpecs.set(spec, { view, edit, text });
  return text;
}

function permissionsOf(principal: Principal, { organizationId, slug }: OpenAPISpecSummary) {
  return {
    view: hasScope(principal, 'openapi:read', organizationId, slug),
    edit: hasScope(principal, 'openapi:write', organizationId, slug),
  };
}

/** Returns the representation of a specification, with the permissions of the caller. */
export function presentSpec(
  deps: Deps,
  principal: Principal,
  spec: OpenAPISpecSummary,
): Schema<'OpenAPISpec'> {
  return {
    object: 'openapi-spec',
    id: spec.id,
    createdAt: spec.createdAt,
    updatedAt: spec.updatedAt,
    slug: spec.slug,
    ...defined({ sourceURL: spec.source.kind === 'url' ? spec.source.url : undefined }),
    processingState: spec.processingState,
    visibility: spec.visibility,
    ...defined({
      lastVersion: spec.lastVersion,
      lastProcessedAt: spec.lastProcessedAt,
      lastProcessErrorCode: spec.lastProcessErrorCode,
      failingSince: spec.failingSince,
    }),
    lastProcessedErrors: spec.lastProcessedErrors,
    lastProcessedErrorCount: spec.lastProcessedErrorCount,
    problemCounts: spec.problemCounts,
    ...defined({ defaultLabel: spec.defaultLabel, defaultVersion: spec.defaultVersion }),
    ...spec.facts,
    ...defined({ owner: spec.owner }),
    tags: [...spec.tags],
    ...defined({ lifecycle: spec.lifecycle, deprecation: spec.deprecation }),
    links: [...spec.links],
    compatibility: presentCompatibility(policyOf(deps, spec)),
    permissions: permissionsOf(principal, spec),
    urls: {
      location: specURL(deps, spec),
      app: appURL(deps, spec),
      ...defined({ published: spec.visibility === 'public' ? publishedURL(deps, spec) : undefined }),
    },
  };
}
