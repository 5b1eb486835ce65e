import { groupChanges } from '@specshelf/changes/groups';
import type { Schema } from '@specshelf/contract';
import { bumpText, type Change, type ChangeSummary, countChanges, viewOf } from '../components/impacts.js';
import { InlineCode } from '../components/inline-code.js';
import { LabelMarks } from '../components/label-marks.js';
import { pluralize } from '../components/pluralize.js';
import { VersionName } from '../components/versions/version-name.js';
import type { Links, SpecPlace } from '../web/links.js';
import { ChangeMarks } from './change-marks.js';

type Entry = Schema<'OpenAPISpecChangelogEntry'>;

interface ChangelogEntryProps {
  entry: Entry;
  spec: Pick<Schema<'OpenAPISpec'>, 'lastVersion' | 'defaultLabel'>;
  place: SpecPlace;
  links: Links;
  /** The time of the server. */
  now: Date;
}

/** A version in the changelog: its marks, its most severe changes, and a link to all. */
export function ChangelogEntry({ entry, spec, place, links, now }: ChangelogEntryProps) {
  const { version } = entry;
  const { id, labels, publication } = version;
  return (
    <section class="changelog-entry" id={id}>
      <h2>
        <a href={links.version(place, id)}>
          <VersionName version={version} now={now} />
        </a>
      </h2>
      <p class="tags small">
        {id === spec.lastVersion && <span class="tag good">latest</span>}
        <LabelMarks labels={labels} defaultLabel={spec.defaultLabel} place={place} links={links} />
        {publication?.provenance && <Commit provenance={publication.provenance} />}
      </p>
      <EntryChanges entry={entry} href={links.changes(place, id)} />
    </section>
  );
}

type Provenance = NonNullable<NonNullable<Entry['version']['publication']>['provenance']>;

/** The commit of a version in one line. */
function Commit({ provenance: { commit, branch } }: { provenance: Provenance }) {
  if (commit === undefined) return null;
  return (
    <span class="quiet">
      Commit <code>{commit.slice(0, 12)}</code>
      {branch !== undefined && ` on ${branch}`}
    </span>
  );
}

/** The changes of an entry. `href` is the page of all of them. */
function EntryChanges({ entry: { version, changes }, href }: { entry: Entry; href: string }) {
  if (!version.changes) return <p class="quiet">Not compared with a version before it.</p>;
  const { summary, bump } = version.changes;
  const rest = countChanges(summary) - changes.length;
  return (
    <>
      <p class="change-summary">
        <ChangeMarks summary={summary} />
        <span>{bumpText(bump)}.</span>
      </p>
      <ActionHint summary={summary} />
      {changes.length > 0 && (
        <ul class="change-list">
          {groupChanges(changes).map(({ first, message, changes: equal }) => (
            <ChangeLine
              key={first.id}
              change={{ ...first, message }}
              isRepeated={equal.length > 1}
              href={href}
            />
          ))}
        </ul>
      )}
      {countChanges(summary) > 0 && (
        <p>
          <a href={href}>
            {rest > 0 ? `All ${pluralize(countChanges(summary), 'change')}` : 'Details with the source'}
          </a>
        </p>
      )}
    </>
  );
}

/** Says whether clients have to act. */
function ActionHint({ summary }: { summary: ChangeSummary }) {
  if (summary.breaking > 0) {
    return (
      <p>
        <strong>Clients that use these parts have to change</strong> before they call this version.
      </p>
    );
  }
  return <p>{summary.risky > 0 ? 'Clients may have to change.' : 'Clients need no change.'}</p>;
}

interface ChangeLineProps {
  change: Change;
  /** Whether the entry has equal changes at other places, whose number it does not know. */
  isRepeated: boolean;
  href: string;
}

function ChangeLine({ change, isRepeated, href }: ChangeLineProps) {
  const { id, impact, message, operations, operationCount } = change;
  const [first] = operations;
  const tone = viewOf(impact)?.tone ?? '';
  const others = operationCount - 1;
  return (
    <li>
      <span class={`tag ${tone}`}>{impact}</span>{' '}
      <a href={`${href}#${id}`}>
        <InlineCode text={message} />
      </a>
      {isRepeated && <span class="quiet"> At several places.</span>}
      {first && !isRepeated && (
        <span class="quiet">
          {' '}
          <code>
            {first.method.toUpperCase()} {first.path}
          </code>
          {first.at !== undefined && ` ${first.at}`}
          {others > 0 && ` and ${pluralize(others, 'more operation')}`}
        </span>
      )}
    </li>
  );
}
