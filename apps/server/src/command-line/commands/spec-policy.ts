import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { Command } from 'commander';
import { CommandFailure } from '../command-failure.js';
import { gather } from '../command-group.js';
import { oneOf } from './one-of.js';

/** The options of `spec policy`. Commander sets negated ones to false. */
export interface SpecPolicyOptions {
  refuse?: string;
  against?: string;
  category?: string[];
  rule?: string[];
  rules?: boolean;
  strict?: boolean;
  stability?: string | false;
  sunsetDays?: string | false;
  reset?: boolean;
}

type Compatibility = NonNullable<Schema<'UpdateOpenAPISpec'>['compatibility']>;

const choices = {
  refuse: ['none', 'risky', 'breaking'],
  against: ['latest', 'all'],
  category: ['wire', 'source', 'docs'],
  level: ['breaking', 'risky', 'safe', 'docs', 'off'],
  stability: ['draft', 'alpha', 'beta', 'stable'],
} as const;

const mostDays = 3650;

export function withSpecPolicy(command: Command): Command {
  return command
    .option('--refuse <impact>', `the changes to refuse: ${choices.refuse.join(', ')}`)
    .option('--against <versions>', `what new versions are compared with: ${choices.against.join(' or ')}`)
    .option(
      '--category <category>',
      `a category to judge, ${choices.category.join(', ')}; may be repeated, and replaces the current ones`,
      gather,
    )
    .option(
      '--rule <id=level>',
      `the level of a rule, ${choices.level.join(', ')}; may be repeated, and replaces the current ones`,
      gather,
    )
    .option('--no-rules', 'restore the levels of all rules')
    .option('--strict', 'raise what strict servers and clients reject to breaking')
    .option('--no-strict', 'keep the levels of the rules')
    .option(
      '--stability <level>',
      `judge only operations from this x-stability-level: ${choices.stability.join(', ')}`,
    )
    .option('--no-stability', 'judge all operations')
    .option('--sunset-days <days>', 'days that a sunset must be announced in advance')
    .option('--no-sunset-days', 'accept any sunset')
    .option('--reset', 'restore the defaults of the server');
}

/** Reads the change from the options: null for the defaults, undefined for none. The service validates the IDs of rules. */
export function readSpecPolicy(options: SpecPolicyOptions): Compatibility | null | undefined {
  const { refuse, against, category, rule, rules, strict, stability, sunsetDays, reset } = options;
  if (rules === false && rule) throw new CommandFailure(['--rule and --no-rules exclude each other.'], 2);
  const change = defined({
    refuse: refuse === undefined ? undefined : oneOf('--refuse', refuse, choices.refuse),
    against: against === undefined ? undefined : oneOf('--against', against, choices.against),
    categories: category?.map((each) => oneOf('--category', each, choices.category)),
    rules: rules === false ? {} : rule && Object.fromEntries(rule.map(readRule)),
    strict,
    stability: orNull(stability, (text) => oneOf('--stability', text, choices.stability)),
    sunsetDays: orNull(sunsetDays, readDays),
  });
  const isEmpty = Object.keys(change).length === 0;
  if (!reset) return isEmpty ? undefined : change;
  if (isEmpty) return null;
  throw new CommandFailure(['--reset excludes all other options.'], 2);
}

function orNull<Value>(option: string | false | undefined, read: (text: string) => Value) {
  if (option === undefined) return undefined;
  return option === false ? null : read(option);
}

function readRule(text: string): [string, (typeof choices.level)[number]] {
  const [, id, level] = /^([\w-]+)=(.*)$/.exec(text) ?? [];
  if (id !== undefined && level !== undefined) return [id, oneOf(`--rule ${id}`, level, choices.level)];
  const message = `--rule must be <id>=<level>, such as enum-value-added=breaking, not ${JSON.stringify(text)}.`;
  throw new CommandFailure([message], 2);
}

function readDays(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) <= mostDays) return Number(text);
  const message = `--sunset-days must be a whole number from 0 to ${mostDays}, not ${JSON.stringify(text)}.`;
  throw new CommandFailure([message], 2);
}
