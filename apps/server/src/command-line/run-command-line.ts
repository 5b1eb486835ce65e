import { Command, CommanderError } from 'commander';
import { version } from '../version.js';
import { CommandFailure } from './command-failure.js';
import type { CommandLineProcess } from './command-line-process.js';
import { addBackupCommand } from './commands/backup-command.js';
import { addCopyCommand } from './commands/copy-command.js';
import { addDoctorCommand } from './commands/doctor-command.js';
import { addHookCommands } from './commands/hook-commands.js';
import { addIntegrationCommands } from './commands/integration-commands.js';
import { addMigrateCommand } from './commands/migrate-command.js';
import { addOrganizationCommands } from './commands/organization-commands.js';
import { addPruneCommand } from './commands/prune-command.js';
import { addSecretKeyCommands } from './commands/secret-key-commands.js';
import { addServeCommand } from './commands/serve-command.js';
import { addSpaceCommands } from './commands/space-commands.js';
import { addSpecCommands } from './commands/spec-commands.js';
import { addTokenCommands } from './commands/token-commands.js';
import { addTrustedPublisherCommands } from './commands/trusted-publisher-commands.js';
import { printable } from './print.js';

/**
 * Runs the command that the arguments name, and returns the exit code. A started server keeps running.
 * See docs/decisions/0015-use-commander-for-the-command-line.md.
 */
export async function runCommandLine(args: string[], process: CommandLineProcess): Promise<number> {
  const program = createProgram(process);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed the error; it also throws after --help and --version.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof CommandFailure)) throw error;
    process.stderr.write(error.lines.map((line) => `${printable(line)}\n`).join(''));
    return error.exitCode;
  }
}

function createProgram(process: CommandLineProcess): Command {
  const program = new Command('specshelf-server')
    .description('A self-hosted registry of OpenAPI specifications: the server and its administration.')
    .version(version(), '-v, --version', 'show the version')
    .helpOption('-h, --help', 'show how a command is used')
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => process.stdout.write(text),
      writeErr: (text) => process.stderr.write(text),
      // A fixed width, so that the output does not depend on the terminal.
      getOutHelpWidth: () => 100,
      getErrHelpWidth: () => 100,
    })
    .showHelpAfterError('Try --help.')
    .exitOverride()
    .addHelpText('after', configuration);
  addServeCommand(program, process);
  addMigrateCommand(program, process);
  addOrganizationCommands(program, process);
  addSpaceCommands(program, process);
  addTokenCommands(program, process);
  addTrustedPublisherCommands(program, process);
  addSpecCommands(program, process);
  addHookCommands(program, process);
  addIntegrationCommands(program, process);
  addSecretKeyCommands(program, process);
  addPruneCommand(program, process);
  addBackupCommand(program, process);
  addCopyCommand(program, process);
  addDoctorCommand(program, process);
  return program;
}

const configuration = `
Commands work on the database beside a running server, with the same environment, and exit with 0 on success, 1 on
failure, 2 for incorrect usage. Lists are tables on a terminal, lines with tabs and without a header
elsewhere, JSON with --json. Irreversible commands ask for confirmation, or need --yes.

A first organization:
  specshelf-server organization create acme --title 'Acme Ltd' --email-domain acme.example
  specshelf-server space create acme-docs --organization acme
  specshelf-server token create ci --organization acme --scope openapi:read --scope openapi:write

Environment variables:
  PORT                       port to listen on (8787)
  HOST                       address to listen on (127.0.0.1)
  DATABASE_URL               SQLite file, or postgres:// URL (./data/specshelf.sqlite)
  SPECSHELF_DATABASE_CONNECTIONS  connections to PostgreSQL of this server (10)
  SPECSHELF_SQLITE_SYNCHRONOUS    full, or normal: faster, but the latest writes are lost in a power failure (full)
  PUBLIC_URL                 public URL of the API (http://HOST:PORT)
  LOG_LEVEL                  trace, debug, info, warn, error, fatal or silent (info)
  LOG_FORMAT                 json, or pretty for people (pretty on a terminal, json elsewhere)
  SPECSHELF_BOOTSTRAP_TOKEN  token to create in an empty database (a random one)
  SPECSHELF_FETCH_ALLOW      private address ranges to fetch sources from, separated by commas (none)
  SPECSHELF_FETCH_PROXY      outbound HTTP proxy for sources, as http://user:password@host:port; HTTP_PROXY is ignored (none)
  SPECSHELF_FETCH_PROXY_DNS  resolver of names: server, or proxy, which disables the check of addresses (server)
  SPECSHELF_TRUSTED_ISSUERS  issuers of CI jobs that may be private or use http://, separated by commas (none)
  SPECSHELF_SECRET_KEY       encryption key of the secrets in the database (a file beside the database)
  SPECSHELF_REFRESH_INTERVAL period of source refreshes in seconds, 0 for none (21600)
  SPECSHELF_REMOTE_IMAGES    keep or remove images of other hosts in descriptions (keep)
  SPECSHELF_COMPATIBILITY_REFUSE  changes to refuse without a setting of the specification: none, risky, breaking (none)
  SPECSHELF_TRUST_PROXY      trusted reverse proxies: their number or their addresses (none)
  SPECSHELF_CORS_ORIGINS     origins whose pages may call the API, separated by commas, * for all (none)
  SPECSHELF_METRICS          port that serves /metrics, or address:port (off)
  SPECSHELF_DRAIN_DELAY      seconds for which a stopping server accepts connections (1 with PostgreSQL, else 0)
  SPECSHELF_DRAIN_LIMIT      seconds for running requests after that (10)

Sign-in of users with OpenID Connect, see docs/operating/users.md (off):
  SPECSHELF_OIDC_ISSUER        the issuer, such as https://sso.example.org/realms/acme
  SPECSHELF_OIDC_DISCOVERY     URL of its discovery document, if it is not below the issuer
  SPECSHELF_OIDC_CLIENT_ID     ID of the confidential client
  SPECSHELF_OIDC_CLIENT_SECRET secret of the client
  SPECSHELF_OIDC_CLIENT_SECRET_FILE  file with the secret, instead
  SPECSHELF_OIDC_GRANTS        lines of group -> organization: scope, scope
  SPECSHELF_OIDC_GROUPS_CLAIM  claim that lists the groups of a user (groups)
  SPECSHELF_OIDC_SCOPES        requested scopes (openid profile email)
  SPECSHELF_OIDC_NAME          name on the sign-in page (the host of the issuer)
  SPECSHELF_OIDC_SESSION       seconds until a user must sign in again (28800)

Limits:
  SPECSHELF_RATE_LIMIT         requests per minute of each token and each address, 0 for no limit (0)
  SPECSHELF_CONNECTION_LIMIT   concurrent connections (5000)
  SPECSHELF_BODY_LIMIT         largest body with a specification in bytes (50331648)
  SPECSHELF_BODY_BUDGET        all request bodies in memory together in bytes (201326592)
  SPECSHELF_RESPONSE_BUDGET    all large responses in transit together in bytes (268435456)
  SPECSHELF_DOCUMENT_LIMIT     largest document in bytes (33554432)
  SPECSHELF_FILES_LIMIT        all files of one specification together in bytes (67108864)
  SPECSHELF_FETCH_COUNT_LIMIT  files that are fetched for one specification (100)
  SPECSHELF_WORK_TIME_LIMIT    CPU time for one document in seconds (15)
  SPECSHELF_WORK_MEMORY_LIMIT  memory for one document in MiB (512)
  SPECSHELF_CACHE_LIMIT        each cache (computed pages, their outlines, responses) in bytes (67108864)
`;
