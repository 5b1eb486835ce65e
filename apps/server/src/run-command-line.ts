import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, type Environment, readConfig } from './config.js';
import { createServer } from './create-server.js';
import { firstSteps } from './first-steps.js';
import { StartFailure } from './start-failure.js';

const help = `Usage: specshelf [serve]

Serves the Specshelf API. It is configured by the environment:

  PORT                       port to listen on (8787)
  HOST                       address to listen on (127.0.0.1)
  DATABASE_URL               SQLite file (./data/specshelf.sqlite)
  PUBLIC_URL                 where the API is reached from outside (http://HOST:PORT)
  LOG_LEVEL                  trace, debug, info, warn, error, fatal or silent (info)
  SPECSHELF_BOOTSTRAP_TOKEN  the token to make on an empty database (a random one)
  SPECSHELF_FETCH_ALLOW      private address ranges to fetch sources from, separated by commas (none)
  SPECSHELF_SECRET_KEY       what secrets in the database are encrypted with (a file beside the database)
  SPECSHELF_REFRESH_INTERVAL how often source URLs are fetched again, in seconds, 0 for never (21600)

Limits:
  SPECSHELF_BODY_LIMIT         largest body of a request in bytes (50331648)
  SPECSHELF_DOCUMENT_LIMIT     largest document in bytes (33554432)
  SPECSHELF_FILES_LIMIT        all files of one specification together in bytes (67108864)
  SPECSHELF_FETCH_COUNT_LIMIT  files that are fetched for one specification (100)
  SPECSHELF_WORK_TIME_LIMIT    work on one document in seconds (15)
  SPECSHELF_WORK_MEMORY_LIMIT  memory for that in MiB (512)

Options:
  --help     show this
  --version  show the version
`;

/** What of a process the command line uses. */
export interface CommandLineProcess {
  env: Environment;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
}

/** Does what the arguments say, and gives the exit code. A server that was started goes on. */
export async function runCommandLine(args: string[], process: CommandLineProcess): Promise<number> {
  const command = readCommand(args);
  switch (command) {
    case 'help':
      process.stdout.write(help);
      return 0;
    case 'version':
      process.stdout.write(`${version()}\n`);
      return 0;
    case 'serve':
      return serve(process);
    default:
      return misuse(process, [command.problem, 'Try specshelf --help.']);
  }
}

function readCommand(args: string[]): 'help' | 'version' | 'serve' | { problem: string } {
  const options = {
    help: { type: 'boolean', short: 'h' },
    version: { type: 'boolean', short: 'v' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help) return 'help';
    if (values.version) return 'version';
    const [command = 'serve', ...rest] = positionals;
    return command === 'serve' && rest.length === 0
      ? 'serve'
      : { problem: `Unknown command: ${positionals.join(' ')}` };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

async function serve(process: CommandLineProcess): Promise<number> {
  const result = readConfig(process.env);
  if (!result.ok) return misuse(process, result.problems);
  try {
    await run(process, result.config);
    return 0;
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function run(process: CommandLineProcess, config: Config): Promise<void> {
  const server = await createServer(config);
  try {
    const { url } = await server.start();
    // Not before: the token is shown once, and a start that fails would leave it behind unseen.
    const token = await server.bootstrap();
    const welcome = token === undefined ? '' : firstSteps(url, token, config);
    process.stdout.write(`Specshelf listens on ${url}\n${welcome}`);
  } catch (error) {
    await server.close();
    throw error;
  }
  // Once: the second signal ends the process at once, as it does without us.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close());
}

function misuse(process: CommandLineProcess, problems: readonly string[]): number {
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  return 2;
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isManifest ? String(manifest.version) : 'unknown';
}
