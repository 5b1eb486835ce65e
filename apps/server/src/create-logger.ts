import { type Logger, pino } from 'pino';
import type { Config } from './config.js';

/** The log of a server: one line of JSON for each event, on standard error. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel }, pino.destination(2));
}
