import { defined } from '@specshelf/base/defined';
import type { Command } from 'commander';
import { type Rotation, resetSecretKey, rotateSecretKey } from '../../secrets/rotate-secret-key.js';
import { keyFileOf, secretKeyVariable } from '../../secrets/secret-keys.js';
import { CommandFailure } from '../command-failure.js';
import { commandGroup } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { configured } from '../configured.js';
import { confirm } from '../confirm.js';
import { type PrintOptions, printDone } from '../print.js';
import { readSecret } from '../read-secret.js';
import { requireDatabase } from '../require-database.js';
import { withCommandFailures } from '../with-command-failures.js';
import { withProgress } from '../with-progress.js';

interface RotateOptions extends PrintOptions {
  newKeyFile?: string;
}

export function addSecretKeyCommands(program: Command, process: CommandLineProcess): void {
  const command = commandGroup(
    program,
    'secret-key',
    'manage the key that the secrets in the database are encrypted with',
  );
  command(
    'rotate',
    'encrypt all secrets with a new key; stop every server first, and run no other command meanwhile',
    [
      'specshelf-server secret-key rotate',
      `${newKeyVariable}="$(openssl rand -hex 32)" specshelf-server secret-key rotate`,
      'specshelf-server secret-key rotate --new-key-file ./new.key',
      'A key file beside the database is replaced. A key in SPECSHELF_SECRET_KEY has to be changed there afterwards.',
      'After an interruption, run the same command again.',
    ],
  )
    .option('--new-key-file <file>', `a file with the new key (${newKeyVariable}, or a random one)`)
    .action((options: RotateOptions) => rotate(process, options));
  command('reset', 'accept the configured key because the key of the database is lost', [
    'specshelf-server secret-key reset',
    'Secrets that were encrypted with the lost key cannot be read: `specshelf-server doctor` lists them. Add them again.',
  ])
    .option('--yes', 'skip the confirmation')
    .action((options: PrintOptions & { yes?: boolean }) => reset(process, options));
}

const newKeyVariable = 'SPECSHELF_NEW_SECRET_KEY';

async function rotate(process: CommandLineProcess, options: RotateOptions): Promise<void> {
  const config = configured(process);
  const newKey = readSecret(process, { file: options.newKeyFile, variable: newKeyVariable });
  requireDatabase(config.database);
  if (newKey !== undefined && newKey.length < shortest) {
    throw new CommandFailure([`The new key must have at least ${shortest} characters.`], 2);
  }
  if (newKey === undefined && config.secretKey !== undefined) {
    throw new CommandFailure(
      [
        `Set ${newKeyVariable} to the new key, or specify a file with --new-key-file: the current key is in ${secretKeyVariable}.`,
      ],
      2,
    );
  }
  const rotation = await withProgress(process, 'Encrypting the secrets', () =>
    withCommandFailures(() => rotateSecretKey(config, defined({ newKey }))),
  );
  const next =
    config.secretKey === undefined
      ? `The new key is in ${keyFileOf(config.database)}.`
      : `Set ${secretKeyVariable} to the new key before you start a server.`;
  printDone(
    process,
    `${summaryOf(rotation)} ${next} Backups need the old key: keep it with them.`,
    rotation,
    options,
  );
}

const shortest = 32;

function summaryOf({ encrypted, unreadable }: Rotation): string {
  const done = `Encrypted ${encrypted} secrets with the new key.`;
  if (unreadable === 0) return done;
  return `${done} The old key does not decrypt ${unreadable} others, which are unchanged: \`specshelf-server doctor\` lists them.`;
}

async function reset(process: CommandLineProcess, options: PrintOptions & { yes?: boolean }): Promise<void> {
  const config = configured(process);
  requireDatabase(config.database);
  await confirm(process, 'Secrets that were encrypted with the lost key cannot be read after this.', options);
  await withCommandFailures(() => resetSecretKey(config));
  printDone(
    process,
    'The database accepts the configured key. `specshelf-server doctor` lists the secrets that it does not decrypt.',
    { reset: true },
    options,
  );
}
