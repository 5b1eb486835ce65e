import type { RequestError } from '@specshelf/service';
import { type SearchQuery, searchURL } from './search-query.js';

interface NoResultsProps {
  root: string;
  query: SearchQuery;
  /** A similar query that finds something. */
  suggestion: string | undefined;
  /** Whether it is the first page of the results. */
  isFirst: boolean;
}

/** An empty page of results, with the next step. */
export function NoResults({ root, query, suggestion, isFirst }: NoResultsProps) {
  if (query.q === '') {
    return (
      <div class="empty">
        <h2>What are you looking for?</h2>
        <p>
          Enter a path, the name of an operation, of a schema, or of a specification above. The keys{' '}
          <kbd>/</kbd> and <kbd>Ctrl</kbd> <kbd>K</kbd> lead to the search from every page.
        </p>
      </div>
    );
  }
  if (!isFirst) return <p>No more results.</p>;
  const { kind, spec, ...everywhere } = query;
  const isFiltered = kind !== undefined || spec !== undefined;
  return (
    <div class="empty" role="status">
      <h2>
        Nothing matches <q>{query.q.trimEnd()}</q>
      </h2>
      {suggestion !== undefined && (
        <p>
          Did you mean <a href={searchURL(root, { ...query, q: suggestion })}>{suggestion}</a>?
        </p>
      )}
      <p>All words must match. Use fewer words, or the beginning of a word.</p>
      {isFiltered && (
        <div class="actions">
          <a class="button secondary" href={searchURL(root, everywhere)}>
            Search everything
          </a>
        </div>
      )}
    </div>
  );
}

/** Shows what a query must change. */
export function RejectedSearch({ error, retry }: { error: RequestError; retry: string }) {
  return (
    <>
      <h1>Search</h1>
      <div class="notice bad" role="alert">
        {messagesOf(error).map((message) => (
          <p key={message}>{message}</p>
        ))}
        <p>
          <a href={retry}>Search without filters</a>
        </p>
      </div>
    </>
  );
}

function messagesOf({ meaning, problems, message }: RequestError): string[] {
  if (meaning === 'not-found') return ['There is no such specification, or you may not read it.'];
  return problems.length === 0 ? [message] : problems.map(describe);
}

const subjects: Readonly<Record<string, string>> = {
  '/query/q': 'The search',
  '/query/kind': 'The kind',
  '/query/spec': 'The specification',
};

/** Messages of the API continue the path of a value: "must be …". */
function describe({ path, message }: RequestError['problems'][number]): string {
  if (path === '/query/page') return 'The address names no page of these results. Begin at the first page.';
  return `${subjects[path] ?? path} ${message.replace(/[.]$/, '')}.`;
}
