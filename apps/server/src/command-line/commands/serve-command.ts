import type { Command } from 'commander';
import type { Config } from '../../config/config.js';
import { createLogger } from '../../logging/create-logger.js';
import { logDestination } from '../../logging/log-destination.js';
import { examplesText } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { configuredWithWarnings } from '../configured.js';
import { endOnSignals } from '../end-on-signals.js';
import { firstSteps } from '../first-steps.js';
import { withCommandFailures } from '../with-command-failures.js';

export function addServeCommand(program: Command, process: CommandLineProcess): void {
  program
    .command('serve')
    .description('serve the API')
    .addHelpText(
      'after',
      examplesText(['specshelf-server serve', 'PORT=8080 LOG_LEVEL=warn specshelf-server serve']),
    )
    .action(() => serve(process));
}

async function serve(process: CommandLineProcess): Promise<void> {
  const { config, warnings } = configuredWithWarnings(process);
  await withCommandFailures(() => run(process, config, warnings));
}

async function run(process: CommandLineProcess, config: Config, warnings: readonly string[]): Promise<void> {
  const terminal = process.stderr.isTTY === true;
  const format = config.logFormat ?? (terminal ? 'pretty' : 'json');
  const colors = terminal && !process.env['NO_COLOR'];
  const logger = createLogger(config, await logDestination(format, { colors }));
  for (const message of warnings) logger.warn(message);
  const endWith = endOnSignals(process, logger);
  // Continuing after an uncaught error may cause damage; the next process resumes the running jobs.
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'crash');
    process.exit(1);
  });
  // Lazy: other commands do not need the server.
  const { createServer } = await import('../../runtime/create-server.js');
  const server = await createServer(config, { logger });
  try {
    const { url } = await server.start();
    // Not before: the token is shown once, and would be lost if the start failed.
    const token = await server.bootstrap();
    const welcome = token === undefined ? '' : firstSteps(url, token, config);
    process.stdout.write(`Specshelf listens on ${url}\n${welcome}`);
  } catch (error) {
    await server.close();
    throw error;
  }
  endWith({ close: server.close, timeLimit: (config.drainDelay + config.drainLimit + timeToRelease) * 1000 });
}

// Time to put running jobs back into the queue and to close the database, in seconds.
const timeToRelease = 5;
