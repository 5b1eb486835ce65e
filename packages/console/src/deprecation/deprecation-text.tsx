import type { Schema } from '@specshelf/contract';
import { hasBegun } from '@specshelf/service';

type Deprecation = Schema<'Deprecation'>;

/** A deprecation as visitors see it at a time. */
export interface ShownDeprecation extends Deprecation {
  /** Whether it has begun. */
  isPast: boolean;
}

export function shownDeprecation(deprecation: Deprecation, now: Date): ShownDeprecation {
  return { ...deprecation, isPast: hasBegun(deprecation, now) };
}

/** The dates of a deprecation, and its note. */
export function DeprecationText({ deprecation }: { deprecation: ShownDeprecation }) {
  const { at, sunset, note, isPast } = deprecation;
  return (
    <>
      {isPast ? 'Deprecated since' : 'Will be deprecated on'} <Day at={at} />.
      {sunset !== undefined && (
        <>
          {' '}
          Sunset: <Day at={sunset} />.
        </>
      )}
      {note !== undefined && (
        <>
          {' '}
          <span dir="auto">{note}</span>
        </>
      )}
    </>
  );
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, 10)}</time>;
}
