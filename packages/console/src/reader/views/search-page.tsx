import { defined } from '@specshelf/base/defined';
import { maxQueryLength } from '@specshelf/search';
import { pluralize } from '../../components/pluralize.js';
import { Method } from '../components/method.js';
import { Breakable, isAddress, PageTitle } from '../components/page-title.js';
import type { PageBody, PagePart } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { contextsOf } from '../search/contexts-of.js';
import { everywhereOf } from '../search/everywhere-of.js';
import { findInVersion, type VersionResults } from '../search/find-in-version.js';
import { placesOf } from '../search/rank-entries.js';
import type { SearchEntry } from '../search/search-entry.js';

/** More results do not help a reader; a longer query does. */
const mostResults = 100;

/** The results of a search. The search box shows the first ones. */
export function searchPage(reading: Reading, text: string, pause: () => Promise<void>): PageBody {
  return {
    title: 'Search',
    location: { kind: 'search' },
    canonical: reading.reader.search,
    parts: searchParts(reading, text, pause),
  };
}

async function* searchParts(
  reading: Reading,
  text: string,
  pause: () => Promise<void>,
): AsyncGenerator<PagePart, void> {
  const found = await findInVersion(reading, text, pause);
  yield () => <Results found={found} query={text.slice(0, maxQueryLength)} reading={reading} />;
}

interface ResultsProps {
  /** Undefined without words to search for. */
  found: VersionResults | undefined;
  query: string;
  reading: Reading;
}

function Results({ found, query, reading }: ResultsProps) {
  const { reader } = reading;
  if (!found) {
    return <p class="reader-soft">Enter a path, the name of an operation, or the name of a schema.</p>;
  }
  const { entries, isTolerant } = found;
  if (entries.length === 0) {
    return (
      <p role="status">
        Nothing matches <q>{query.trim()}</q>. Try fewer or shorter words, or see{' '}
        <a href={reader.operations}>all operations</a>. <Everywhere query={query} reading={reading} />
      </p>
    );
  }
  const contexts = contextsOf(reading);
  return (
    <>
      <p class="reader-soft" role="status">
        {isTolerant && (
          <>
            Nothing has the words <q>{query.trim()}</q>. Similar words:{' '}
          </>
        )}
        {entries.length > mostResults && `The first ${mostResults} of `}
        {pluralize(entries.length, 'result')}
        {!isTolerant && (
          <>
            {' '}
            for <q>{query.trim()}</q>
          </>
        )}
        . <Everywhere query={query} reading={reading} />
      </p>
      <ul class="reader-list">
        {entries.slice(0, mostResults).map((entry) => (
          <Result key={entry.href} entry={entry} matches={placesOf(found.query, entry, contexts)} />
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

function Result({ entry, matches }: { entry: SearchEntry; matches: readonly string[] }) {
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
        <span class="reader-list-title" dir="auto">
          <PageTitle page={entry} />
          {deprecated && <span class="shelf-deprecated">deprecated</span>}
        </span>
        {isAction && address !== undefined && !isAddress(entry) && (
          <code class="reader-address">
            <Breakable text={address} />
          </code>
        )}
        {text !== undefined && (
          <span class="reader-soft" dir="auto">
            {text}
          </span>
        )}
        <span class="reader-soft reader-match">in {matches.join(', ')}</span>
      </a>
    </li>
  );
}
