/** Returns a duration for messages, rounded up to seconds: at least `1 second`. */
export function inSeconds(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
