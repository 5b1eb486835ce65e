import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Category, type Impact, impacts } from '@specshelf/changes';
import { type Command, Option } from 'commander';
import { CommandFailure, type ExitCode } from '../command-failure.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { workspaceOf } from '../files/locations.js';
import { reasonOf } from '../files/read-text-file.js';
import { type FormatName, formats } from '../formats/format.js';
import { incompleteText, summaryOf } from '../formats/summary.js';
import { type FailOn, parseFailOn } from '../options/fail-on.js';
import { addRuleLevel, parseCategories, parseDate, type RuleLevels } from '../options/parse-options.js';
import { compareFiles } from '../report/compare-files.js';
import { type DiffReport, hasFailed } from '../report/diff-report.js';
import { printable } from '../terminal/printable.js';
import { plain, styleFor } from '../terminal/style.js';

interface CommandContext {
  process: CommandLineProcess;
  now: () => Date;
  /** Sets the exit code of a command that succeeds. */
  end: (exitCode: ExitCode) => void;
}

interface DiffOptions {
  format: FormatName;
  failOn: FailOn;
  impact: Impact;
  rule?: RuleLevels;
  strict?: boolean;
  categories?: readonly Category[];
  today?: string;
  output?: string;
}

/** Adds the command that compares two descriptions. */
export function addDiffCommand(program: Command, { process, now, end }: CommandContext): void {
  program
    .command('diff')
    .description(
      'Compare two OpenAPI descriptions (2.0, 3.0, 3.1, 3.2; JSON or YAML) with the files that they reference.',
    )
    .argument('<before>', 'the older description: a file, or - for standard input')
    .argument('<after>', 'the newer description: a file, or - for standard input')
    .addOption(
      new Option('-f, --format <format>', 'format of the report')
        .choices(Object.keys(formats))
        .default('text'),
    )
    .addOption(
      new Option(
        '--fail-on <list>',
        'exit with 1 if there are findings of these kinds or more severe ones: error and warning (problems that only <after> has), breaking, risky, safe, docs, any; or none',
      )
        .argParser(parseFailOn)
        .default(parseFailOn(defaultFailOn), defaultFailOn),
    )
    .addOption(
      new Option('--impact <impact>', 'least severe impact of the listed changes')
        .choices([...impacts])
        .default('safe'),
    )
    .option(
      '--rule <id=level>',
      'level of a rule: breaking, risky, safe, docs, or off; repeatable',
      addRuleLevel,
    )
    .option('--strict', 'judge for strict clients and servers, which reject what they do not know')
    .option(
      '--categories <list>',
      'categories of changes that fail: wire, source, docs (default: wire; all for --fail-on safe, docs and any)',
      parseCategories,
    )
    .option(
      '--today <date>',
      'day of the comparison, for sunsets, such as 2026-12-31 (default: the current day in UTC)',
      parseDate,
    )
    .option('-o, --output <file>', 'write the report to a file, and a summary to standard error')
    .addHelpText('after', examples)
    .action(async (before: string, after: string, options: DiffOptions) => {
      const { failOn, impact, categories, rule: rules, strict, today = dayOf(now()) } = options;
      const base = readsRepository.has(options.format) ? workspaceOf(process) : undefined;
      const compareOptions = { today, failOn, impact, categories, rules, strict, base };
      const report = await compareFiles([before, after], compareOptions, process);
      await print(report, options, process);
      end(exitCodeOf(report, process));
    });
}

/** Formats whose paths GitHub resolves against the root of the repository. */
const readsRepository: ReadonlySet<FormatName> = new Set(['github', 'sarif']);

const defaultFailOn = 'error,breaking';

const examples = `
Examples:
  specshelf diff before.yaml openapi.yaml
  git show origin/main:openapi.yaml | specshelf diff - openapi.yaml --format github
  specshelf diff v1.json v2.json --fail-on risky --rule enum-value-added=breaking
  specshelf diff v1.json v2.json --format sarif --output changes.sarif --fail-on none
`;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

async function print(
  report: DiffReport,
  { format, output }: Pick<DiffOptions, 'format' | 'output'>,
  process: CommandLineProcess,
): Promise<void> {
  if (output === undefined) {
    process.stdout.write(formats[format](report, styleFor(process.stdout, process)));
    return;
  }
  try {
    await writeFile(resolve(process.cwd(), output), formats[format](report, plain));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = isMissing ? 'its folder does not exist' : reasonOf(error);
    throw new CommandFailure([`${output} cannot be written: ${reason}.`], 2);
  }
  process.stderr.write(`${printable(summaryOf(report))}\n`);
}

/** A comparison is no success if changes that are not listed could fail. */
function exitCodeOf(report: DiffReport, { stderr }: CommandLineProcess): ExitCode {
  if (hasFailed(report)) return 1;
  if (!report.judged.mayRefuseMore) return 0;
  stderr.write(`${incompleteText} Use --fail-on none to accept this.\n`);
  return 4;
}
