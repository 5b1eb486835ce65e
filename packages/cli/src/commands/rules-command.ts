import { findRule, messageWithNames, type Rule, rules } from '@specshelf/changes/rules';
import { type Command, Option } from 'commander';
import { printJSON } from '../formats/print-json.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { printTable } from '../terminal/table.js';
import { unknownRule } from '../values/parse-options.js';
import type { CommandContext } from './command-context.js';

const formatNames = ['text', 'json', 'markdown'] as const;

interface RulesOptions {
  format: (typeof formatNames)[number];
}

/** Adds the command that lists the kinds of changes. */
export function addRulesCommand(program: Command, { process }: CommandContext): void {
  program
    .command('rules')
    .description('List the rules by which changes are judged, or explain one of them.')
    .argument('[id]', 'ID of a rule, such as enum-value-removed')
    .addOption(
      new Option('-f, --format <format>', 'format of the list').choices([...formatNames]).default('text'),
    )
    .addHelpText('after', examples)
    .action((id: string | undefined, { format }: RulesOptions) => {
      if (format === 'json')
        process.stdout.write(printJSON(id === undefined ? rules.map(toRecord) : toRecord(find(id))));
      else if (format === 'markdown') process.stdout.write(toMarkdown(id === undefined ? rules : [find(id)]));
      else if (id === undefined) printList(process);
      else process.stdout.write(explain(find(id)));
    });
}

const examples = `
A level says how a change affects what clients send (to server) and what they receive (to client).

Examples:
  specshelf rules
  specshelf rules enum-value-removed
  specshelf rules --format markdown > rules.md
`;

function find(id: string): Rule {
  const rule = findRule(id);
  if (rule === undefined) throw new CommandFailure([unknownRule(id)], 2);
  return rule;
}

const noLevel = '-';

function printList({ stdout }: CommandLineProcess): void {
  const rows = rules.map(({ id, category, toServer, toClient, group }) => [
    id,
    category,
    toServer ?? noLevel,
    toClient ?? noLevel,
    group,
  ]);
  printTable(stdout, ['ID', 'CATEGORY', 'TO SERVER', 'TO CLIENT', 'GROUP'], rows);
}

function toRecord(rule: Rule) {
  const { id, group, category, toServer, toClient, optional = false, note } = rule;
  return { id, group, category, toServer, toClient, optional, message: messageWithNames(rule), note };
}

function explain(rule: Rule): string {
  const { id, group, category, toServer, toClient, note, optional } = rule;
  const lines = [
    id,
    `  message    ${messageWithNames(rule)}`,
    `  group      ${group}`,
    `  category   ${category}`,
    `  to server  ${toServer ?? 'does not apply'}`,
    `  to client  ${toClient ?? 'does not apply'}`,
  ];
  if (note !== '') lines.push(`  note       ${note}`);
  if (optional) lines.push(`  Only applies with a level of its own, such as --rule ${id}=breaking.`);
  return `${lines.join('\n')}\n`;
}

function toMarkdown(listed: readonly Rule[]): string {
  const groups = [...new Set(listed.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const rows = listed.filter((rule) => rule.group === group).map(toRow);
    return `## ${group}\n\n| rule | category | to server | to client | meaning |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return sections.join('\n');
}

function toRow(rule: Rule): string {
  const { id, category, toServer, toClient, note } = rule;
  const message = messageWithNames(rule, (name) => `*${name}*`);
  const meaning = [message, note].filter((text) => text !== '').join(' ');
  return `| \`${id}\` | ${category} | ${toServer ?? noLevel} | ${toClient ?? noLevel} | ${meaning.replaceAll('|', '\\|')} |`;
}
