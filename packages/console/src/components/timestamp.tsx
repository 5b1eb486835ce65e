/** A timestamp of the API, to the minute. */
export function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{formatTime(at)}</time>;
}

export function formatTime(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
