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
      serializers: { err: toWords },
      redact: { paths: secretPaths, censor: redacted },
    },
    destination,
  );
}

/** Libraries hang on errors what they were at: headers, settings of connections, values of a query. */
function toWords(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, ...(code === undefined ? {} : { code }) };
}

// Nothing of ours logs any of them: who adds a line may forget. No wildcards, which would make every line ten times as costly.
const secretNames = ['authorization', 'cookie', 'headers', 'password', 'secret', 'token'];
const secretPaths = secretNames.flatMap((name) => [name, `audit.${name}`, `audit.token.${name}`]);

/** Only texts: `token` of an audit line is what is known of a token, but not the token. */
function redacted(value: unknown): unknown {
  return typeof value === 'string' ? '[redacted]' : value;
}
