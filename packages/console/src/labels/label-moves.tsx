import type { Schema } from '@specshelf/contract';
import { NextPage } from '../components/next-page.js';
import { Timestamp } from '../components/timestamp.js';
import type { Links, SpecPlace } from '../links.js';
import type { Label } from './labeled-spec.js';
import { ShownVersions } from './shown-versions.js';

interface LabelMovesProps {
  moves: Schema<'OpenAPISpecLabelMoveList'>;
  /** Undefined if it is deleted. */
  label: Label | undefined;
  /** The address of the forms that move the label back. Absent for visitors who may not. */
  action: string | undefined;
  place: SpecPlace;
  links: Links;
}

/** One page of the history of a label, newest first. */
export function LabelMoves({ moves: { items, next }, label, action, place, links }: LabelMovesProps) {
  return (
    <section id="history">
      <h2>History</h2>
      <ul>
        {items.map(({ id, from, to, movedAt, movedBy }) => (
          <li key={id} class="row">
            <span class="change">
              <Timestamp at={movedAt} /> <Change from={from} to={to} place={place} links={links} />
              {movedBy && <span class="quiet"> by {movedBy.displayName}</span>}
            </span>
            {movedAt === label?.movedAt && to === label.version && <span class="tag good">current</span>}
            {to !== undefined && to !== label?.version && action !== undefined && (
              <form method="post" action={action}>
                <ShownVersions labels={label ? [label] : []} />
                <button type="submit" class="secondary" name="back" value={to}>
                  Move back to this version<span class="hidden"> {to}</span>
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

interface ChangeProps {
  from: string | undefined;
  to: string | undefined;
  place: SpecPlace;
  links: Links;
}

function Change({ from, to, place, links }: ChangeProps) {
  const link = (version: string) => <a href={links.version(place, version)}>{version}</a>;
  if (to === undefined) return <>deleted{from !== undefined && <>, from {link(from)}</>}</>;
  if (from === undefined) return <>created for {link(to)}</>;
  return (
    <>
      moved from {link(from)} to {link(to)}
    </>
  );
}
