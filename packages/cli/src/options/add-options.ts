import { impacts } from '@specshelf/changes';
import { type Command, Option } from 'commander';
import { formats } from '../formats/format.js';
import { defaultFailOn, parseFailOn } from '../values/fail-on.js';
import { addRuleLevel, parseCategories, parseDate } from '../values/parse-options.js';

/** Adds the options that choose the server and the configuration. */
export function addServerOptions(command: Command): Command {
  return command
    .option(
      '-s, --server <url|login>',
      'the server: its address, or the name of a login (default: SPECSHELF_BASE_URL, specshelf.yaml, or the last login)',
    )
    .option(
      '--organization <id>',
      'the organization (default: SPECSHELF_ORGANIZATION, specshelf.yaml, or the one of the token)',
    )
    .option('-c, --config <file>', 'the configuration (default: specshelf.yaml in this folder or above)');
}

/** Adds the options for the results of a command. */
export function addReportOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '-f, --format <format>',
        'format of the report (default: text, in GitHub Actions github)',
      ).choices(Object.keys(formats)),
    )
    .option('-o, --output <file>', 'write the report to a file, and a summary to standard error')
    .option(
      '--comment',
      'write the report as a comment on the pull request or merge request, and update it in place',
    );
}

/** Adds the options that judge changes without a server. */
export function addJudgingOptions(command: Command): Command {
  return command
    .addOption(impactOption())
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
    );
}

/** Returns the option for the changes that are listed. */
export const impactOption = (): Option =>
  new Option('--impact <impact>', 'least severe impact of the listed changes')
    .choices([...impacts])
    .default('safe');

/** Returns the option for the findings that end a command with 1. */
export function failOnOption(which: string): Option {
  return new Option(
    '--fail-on <list>',
    `exit with 1 if there are findings of these kinds or more severe ones: error and warning (${which}), breaking, risky, safe, docs, any; or none`,
  ).argParser(parseFailOn);
}

/** The findings that end most commands with 1. */
export const defaultFailures = parseFailOn(defaultFailOn);
