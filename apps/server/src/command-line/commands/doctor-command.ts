import type { Command } from 'commander';
import { readConfig } from '../../config/read-config.js';
import { examine } from '../../doctor/examine.js';
import type { Finding } from '../../doctor/finding.js';
import { CommandFailure } from '../command-failure.js';
import { examplesText } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { type PrintOptions, printable } from '../print.js';
import { withProgress } from '../with-progress.js';

interface DoctorOptions extends PrintOptions {
  fetch: string | false;
  rebuildSearch?: boolean;
}

export function addDoctorCommand(program: Command, process: CommandLineProcess): void {
  program
    .command('doctor')
    .description('check everything that a server needs, and show how to fix problems')
    .option('--fetch <url>', 'URL for the check of outbound access', 'https://example.com/')
    .option('--no-fetch', 'fetch nothing')
    .option('--rebuild-search', 'empty the search index first; a running server builds it again')
    .option('--json', 'print the findings as JSON')
    .addHelpText(
      'after',
      examplesText(['specshelf-server doctor', 'specshelf-server doctor --no-fetch --json']),
    )
    .action((options: DoctorOptions) => doctor(process, options));
}

async function doctor(process: CommandLineProcess, options: DoctorOptions): Promise<void> {
  const findings = await withProgress(process, 'Checking', () => findingsFor(process, options));
  if (options.json) process.stdout.write(`${JSON.stringify(findings)}\n`);
  else process.stdout.write(findings.map(lineOf).join(''));
  const problems = findings.filter(({ state }) => state === 'problem').length;
  if (problems > 0) throw new CommandFailure([`Problems: ${problems} of ${findings.length} findings.`], 1);
}

async function findingsFor(
  { env }: CommandLineProcess,
  { fetch, rebuildSearch = false }: DoctorOptions,
): Promise<Finding[]> {
  const result = readConfig(env);
  const warnings = result.warnings.map(
    (message): Finding => ({ ...aboutVariables, state: 'warning', message }),
  );
  if (!result.ok) {
    const problems = result.problems.map(
      (message): Finding => ({ ...aboutVariables, state: 'problem', message }),
    );
    return [...problems, ...warnings];
  }
  const options = { now: () => new Date(), rebuildSearch };
  const found = await examine(result.config, fetch === false ? options : { ...options, fetchURL: fetch });
  return [...warnings, ...found];
}

const aboutVariables = { about: 'configuration' };

function lineOf({ about, state, message, advice }: Finding): string {
  const line = `${state.padEnd(7)}  ${about}: ${printable(message)}\n`;
  return advice === undefined ? line : `${line}         ${printable(advice)}\n`;
}
