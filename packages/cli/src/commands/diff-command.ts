import type { Command } from 'commander';
import { readConfig } from '../config/read-config.js';
import { incompleteText } from '../formats/summary.js';
import {
  addJudgingOptions,
  addReportOptions,
  addServerOptions,
  defaultFailures,
  failOnOption,
} from '../options/add-options.js';
import { CommandFailure } from '../process/command-failure.js';
import { type CompareOptions, compareDescriptions } from '../report/compare-descriptions.js';
import { readPair } from '../report/read-pair.js';
import { exitCodeOf, highestExitCode, type Report } from '../report/report.js';
import type { ServerOptions } from '../server/find-server.js';
import { compareTargets } from '../spec/compare-targets.js';
import { readOperand } from '../spec/read-operand.js';
import { printLine } from '../terminal/print-line.js';
import { defaultFailOn, type FailOn } from '../values/fail-on.js';
import type { CommandContext } from './command-context.js';
import { baseOf, type PrintOptions, printReports } from './print-reports.js';

interface DiffOptions extends PrintOptions, ServerOptions, Omit<CompareOptions, 'today' | 'rules'> {
  config?: string;
  against?: string;
  namePattern?: string;
  rule?: CompareOptions['rules'];
  today?: string;
}

/** Adds the command that compares descriptions. */
export function addDiffCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('diff')
    .description(
      'Compare two OpenAPI descriptions (2.0, 3.0, 3.1, 3.2; JSON or YAML) with the files that they reference.',
    )
    .argument(
      '[descriptions...]',
      'the older and the newer description: files, - for standard input, files of a git revision such as origin/main:openapi.yaml, or versions on the server such as orders@prod. With --against: the newer ones',
    )
    .option(
      '--against <version>',
      'compare each file, or all of specshelf.yaml, with this version: git:<revision>, latest, a label, or the ID of a version',
    )
    .option('--name-pattern <pattern>', 'paths of files with their slugs, such as apis/{slug}/openapi.yaml');
  addJudgingOptions(
    command.addOption(
      failOnOption('problems that only the newer description has').default(defaultFailures, defaultFailOn),
    ),
  );
  addServerOptions(addReportOptions(command))
    .addHelpText('after', examples)
    .action((descriptions: string[], options: DiffOptions) => diff(descriptions, options, context));
}

const examples = `
Examples:
  specshelf diff before.yaml openapi.yaml
  specshelf diff origin/main:openapi.yaml openapi.yaml
  specshelf diff orders@prod openapi.yaml
  specshelf diff --against git:origin/main
  specshelf diff v1.json v2.json --fail-on risky --rule enum-value-added=breaking
  specshelf diff v1.json v2.json --format sarif --output changes.sarif --fail-on none
`;

async function diff(
  descriptions: readonly string[],
  options: DiffOptions,
  { process, now, end }: CommandContext,
): Promise<void> {
  const { against, rule: rules, today = now().toISOString().slice(0, 10) } = options;
  const compareOptions = { ...options, rules, today };
  const base = await baseOf(options, process);
  const reports =
    against === undefined
      ? [await diffTwo(descriptions, options, compareOptions, { process, base })]
      : await compareTargets(descriptions, { ...options, against }, compareOptions, { process, base });
  await printReports(reports, options, { ...options, command: 'diff', args: descriptions }, process);
  if (reports.some((report) => exitCodeOf(report) === 4 && report.failure === undefined)) {
    printLine(process.stderr, `${incompleteText} Use --fail-on none to accept this.`);
  }
  end(highestExitCode(reports));
}

async function diffTwo(
  descriptions: readonly string[],
  options: DiffOptions,
  compareOptions: CompareOptions & { failOn: FailOn },
  { process, base }: { process: CommandContext['process']; base: string },
): Promise<Report> {
  const [before, after] = descriptions;
  if (before === undefined || after === undefined || descriptions.length > 2) {
    throw new CommandFailure(wrongNumber(descriptions), 2);
  }
  if (before === '-' && after === '-') {
    throw new CommandFailure(['Only one of the two descriptions can be standard input (-).'], 2);
  }
  const config = await readConfig(options.config, process);
  const read = (argument: string) => readOperand(argument, { options, config, process, base });
  const [older, newer] = await readPair(await read(before), await read(after), process.stderr);
  return compareDescriptions(older, newer, compareOptions);
}

function wrongNumber(descriptions: readonly string[]): string[] {
  const named = ['No description is', 'One description is'];
  const count = `${named[descriptions.length] ?? `${descriptions.length} descriptions are`} named`;
  return [
    `${count}, and two are compared: specshelf diff <before> <after>`,
    'To compare several files with one version each: specshelf diff <files> --against git:origin/main',
  ];
}
