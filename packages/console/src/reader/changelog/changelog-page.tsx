import type { ReadableChange, ReadableChangelogEntry } from '@specshelf/service';
import { bumpText, countChanges, countTexts } from '../../changes/impacts.js';
import { pluralize } from '../../components/pluralize.js';
import { createReaderLinks, type ReaderLinks } from '../reader-links.js';
import type { FindPage } from '../reader-page.js';
import type { Reading } from '../reading.js';
import { ChangeLine } from './change-line.js';

/** The versions of a specification with their changes, newest first, for all who may read it. */
export const changelogPage: FindPage = async (reading) => {
  const changelog = await reading.readChangelog?.();
  if (changelog === undefined) return undefined;
  return {
    kind: 'page',
    query: changelog.key,
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
        ],
      };
    },
  };
};

/** Returns the name of a version: that of the document, otherwise its ID. */
export function nameOfEntry({ documentVersion, id }: ReadableChangelogEntry): string {
  return documentVersion || id;
}

/** Returns the counts of changes as a sentence. */
export function summaryOf({ changes }: ReadableChangelogEntry): string {
  if (!changes) return 'Not compared with a version before it.';
  const { summary, bump } = changes;
  const counts = countTexts(summary);
  return counts.length === 0 ? 'No changes.' : `${counts.join(', ')}. ${bumpText(bump)}.`;
}

interface EntryProps {
  entry: ReadableChangelogEntry;
  first: readonly ReadableChange[];
  reading: Reading;
}

function Entry({ entry, first, reading }: EntryProps) {
  const { id, createdAt, labels, changes } = entry;
  const docs = docsOf(entry, reading);
  const rest = changes === undefined ? 0 : countChanges(changes.summary) - first.length;
  return (
    <section class="reader-section reader-changelog" id={`version:${id}`}>
      <h2>
        <a href={docs.overview}>{nameOfEntry(entry)}</a>
      </h2>
      <p class="reader-soft">
        <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>
        {labels.length > 0 && `, ${labels.join(', ')}`}. {summaryOf(entry)}
      </p>
      {first.length > 0 && (
        <ul>
          {first.map((change) => (
            <ChangeLine key={change.id} change={change} reading={reading} />
          ))}
        </ul>
      )}
      {rest > 0 && <p class="reader-soft">And {pluralize(rest, 'more change')}.</p>}
    </section>
  );
}

function docsOf({ id }: ReadableChangelogEntry, { version, latest, links, place }: Reading): ReaderLinks {
  return id === version.record.id ? latest : createReaderLinks(links.version(place, id), true);
}
