import { maxQueryLength } from '@specshelf/search';
import { defined } from '@specshelf/service';
import { pluralize } from '../../components/pluralize.js';
import { Method } from '../components/method.js';
import { Breakable, isAddress, PageTitle } from '../components/page-title.js';
import type { PageBody, PagePart } from '../reader-page.js';
import type { Reading } from '../reading.js';
import { entriesOf } from '../search/entries-of.js';
import { everywhereOf } from '../search/everywhere-of.js';
import { createFinder, type Match, sortMatches } from '../search/rank-entries.js';
import type { SearchEntry } from '../search/search-entry.js';

/** More results do not help a reader; a longer query does. */
const mostResults = 100;

/** The results of a search, for browsers without script. */
export function searchPage(reading: Reading, text: string): PageBody {
  return {
    title: 'Search',
    location: { kind: 'search' },
    canonical: reading.reader.search,
    parts: searchParts(reading, text.slice(0, maxQueryLength)),
  };
}

async function* searchParts(reading: Reading, query: string): AsyncGenerator<PagePart, void> {
  const findMatches = createFinder(query);
  const matches: Match[] = [];
  if (findMatches) {
    const index = await reading.version.searchIndex();
    for await (const entries of entriesOf(index, reading.map, reading.reader)) {
      matches.push(...findMatches(entries));
      yield '';
    }
  }
  const found = sortMatches(matches);
  yield () => <Results found={findMatches && found} query={query} reading={reading} />;
}

interface ResultsProps {
  /** Undefined without words to search for. */
  found: readonly SearchEntry[] | undefined;
  query: string;
  reading: Reading;
}

function Results({ found, query, reading }: ResultsProps) {
  const { reader } = reading;
  if (!found) {
    return <p class="reader-soft">Enter a path, the name of an operation, or the name of a schema.</p>;
  }
  if (found.length === 0) {
    return (
      <p role="status">
        Nothing matches <q>{query.trim()}</q>. Try fewer or shorter words, or see{' '}
        <a href={reader.operations}>all operations</a>. <Everywhere query={query} reading={reading} />
      </p>
    );
  }
  return (
    <>
      <p class="reader-soft" role="status">
        {found.length > mostResults && `The first ${mostResults} of `}
        {pluralize(found.length, 'result')} for <q>{query.trim()}</q>.{' '}
        <Everywhere query={query} reading={reading} />
      </p>
      <ul class="reader-list">
        {found.slice(0, mostResults).map((entry) => (
          <Result key={entry.href} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function Everywhere({ query, reading }: Pick<ResultsProps, 'query' | 'reading'>) {
  const page = everywhereOf(reading);
  if (page === undefined) return null;
  return <a href={`${page}?${new URLSearchParams({ q: query })}`}>Search in all specifications</a>;
}

function Result({ entry }: { entry: SearchEntry }) {
  const { kind, href, text, address, method, deprecated } = entry;
  const isAction = kind === 'operation' || kind === 'webhook';
  return (
    <li>
      <a href={href}>
        {isAction ? (
          <Method page={{ kind, ...defined({ method }) }} />
        ) : (
          <span class="reader-kind">{kind}</span>
        )}
        <span class="reader-list-title">
          <PageTitle page={entry} />
          {deprecated && <span class="shelf-deprecated">deprecated</span>}
        </span>
        {isAction && address !== undefined && !isAddress(entry) && (
          <code class="reader-address">
            <Breakable text={address} />
          </code>
        )}
        {text !== undefined && <span class="reader-soft">{text}</span>}
      </a>
    </li>
  );
}
