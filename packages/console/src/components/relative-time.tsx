import { pluralize } from './pluralize.js';
import { formatTime } from './timestamp.js';

interface RelativeTimeProps {
  at: string;
  now: Date;
}

/** A timestamp of the API as its distance from the time of the server, with the date as its title. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  return <Time at={at} text={describeAge(at, now)} />;
}

/** A timestamp of the API as the time that has passed since then, such as `for 3 days`, with the date as its title. */
export function PassedTime({ at, now }: RelativeTimeProps) {
  return <Time at={at} text={describeDuration(at, now)} />;
}

/** Like `RelativeTime`, for a time that may be in the future. */
export function ExpiryTime({ at, now }: RelativeTimeProps) {
  return <Time at={at} text={describeExpiry(at, now)} />;
}

function Time({ at, text }: { at: string; text: string }) {
  return (
    <time dateTime={at} title={formatTime(at)}>
      {text}
    </time>
  );
}

const units = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Returns the age of a time, such as `5 minutes ago`. Clocks of servers differ, so a future time is `just now`. */
export function describeAge(at: string, now: Date): string {
  const age = describeSeconds(secondsSince(at, now), Math.floor);
  if (!age) return 'just now';
  return age === '1 day' ? 'yesterday' : `${age} ago`;
}

/** Returns the time that has passed, such as `for 5 minutes`, or `just now`. */
export function describeDuration(at: string, now: Date): string {
  const age = describeSeconds(secondsSince(at, now), Math.floor);
  return age ? `for ${age}` : 'just now';
}

/** Returns the distance of a time of expiry, such as `in 5 days` or `5 days ago`. */
export function describeExpiry(at: string, now: Date): string {
  const rest = -secondsSince(at, now);
  if (rest <= 0) return describeAge(at, now);
  // Rounded, so that a token for 7 days expires in 7 days when its list is shown a second later.
  const distance = describeSeconds(rest, Math.round);
  return `in ${distance ?? 'less than a minute'}`;
}

function secondsSince(at: string, now: Date): number {
  return (now.getTime() - Date.parse(at)) / 1_000;
}

/** Returns a number of seconds in its largest unit; undefined below a minute. */
function describeSeconds(seconds: number, round: (count: number) => number): string | undefined {
  const found = units.find((unit) => round(seconds / unit.seconds) >= 1);
  return found && pluralize(round(seconds / found.seconds), found.unit);
}
