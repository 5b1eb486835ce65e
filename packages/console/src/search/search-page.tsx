import { errorReply, RequestError } from '@specshelf/service';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent, View } from '../web/view.js';
import { findResults, type SearchResults } from './find-results.js';
import { NoResults, RejectedSearch } from './no-results.js';
import { ResultList } from './result-list.js';
import { SearchFilters } from './search-filters.js';
import { readSearchQuery, type SearchQuery, searchTextOf, searchURL } from './search-query.js';
import { findLimitedToken, type LimitedToken, Visibility } from './visibility.js';

/** Results on one page. */
const pageSize = 20;

/** The results of a search in all specifications that the visitor may read. It works without script. */
export const searchPage: View = async (page) => {
  const organizationId = page.params['organizationId'] ?? '';
  const root = page.links.search(organizationId);
  const frame = (query: SearchQuery): Omit<PageContent, 'content'> => ({
    title: query.q === '' ? 'Search' : `${query.q.trimEnd()} · Search`,
    searched: { organizationId, text: query.q },
  });
  try {
    const query = readSearchQuery(page.query);
    const results = await findResults(page, query, pageSize);
    const props = { page, root, query, results, limited: await findLimitedToken(page, query) };
    return { ...frame(query), content: <Content {...props} /> };
  } catch (error) {
    if (!isAboutQuery(error, page.query)) throw error;
    const query = { q: searchTextOf(page.query) };
    const content = <RejectedSearch error={error} retry={searchURL(root, query)} />;
    return { ...frame(query), status: errorReply(error).status, content };
  }
};

/** A missing specification is one that the query names; a missing organization has the page of all missing resources. */
function isAboutQuery(error: unknown, query: URLSearchParams): error is RequestError {
  if (!(error instanceof RequestError)) return false;
  return error.meaning === 'invalid-request' || (error.meaning === 'not-found' && Boolean(query.get('spec')));
}

interface ContentProps {
  page: PageRequest;
  root: string;
  query: SearchQuery;
  results: SearchResults;
  limited: LimitedToken | undefined;
}

function Content({ page, root, query, results: { items, next, suggestion }, limited }: ContentProps) {
  const isFirst = !page.query.has('page');
  return (
    <>
      <div class="page-head">
        <h1>Search</h1>
        {items.length > 0 && (
          <span class="quiet">
            Results for <q>{query.q.trimEnd()}</q>
          </span>
        )}
      </div>
      <Visibility page={page} root={root} query={query} limited={limited} />
      {query.q !== '' && <SearchFilters root={root} query={query} items={items} />}
      {items.length > 0 ? (
        <ResultList items={items} />
      ) : (
        <NoResults root={root} query={query} suggestion={suggestion} isFirst={isFirst} />
      )}
      {(next || !isFirst) && (
        <nav class="links after" aria-label="Pages">
          {!isFirst && <a href={searchURL(root, query)}>First page</a>}
          {next && (
            <a href={searchURL(root, query, next.page)} rel="next">
              Next page
            </a>
          )}
        </nav>
      )}
    </>
  );
}
