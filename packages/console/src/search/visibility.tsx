import { hasScope, isLimitedToSpecs, readsPrivateIn } from '@specshelf/service';
import { Fragment } from 'preact';
import { mayReadAll } from '../web/navigation.js';
import type { PageRequest } from '../web/page-request.js';
import { type SearchQuery, searchURL } from './search-query.js';

/** A token for some specifications of the organization. Only a search in one of them finds what is private. */
export interface LimitedToken {
  /** The slugs of some of them. */
  slugs: readonly string[];
  hasMore: boolean;
  /** Whether the query searches one of them. */
  searchesOwn: boolean;
}

interface LimitedRequest extends Pick<PageRequest, 'principal' | 'params'> {
  service: Pick<PageRequest['service'], 'listReadableSpecs'>;
}

/** More of them do not fit in a line or two. */
const mostSlugs = 6;

/** A page can lack specifications that the token may not read. */
const mostReads = 5;

/** Returns what the token of the visitor is limited to. Undefined for other visitors. */
export async function findLimitedToken(
  { service, principal, params }: LimitedRequest,
  { spec }: Pick<SearchQuery, 'spec'>,
): Promise<LimitedToken | undefined> {
  if (!principal || !isLimitedToSpecs(principal)) return undefined;
  const { organizationId: requestedId = '' } = params;
  const slugs: string[] = [];
  let organizationId: string | undefined;
  let page: string | undefined;
  let reads = 0;
  do {
    const query = { limit: 200, ...(page !== undefined && { page }) };
    const read = await service.listReadableSpecs(requestedId, principal, query);
    organizationId = read.organizationId;
    slugs.push(...read.items.map(({ slug }) => slug));
    page = read.next;
    reads += 1;
  } while (page !== undefined && slugs.length <= mostSlugs && reads < mostReads);
  if (organizationId === undefined || !readsPrivateIn(principal, organizationId)) return undefined;
  return {
    slugs: slugs.slice(0, mostSlugs),
    hasMore: page !== undefined || slugs.length > mostSlugs,
    searchesOwn: spec !== undefined && hasScope(principal, 'openapi:read', organizationId, spec),
  };
}

interface VisibilityProps {
  page: PageRequest;
  root: string;
  query: SearchQuery;
  limited: LimitedToken | undefined;
}

/** Says which specifications are searched, if not all of them. */
export function Visibility({ page, root, query, limited }: VisibilityProps) {
  if (mayReadAll(page) || limited?.searchesOwn) return null;
  const { principal, links, returnPath } = page;
  if (limited) return <OwnSpecs root={root} query={query} limited={limited} />;
  return (
    <p class="quiet">
      Only public specifications are searched.
      {!principal && returnPath !== undefined && (
        <>
          {' '}
          <a href={links.signInFor(returnPath)}>Sign in</a> to search all.
        </>
      )}
    </p>
  );
}

interface OwnSpecsProps extends Pick<VisibilityProps, 'root' | 'query'> {
  limited: LimitedToken;
}

/** Links to the search in each specification of a limited token. Without words, there is nothing to search for. */
function OwnSpecs({ root, query, limited: { slugs, hasMore } }: OwnSpecsProps) {
  const isLinked = query.q !== '' && slugs.length > 0;
  return (
    <p class="quiet">
      Only public specifications are searched, because your token is limited to some specifications. Search in
      these one at a time{isLinked ? ': ' : '.'}
      {isLinked &&
        slugs.map((slug, index) => (
          <Fragment key={slug}>
            {index > 0 && ', '}
            <a href={searchURL(root, { ...query, spec: slug })}>{slug}</a>
          </Fragment>
        ))}
      {isLinked && (hasMore ? ', …' : '.')}
    </p>
  );
}
