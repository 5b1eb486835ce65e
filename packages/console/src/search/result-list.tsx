import { Method } from '../reader/components/method.js';
import { Breakable, shortTitle } from '../reader/components/page-title.js';
import { hrefOf, type SearchResult } from './find-results.js';
import type { SearchKind } from './search-query.js';

/** The results of a search, the best first. Operations show their path before their title. */
export function ResultList({ items }: { items: readonly SearchResult[] }) {
  return (
    <ol class="results">
      {items.map((item, index) => (
        <Result key={index} item={item} />
      ))}
    </ol>
  );
}

function Result({ item }: { item: SearchResult }) {
  const { kind, title, spec, snippet, matches, deprecated, identifier } = item;
  const address = addressOf(item);
  return (
    <li>
      <Mark item={item} />
      <div>
        <a href={hrefOf(item)}>
          {address === undefined ? (
            shortTitle(title)
          ) : (
            <code>
              <Breakable text={shortTitle(address)} />
            </code>
          )}
        </a>
        {deprecated && <span class="shelf-deprecated">deprecated</span>}
        <p>
          {address !== undefined && title !== `${item.method} ${address}` && `${shortTitle(title)} `}
          <code class="quiet">{kind === 'spec' ? (identifier ?? spec) : spec}</code>
          {matches.length > 0 && <span class="quiet"> · in {matches.join(', ')}</span>}
        </p>
        {snippet !== undefined && <p class="quiet snippet">{snippet}</p>}
      </div>
    </li>
  );
}

/** The path of an operation, or the name of a webhook. */
function addressOf({ kind, path, identifier }: SearchResult): string | undefined {
  return kind === 'operation' ? (path ?? identifier) : undefined;
}

const kindNames: Readonly<Record<Exclude<SearchKind, 'operation'>, string>> = {
  spec: 'API',
  schema: 'Schema',
  page: 'Page',
};

function Mark({ item: { kind, method, path } }: { item: SearchResult }) {
  if (kind !== 'operation') return <span class="result-kind">{kindNames[kind]}</span>;
  const isWebhook = path === undefined;
  return (
    <Method page={{ kind: isWebhook ? 'webhook' : 'operation', ...(method !== undefined && { method }) }} />
  );
}
