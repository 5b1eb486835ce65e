import { type DestinationStream, destination } from 'pino';
import type { LogFormat } from '../config/config.js';

/** Opens standard error for a log: JSON lines as they are, or one line of text for each event. */
export async function logDestination(
  format: LogFormat,
  { colors }: { colors: boolean },
): Promise<DestinationStream> {
  if (format === 'json') return destination(2);
  // Lazy: a server in production writes JSON.
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    destination: 2,
    // Synchronous, so that a crash loses no line.
    sync: true,
    colorize: colors,
    singleLine: true,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
  });
}
