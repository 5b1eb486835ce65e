/** A timestamp of the API, to the minute. */
export function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{formatTime(at)}</time>;
}

export function formatTime(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}

interface DayProps {
  at: string;
  now: Date | undefined;
}

/** The day of a timestamp of the API, such as `28 November`. Its title is the time. */
export function Day({ at, now }: DayProps) {
  return (
    <time dateTime={at} title={formatTime(at)}>
      {formatDay(at, now)}
    </time>
  );
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Returns the day of a timestamp in UTC, such as `28 November`, with its year unless it is the year of `now`. */
export function formatDay(at: string, now: Date | undefined): string {
  const [year = '', month, day] = at.slice(0, 10).split('-');
  const text = `${Number(day)} ${months[Number(month) - 1]}`;
  return now?.toISOString().startsWith(`${year}-`) ? text : `${text} ${year}`;
}
