import { defined } from '@specshelf/base/defined';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Config } from '../config/config.js';

/** Creates the logger of a server: one line of JSON for each event, by default on standard error. */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(2),
): Logger {
  return pino(
    {
      level: logLevel,
      serializers: { err: serializeError },
      redact: { paths: secretPaths, censor: redacted },
    },
    destination,
  );
}

/** Omits other members: libraries attach headers, connection settings, and query parameters to errors. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, ...defined({ code }) };
}

// A safety net: no log line contains these today. No wildcards, which would make every line ten times as expensive.
const secretNames = ['authorization', 'cookie', 'headers', 'password', 'secret', 'token'];
const secretPaths = secretNames.flatMap((name) => [name, `audit.${name}`, `audit.token.${name}`]);

/** Redacts strings only: `token` of an audit line is an object that describes a token. */
function redacted(value: unknown): unknown {
  return typeof value === 'string' ? '[redacted]' : value;
}
