import type { OpenAPISpecRecord, SpecFilter } from '@specshelf/service';
import { lifecycleTerm, problemKindsOf } from '@specshelf/service/catalog';

/** A condition on the bit field of facets that the migration computes: `(facets & mask) = value`. */
export interface Facet {
  mask: number;
  value: number;
}

/** Returns the value of `spec_facets.facet`. */
export function facetKey({ mask, value }: Facet): number {
  return mask * 256 + value;
}

/** Returns the facets that a filter requires, and the terms that are not facets. */
export function facetsOfFilter({ terms, state, visibility, problems }: SpecFilter): {
  facets: Facet[];
  terms: string[];
} {
  const facets: Facet[] = [];
  if (visibility !== undefined) facets.push({ mask: 1, value: visibility === 'public' ? 1 : 0 });
  if (problems !== undefined) facets.push(problemFacets[problems]);
  if (state === 'complete' || state === 'failed') {
    facets.push({ mask: 16, value: state === 'failed' ? 16 : 0 });
  }
  const others: string[] = [];
  for (const term of terms) {
    const facet = lifecycleFacets.get(term);
    if (facet) facets.push(facet);
    else others.push(term);
  }
  return { facets, terms: others };
}

// The bits of `problemKindsOf`, one place higher.
const problemFacets = {
  none: { mask: 14, value: 0 },
  error: { mask: 2, value: 2 },
  warning: { mask: 4, value: 4 },
  info: { mask: 8, value: 8 },
} as const;

const lifecycleBits = { experimental: 32, production: 64, deprecated: 96, retired: 128 } as const;

const lifecycleFacets: ReadonlyMap<string, Facet> = new Map(
  Object.entries(lifecycleBits).map(([lifecycle, value]) => [lifecycleTerm(lifecycle), { mask: 224, value }]),
);

export type FacetMembers = Pick<
  OpenAPISpecRecord,
  'visibility' | 'problemCounts' | 'lastProcessErrorCode' | 'lifecycle'
>;

/** Returns the bit field of a specification, as triggers compute it. */
export function toFacets(spec: FacetMembers): number {
  return (
    (spec.visibility === 'public' ? 1 : 0) +
    problemKindsOf(spec.problemCounts) * 2 +
    (spec.lastProcessErrorCode === undefined ? 0 : 16) +
    (spec.lifecycle === undefined ? 0 : lifecycleBits[spec.lifecycle])
  );
}
