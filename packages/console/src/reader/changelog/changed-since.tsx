import type { ChangeSelection, PageChanges, SitePage } from '@specshelf/service';
import { countTexts } from '../../components/impacts.js';
import { pluralize } from '../../components/pluralize.js';
import { formatDay } from '../../components/timestamp.js';
import { isStoredForLong } from '../reading/cache-control.js';
import type { PagePart } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { actionsBelow, isAction, siteIndexOf } from '../reading/site-index.js';
import { ChangeLine } from './change-line.js';
import { countOthers } from './changelog-entry.js';

/**
 * Returns the note on a page that it differs from the version before. Nothing if it does not, and on pages that caches store for long,
 * because the settings of the specification decide what is breaking.
 */
export async function changedSince(reading: Reading, selection: ChangeSelection): Promise<PagePart[]> {
  const changes = isStoredForLong(reading) ? undefined : await reading.version.changes(selection);
  return changes === undefined ? [] : [() => <ChangedSince {...{ changes, reading, selection }} />];
}

/** Selects the changes of the operation of a page, or of all operations below it. */
export function changesOfPage({ map }: Pick<Reading, 'map'>, index: number): ChangeSelection {
  const site = siteIndexOf(map);
  const shown = isAction(site.pages[index]) ? [index] : actionsBelow(site, index);
  const operations = shown.flatMap((each) => keyOf(site.pages[each]) ?? []);
  return { kind: 'operations', operations };
}

function keyOf(page: SitePage | undefined): string | undefined {
  const { method = '', address } = page ?? {};
  return address === undefined ? undefined : `${method.toLowerCase()} ${address}`;
}

interface ChangedSinceProps {
  changes: PageChanges;
  reading: Reading;
  selection: ChangeSelection;
}

function ChangedSince({ changes: { since, summary, items }, reading, selection }: ChangedSinceProps) {
  const { kind } = selection;
  const operation =
    kind === 'operations' && selection.operations.length === 1 ? selection.operations[0] : undefined;
  const rest = countOthers(summary, items);
  return (
    <details class="reader-note reader-changed">
      <summary>
        Changed since{' '}
        {since === undefined
          ? 'the version before'
          : since.documentVersion || formatDay(since.createdAt, reading.now)}
        : {countTexts(summary).join(', ')}
      </summary>
      <ul>
        {items.map((change) => (
          <ChangeLine key={change.id} {...{ change, reading, operation }} />
        ))}
      </ul>
      <p>
        {rest > 0 && `And ${pluralize(rest, 'more change')}. `}
        <a href={reading.links.changelog(reading.place)}>Changelog</a>
      </p>
    </details>
  );
}
