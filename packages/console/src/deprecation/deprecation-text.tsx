import type { Schema } from '@specshelf/contract';

type Deprecation = Schema<'Deprecation'>;

/** A deprecation as visitors see it at a time. */
export interface ShownDeprecation extends Deprecation {
  /** Whether it has begun. */
  isPast: boolean;
}

export function shownDeprecation(deprecation: Deprecation, now: Date): ShownDeprecation {
  return { ...deprecation, isPast: Date.parse(deprecation.at) <= now.getTime() };
}

/** The dates of a deprecation, and its note. */
export function DeprecationText({ deprecation }: { deprecation: ShownDeprecation }) {
  const { at, sunset, note, isPast } = deprecation;
  return (
    <>
      Deprecated {isPast ? 'since' : 'from'} <LongDate at={at} />.
      {sunset !== undefined && (
        <>
          {' '}
          Sunset: <LongDate at={sunset} />.
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

function LongDate({ at }: { at: string }) {
  return <time dateTime={at}>{longDate.format(new Date(at))}</time>;
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
