import { messageWithNames, type Rule, rules } from '../src/rules/rules.js';

/** Returns the texts of generated files by their names in `docs/`. */
export function generatedFiles(): Record<string, string> {
  return { 'changes.md': printRules() };
}

const intro = `<!-- Generated from packages/changes/src/rules by \`pnpm generate\`. Do not edit. -->

# What counts as a breaking change

Specshelf compares each version of a specification with the one before it. It judges messages, not texts: a change breaks clients if a
request that was valid is no longer valid, or if a response may contain what it never contained before. In webhooks and callbacks, requests
go to the client, so that the directions are inverted.

| level | meaning |
| --- | --- |
| breaking | clients fail |
| risky | clients may fail; the document cannot tell |
| safe | clients continue to work |
| docs | only texts and names differ |

Each rule has a level for what clients send (to server) and for what they receive (to client). \`-\` means that the rule does not apply. The
category says what the rule concerns: messages on the wire, names in generated code (source), or texts (docs). By default, only changes of
the category wire can be refused. The compatibility settings of a specification change the level of each rule, and \`strict\` raises the
levels of what strict servers and clients reject.

One cause is one entry, whatever number of operations it affects. [Differences from oasdiff](changes-and-oasdiff.md) are explained in a
list of their own. This page is generated from [the rules](../packages/changes/src/rules) of the program.
`;

function printRules(): string {
  const groups = [...new Set(rules.map(({ group }) => group))];
  return [
    intro,
    ...groups.map((group) =>
      printGroup(
        group,
        rules.filter((rule) => rule.group === group),
      ),
    ),
  ].join('\n');
}

function printGroup(group: string, members: readonly Rule[]): string {
  const rows = members.map(
    ({ id, category, toServer = '-', toClient = '-', template, note }) =>
      `| \`${id}\` | ${category} | ${toServer} | ${toClient} | ${messageOf({ template })} | ${note} |`,
  );
  const head =
    '| rule | category | to server | to client | message | reason |\n| --- | --- | --- | --- | --- | --- |';
  return `## ${group}\n\n${head}\n${rows.join('\n')}\n`;
}

const messageOf = (rule: Pick<Rule, 'template'>) =>
  messageWithNames(rule, (name) => `*${name}*`).replaceAll('|', '\\|');
