import { createHmac } from 'node:crypto';

/** The value of `X-Specshelf-Signature` for an event as it is sent. */
export function signEvent(event: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${event}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
