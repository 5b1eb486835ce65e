import type { Schema } from '@specshelf/contract';
import { NextPage } from '../components/next-page.js';
import { Timestamp } from '../components/timestamp.js';
import { VersionName, versionName } from '../components/versions/version-name.js';
import type { Links, SpecPlace } from '../web/links.js';
import type { KnownVersions, Label } from './labeled-spec.js';
import { ShownVersions } from './shown-versions.js';

interface LabelMovesProps {
  moves: Schema<'OpenAPISpecLabelMoveList'>;
  /** Undefined if it is deleted. */
  label: Label | undefined;
  /** The versions that retention has not removed. */
  versions: KnownVersions;
  /** The address of the forms that move the label back. Undefined unless the visitor may edit. */
  action: string | undefined;
  place: SpecPlace;
  links: Links;
  /** The time of the server. */
  now: Date;
}

/** One page of the history of a label, newest first. */
export function LabelMoves({ moves: { items, next }, label, action, ...known }: LabelMovesProps) {
  const canMoveTo = (version: string | undefined): version is string =>
    version !== undefined && version !== label?.version && known.versions.has(version);
  return (
    <section id="history">
      <h2>History</h2>
      <ul>
        {items.map(({ id, from, to, movedAt, movedBy }) => (
          <li key={id} class="row">
            <span class="change">
              <Timestamp at={movedAt} /> <Change from={from} to={to} {...known} />
              {movedBy && <span class="quiet"> by {movedBy.displayName}</span>}
            </span>
            {movedAt === label?.movedAt && to === label.version && <span class="tag good">current</span>}
            {action !== undefined && canMoveTo(to) && (
              <form method="post" action={action}>
                <ShownVersions labels={label ? [label] : []} />
                <button type="submit" class="secondary" name="back" value={to}>
                  {label ? 'Move back to this version' : 'Create again for this version'}
                  <span class="hidden"> {versionName(to, known.versions.get(to), known.now)}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <NextPage next={next} />
    </section>
  );
}

type KnownProps = Pick<LabelMovesProps, 'versions' | 'place' | 'links' | 'now'>;

interface ChangeProps extends KnownProps {
  from: string | undefined;
  to: string | undefined;
}

function Change({ from, to, ...known }: ChangeProps) {
  const before = from !== undefined && <NamedVersion id={from} {...known} />;
  if (to === undefined) return <>deleted{before && <>; it pointed to {before}</>}</>;
  const after = <NamedVersion id={to} {...known} />;
  return before ? (
    <>
      moved from {before} to {after}
    </>
  ) : (
    <>created for {after}</>
  );
}

/** A version as a link, unless retention has removed it. */
function NamedVersion({ id, versions, place, links, now }: KnownProps & { id: string }) {
  const version = versions.get(id);
  if (!version) return <>{id}</>;
  return (
    <a href={links.version(place, id)}>
      <VersionName version={version} now={now} />
    </a>
  );
}
