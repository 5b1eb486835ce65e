import type { ReadableChange, ReadableChangelogEntry } from '@specshelf/service';
import { pluralize } from '../../components/pluralize.js';
import { VersionName } from '../../components/versions/version-name.js';
import { markdownSuffix } from '../content/markdown-links.js';
import { feedOf } from '../reading/feed-of.js';
import type { FindPage } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { ChangeLine } from './change-line.js';
import { countOthers, docsOfEntry, nameOfEntry, summaryOf } from './changelog-entry.js';

/** The versions of a specification with their changes, newest first, for all who may read it. */
export const changelogPage: FindPage = async (reading) => {
  const changelog = await reading.readChangelog?.();
  if (changelog === undefined) return undefined;
  return {
    kind: 'page',
    query: changelog.key,
    markdown: {
      address: `${reading.links.changelog(reading.place)}${markdownSuffix}`,
      canonical: reading.links.changelog(reading.place),
      load: async (tools) =>
        (await import('./changelog-markdown.js')).changelogMarkdown({ reading, changelog }, tools),
    },
    load: async () => {
      const first = await changelog.first();
      return {
        title: 'Changelog',
        location: { kind: 'changelog' },
        canonical: reading.links.changelog(reading.place),
        parts: [
          () => (
            <p>
              The changes of each version, and what they mean for clients of this API.{' '}
              <a href={reading.links.changeRules}>The rules</a> say what counts as breaking.
            </p>
          ),
          ...changelog.entries.map((entry) => () => (
            <Entry entry={entry} first={first.get(entry.id) ?? []} reading={reading} />
          )),
          () => <FurtherLinks reading={reading} oldest={changelog.entries.at(-1)} />,
        ],
      };
    },
  };
};

interface EntryProps {
  entry: ReadableChangelogEntry;
  first: readonly ReadableChange[];
  reading: Reading;
}

function Entry({ entry, first, reading }: EntryProps) {
  const { id, labels, changes } = entry;
  const docs = docsOfEntry(entry, reading);
  const rest = changes === undefined ? 0 : countOthers(changes.summary, first);
  return (
    <section class="reader-section reader-changelog" id={`version:${id}`}>
      <h2>
        <a href={docs.overview}>
          <VersionName version={entry} now={reading.now} />
        </a>
      </h2>
      <p class="reader-soft">
        {labels.length > 0 && `${labels.join(', ')}. `}
        {summaryOf(entry)}
      </p>
      {first.length > 0 && (
        <ul>
          {first.map((change) => (
            <ChangeLine key={change.id} change={change} reading={reading} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <p class="reader-soft">
          And {pluralize(rest, 'more change')}.{' '}
          <a href={docs.operations}>All operations of {nameOfEntry(entry)}</a>
        </p>
      )}
    </section>
  );
}

interface FurtherLinksProps {
  reading: Reading;
  /** The last entry of the list. */
  oldest: ReadableChangelogEntry | undefined;
}

/** The links at the end of the list. */
function FurtherLinks({ reading, oldest }: FurtherLinksProps) {
  const feed = feedOf(reading);
  return (
    <section class="reader-section">
      <h2>More</h2>
      <ul>
        {feed !== undefined && (
          <li>
            <a href={feed}>Subscribe to new versions with a feed reader</a>
          </li>
        )}
        {oldest && (
          <li>
            <a href={docsOfEntry(oldest, reading).overview}>
              Documentation of {nameOfEntry(oldest)}, the oldest version in this list
            </a>
          </li>
        )}
        <li>
          <a href={`${reading.links.changelog(reading.place)}${markdownSuffix}`}>
            This changelog as Markdown
          </a>
        </li>
      </ul>
    </section>
  );
}
