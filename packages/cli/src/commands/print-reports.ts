import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { writeComment } from '../ci/comments/write-comment.js';
import { readGitHubEvent } from '../ci/github-event.js';
import { appendStepSummary } from '../ci/step-summary.js';
import { findRepository } from '../files/find-repository.js';
import { workspaceOf } from '../files/locations.js';
import { reasonOf } from '../files/read-text-file.js';
import { type FormatName, formats, repositoryFormats } from '../formats/format.js';
import type { CommandName } from '../formats/format-context.js';
import { writeStepOutputs } from '../formats/step-outputs.js';
import { summaryOf } from '../formats/summary.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess, Environment } from '../process/command-line-process.js';
import type { Report } from '../report/report.js';
import { printLine } from '../terminal/print-line.js';
import { plain, type Style, styleFor } from '../terminal/style.js';

export interface PrintOptions {
  format?: FormatName | undefined;
  output?: string | undefined;
  comment?: boolean | undefined;
}

/** Returns the format of a report: by default annotations in GitHub Actions, and text elsewhere. */
function formatOf({ format, output }: PrintOptions, { GITHUB_ACTIONS: isGitHub }: Environment): FormatName {
  return format ?? (isGitHub === 'true' && output === undefined ? 'github' : 'text');
}

/** Returns the folder to which the paths of a report are relative. */
export async function baseOf(options: PrintOptions, process: CommandLineProcess): Promise<string> {
  const cwd = process.cwd();
  if (!repositoryFormats.has(formatOf(options, process.env))) return cwd;
  return (await findRepository(cwd)) ?? workspaceOf(process);
}

/** What distinguishes the commands of a pipeline, each of which has a comment of its own. */
export interface ReportTitle {
  command: CommandName;
  args: readonly string[];
  spec?: string | undefined;
  namePattern?: string | undefined;
  config?: string | undefined;
}

/** Prints reports in the chosen format, and where else the options and the CI system want them. */
export async function printReports(
  reports: readonly Report[],
  options: PrintOptions,
  title: ReportTitle,
  process: CommandLineProcess,
): Promise<void> {
  const { command } = title;
  const format = formatOf(options, process.env);
  const text = (style: Style) => formats[format](reports, { style, command });
  const failure =
    options.output === undefined ? undefined : await writeOutput(options.output, text(plain), process);
  // The results of a publication must not be lost because a file cannot be written.
  if (options.output === undefined || failure !== undefined) {
    process.stdout.write(text(styleFor(process.stdout, process)));
  } else printLine(process.stderr, summaryOf(reports));
  const warnings = [
    format === 'github'
      ? await appendStepSummary(process.env, toMarkdown(reports, command, 1_000_000))
      : undefined,
    await writeStepOutputs(process.env, reports),
    options.comment ? await comment(reports, title, process) : undefined,
  ];
  for (const warning of warnings) {
    if (warning !== undefined) printLine(process.stderr, warning);
  }
  if (failure !== undefined) throw failure;
}

/** The longest comment on GitHub has 65,536 characters. */
const longestComment = 60_000;

const toMarkdown = (reports: readonly Report[], command: CommandName, limit: number) =>
  formats.markdown(reports, { command, limit });

async function comment(
  reports: readonly Report[],
  title: ReportTitle,
  process: CommandLineProcess,
): Promise<string> {
  const { env, fetch } = process;
  const { command, args, spec, namePattern, config } = title;
  // Jobs may run the same command in several folders.
  const folder = relative(workspaceOf(process), process.cwd());
  const key = [command, folder, spec, namePattern, config, ...args].filter(Boolean).join(' ');
  const event = await readGitHubEvent(env);
  const body = toMarkdown(reports, command, longestComment);
  const { message } = await writeComment({ env, event, fetch, body, key });
  return message;
}

/** Returns the failure if the file cannot be written. */
async function writeOutput(
  output: string,
  text: string,
  { cwd }: CommandLineProcess,
): Promise<CommandFailure | undefined> {
  try {
    await writeFile(resolve(cwd(), output), text);
    return undefined;
  } catch (error) {
    const reason = Object(error).code === 'ENOENT' ? 'its folder does not exist' : reasonOf(error);
    return new CommandFailure([`${output} cannot be written: ${reason}.`], 2);
  }
}
