import type { ListedVersion } from '@specshelf/service';
import { Day } from '../../components/timestamp.js';
import { unversioned } from '../../components/versions/version-name.js';
import { createReaderLinks, type ReaderLinks, switchQuery } from '../reading/reader-links.js';
import type { PageLocation } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { yearShown } from './year-shown.js';

interface VersionMenuProps {
  reading: Reading;
  location: PageLocation;
  /** The text of a search. */
  searchText?: string | undefined;
}

/** The version that a page shows, with links to the same page of the labels and of other versions. */
export function VersionMenu({ reading, location, searchText }: VersionMenuProps) {
  const entries = entriesOf(reading);
  const page = { reading, location, searchText };
  const current = (
    <>
      <span class="reader-version-name">{nameOf(reading.overview.version)}</span>
      <CurrentBadge reading={reading} />
    </>
  );
  if (entries.labels.length === 0 && entries.versions.length < 2)
    return <p class="reader-version">{current}</p>;
  return (
    <details class="reader-version reader-versions">
      <summary>{current}</summary>
      <div>
        <EntryList title="Labels" entries={entries.labels} {...page} />
        <EntryList title="Versions" entries={entries.versions} {...page} />
      </div>
    </details>
  );
}

function nameOf(documentVersion: string | undefined): string {
  return documentVersion || unversioned;
}

/** What the address names. An ID needs no badge: a hint shows its date. */
function CurrentBadge({ reading: { versionId, label, spec } }: { reading: Reading }) {
  if (versionId !== undefined) return null;
  const name = label ?? spec.defaultLabel ?? 'latest';
  return (
    <span class="reader-badge" title={name}>
      {name}
    </span>
  );
}

interface Entry extends ListedVersion {
  label?: string;
  /** A mark besides the label. */
  mark?: 'default' | 'latest' | undefined;
  reader: ReaderLinks;
  isCurrent: boolean;
}

function entriesOf(reading: Reading): { labels: Entry[]; versions: Entry[] } {
  const { versions, version, versionId, label, spec, links, place, latest } = reading;
  const { defaultLabel } = spec;
  const isDefaultAddress = versionId === undefined && label === undefined;
  return {
    labels: versions.labels.map((each) => ({
      ...each,
      mark: each.label === defaultLabel ? 'default' : undefined,
      reader: createReaderLinks(links.labelDocs(place, each.label), true),
      isCurrent: each.label === (isDefaultAddress ? defaultLabel : label),
    })),
    versions: versions.versions.map((each, index) => {
      const isLatest = index === 0;
      // Without a default label, the address without a version shows the latest one.
      const isDefault = isLatest && defaultLabel === undefined;
      return {
        ...each,
        mark: isLatest ? 'latest' : undefined,
        reader: isDefault ? latest : createReaderLinks(links.version(place, each.id), true),
        isCurrent: label === undefined && each.id === version.record.id && (isDefault || !isDefaultAddress),
      };
    }),
  };
}

interface EntryListProps extends VersionMenuProps {
  title: string;
  entries: readonly Entry[];
}

function EntryList({ title, entries, ...page }: EntryListProps) {
  if (entries.length === 0) return null;
  const id = `page:${title.toLowerCase()}`;
  return (
    <>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {entries.map(({ label, documentVersion, createdAt, id: versionId, mark, reader, isCurrent }) => (
          <li key={label ?? versionId}>
            <a
              href={samePage(page, reader, versionId)}
              rel="nofollow"
              aria-current={isCurrent ? 'true' : undefined}
            >
              <span>
                {label ?? nameOf(documentVersion)}
                {mark !== undefined && <span class="reader-soft"> {mark}</span>}
              </span>
              <span class="reader-count">
                {label !== undefined && `${nameOf(documentVersion)}, `}
                <Day at={createdAt} now={yearShown(page.reading)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The address that a page has in another version, which may not have the page. A search keeps its text. */
function samePage(
  { reading, location, searchText }: VersionMenuProps,
  other: ReaderLinks,
  versionId: string,
): string {
  const query = [
    ...(versionId === reading.version.record.id ? [] : [switchQuery]),
    ...(searchText ? [`q=${encodeURIComponent(searchText)}`] : []),
  ];
  return pathOf(reading, location, other) + (query.length === 0 ? '' : `?${query.join('&')}`);
}

function pathOf({ map }: Reading, location: PageLocation, other: ReaderLinks): string {
  switch (location.kind) {
    case 'operations':
    case 'schemas':
    case 'search':
      return other[location.kind];
    case 'schema':
      return other.schema(location.name);
    case 'page': {
      const page = map.pages[location.index];
      return page === undefined ? other.overview : other.page(page.path);
    }
    default:
      return other.overview;
  }
}
