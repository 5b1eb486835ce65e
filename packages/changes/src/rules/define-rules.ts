import type { JSONValue } from '@specshelf/base/json';
import type { Category, Impact } from '../model/report.js';
import { optionalRules } from '../policy/policy.js';

/** Values that a message names. */
export type MessageValues = Readonly<Record<string, JSONValue | undefined>>;

/** One kind of change. */
export interface Rule {
  /** Such as `enum-value-removed`. */
  id: string;
  /** The group in the list of rules, such as `Parameters`. */
  group: string;
  category: Category;
  /** Impact on what clients send. Absent if the rule does not concern it. */
  toServer?: Impact;
  /** Impact on what clients receive. Absent if the rule does not concern it. */
  toClient?: Impact;
  /** Why the levels are as they are, or what the rule compares. */
  note: string;
  /** Whether the rule only applies when a policy names it. */
  optional?: true;
  /** The message with the names of values in braces, such as `{name|the value}`: without a value, the text after `|` appears. */
  template: string;
  /** Returns the message for these values. */
  message(values: MessageValues): string;
}

/** A rule as it is listed, without its group. */
export interface RuleDefinition extends Pick<Rule, 'id' | 'category' | 'toServer' | 'toClient' | 'template'> {
  /** None by default. */
  note?: string;
}

/** Creates the rules of a group. */
export function defineRules(group: string, definitions: readonly RuleDefinition[]): Rule[] {
  return definitions.map((definition) => ({
    ...definition,
    group,
    note: definition.note ?? '',
    ...(optionalRules.has(definition.id) ? { optional: true as const } : {}),
    message: (values) => fill(definition.template, values),
  }));
}

/** Returns the message of a rule with the names of its values, such as `<value>`, in place of values. */
export function messageWithNames(
  { template }: Pick<Rule, 'template'>,
  print: (name: string) => string = (name) => `<${name}>`,
): string {
  return template.replace(/\{(\w+)\|[^{}]*\}/g, (_, name: string) => print(name));
}

/** Longer values are cut in messages. */
const shownLength = 60;

function fill(template: string, values: MessageValues): string {
  const text = template.replace(/\{(\w+)\|([^{}]*)\}/g, (_, name: string, otherwise: string) => {
    const value = values[name];
    return value === undefined ? otherwise : quote(value);
  });
  const spaced = text.replace(/ {2,}/g, ' ').replace(/ ([.,:])/g, '$1');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A backtick would end the code in Markdown. */
function quote(value: JSONValue): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value))
    .replaceAll('`', "'")
    .replace(/\s+/g, ' ');
  return `\`${text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text}\``;
}
