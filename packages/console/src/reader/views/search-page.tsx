import { defined } from '@specshelf/service';
import { Method } from '../components/method.js';
import { Breakable, isAddress, PageTitle } from '../components/page-title.js';
import type { PageBody, PagePart } from '../reader-page.js';
import type { Reading } from '../reading.js';
import { entriesOf } from '../search/entries-of.js';
import { findMatches, longestQuery, type Match, sortMatches, termsOf } from '../search/rank-entries.js';
import { kindName, type SearchEntry } from '../search/search-entry.js';

/** More results do not help a reader; a longer query does. */
const mostResults = 100;

/** The results of a search, for browsers without script. */
export function searchPage(reading: Reading, text: string): PageBody {
  return {
    title: 'Search',
    location: { kind: 'search' },
    canonical: reading.reader.search,
    parts: searchParts(reading, text.slice(0, longestQuery)),
  };
}

function* searchParts(reading: Reading, query: string): Generator<PagePart, void> {
  const terms = termsOf(query);
  const matches: Match[] = [];
  for (const entries of entriesOf(reading.map, reading.reader)) {
    matches.push(...findMatches(entries, terms));
    yield '';
  }
  const found = sortMatches(matches);
  yield () => <Results found={found} query={query} reading={reading} />;
}

interface ResultsProps {
  found: readonly SearchEntry[];
  query: string;
  reading: Reading;
}

function Results({ found, query, reading: { reader } }: ResultsProps) {
  if (termsOf(query).length === 0) {
    return <p class="reader-soft">Enter a path, the name of an operation, or the name of a schema.</p>;
  }
  if (found.length === 0) {
    return (
      <p role="status">
        Nothing matches <q>{query}</q>. Try fewer or shorter words, or see{' '}
        <a href={reader.operations}>all operations</a>.
      </p>
    );
  }
  return (
    <>
      <p class="reader-soft" role="status">
        {found.length > mostResults ? `The first ${mostResults} of ${found.length}` : found.length} results
        for <q>{query}</q>
      </p>
      <ul class="reader-list">
        {found.slice(0, mostResults).map((entry) => (
          <Result key={entry.href} entry={entry} />
        ))}
      </ul>
    </>
  );
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
          <span class="reader-kind">{kindName(entry)}</span>
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
