import { readConfig } from '../config/read-config.js';
import { type Connection, connect } from '../server/connection.js';
import { failureOf } from '../server/failure-of.js';
import type { ServerOptions } from '../server/find-server.js';
import type { CommandContext } from './command-context.js';

export interface WithServerOptions extends ServerOptions {
  config?: string;
}

/** Runs a command that needs a server, and explains the errors of its requests. */
export async function withServer(
  options: WithServerOptions,
  { process }: CommandContext,
  run: (connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = await connect(options, await readConfig(options.config, process), process);
  try {
    await run(connection);
  } catch (error) {
    throw await failureOf(error, connection);
  }
}
