import type { ReadableChangelogEntry } from '@specshelf/service';
import { bumpText, countChanges, countText, impactViews } from '../../changes/impacts.js';
import { pluralize } from '../../components/pluralize.js';
import { createReaderLinks, type ReaderLinks } from '../reader-links.js';
import type { FindPage } from '../reader-page.js';
import type { Reading } from '../reading.js';
import { ChangeLine } from './change-line.js';

/** The versions of a specification with their changes, newest first, for all who may read it. */
export const changelogPage: FindPage = async (reading) => {
  const entries = await reading.readChangelog?.();
  if (entries === undefined) return undefined;
  return {
    kind: 'page',
    query: JSON.stringify(entries),
    load: async () => ({
      title: 'Changelog',
      location: { kind: 'changelog' },
      canonical: reading.links.changelog(reading.place),
      parts: [
        () => (
          <p>
            What clients of this API have to know about each version.{' '}
            <a href={reading.links.changeRules}>The rules</a> say what counts as breaking.
          </p>
        ),
        ...entries.map((entry) => () => <Entry entry={entry} reading={reading} />),
      ],
    }),
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
  const counts = impactViews
    .filter(({ impact }) => summary[impact] > 0)
    .map(({ impact }) => countText(impact, summary[impact]));
  return counts.length === 0 ? 'No changes.' : `${counts.join(', ')}. ${bumpText(bump)}.`;
}

function Entry({ entry, reading }: { entry: ReadableChangelogEntry; reading: Reading }) {
  const { id, createdAt, labels, first, changes } = entry;
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
