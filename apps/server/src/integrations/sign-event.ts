import { createHmac } from 'node:crypto';

/** Returns the value of `X-Specshelf-Signature` for the exact text of an event or a hook call. */
export function signEvent(event: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${event}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
