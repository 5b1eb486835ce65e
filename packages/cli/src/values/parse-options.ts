import { similarName } from '@specshelf/base/similar-name';
import { type Category, categories, findRule, type Impact, impacts, rules } from '@specshelf/changes';
import { InvalidArgumentError } from 'commander';

/** Reads a list such as `wire,source`. */
export function parseCategories(text: string): readonly Category[] {
  return text.split(',').map((item) => {
    const category = categories.find((name) => name === item.trim());
    if (category !== undefined) return category;
    throw new InvalidArgumentError(notOneOf('Each category', item, categories));
  });
}

export type RuleLevels = Readonly<Record<string, Impact | 'off'>>;

const levels = [...impacts, 'off'] as const;

/** Adds a level such as `enum-value-added=breaking`. */
export function addRuleLevel(text: string, before: RuleLevels = {}): RuleLevels {
  const [id = '', name] = text.split('=', 2);
  if (findRule(id) === undefined) throw new InvalidArgumentError(unknownRule(id));
  const level = levels.find((each) => each === name);
  if (level !== undefined) return { ...before, [id]: level };
  const levelNames = levels.join(', ');
  throw new InvalidArgumentError(
    name === undefined
      ? `A level is missing: ${id}=<level>, where the level is one of ${levelNames}.`
      : notOneOf('The level', name, levels),
  );
}

/** Explains that a value is not one of a list. */
export const notOneOf = (name: string, value: string, list: readonly string[]): string =>
  `${name} must be one of ${list.join(', ')}, not ${JSON.stringify(value)}.`;

/** Explains that a rule does not exist. */
export function unknownRule(id: string): string {
  const ids = rules.map((rule) => rule.id);
  const similar = similarName(id, ids) ?? ids.find((each) => id !== '' && each.startsWith(id));
  const advice = similar === undefined ? '`specshelf rules` lists all of them.' : `Did you mean ${similar}?`;
  return `There is no rule ${JSON.stringify(id)}. ${advice}`;
}

/** Reads a date such as `2026-12-31`. */
export function parseDate(text: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return text;
  throw new InvalidArgumentError(`${JSON.stringify(text)} is not a date such as 2026-12-31.`);
}

/** Adds a value of an option that can be repeated. */
export const addText = (text: string, before: string[] = []): string[] => [...before, text];

/** Reads the name of a label. */
export function parseLabel(text: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/.test(text) && text.toLowerCase() !== 'latest') return text;
  throw new InvalidArgumentError(
    `A label begins with a letter or a digit, followed by at most 62 letters, digits, and ._-, and is not latest: ${JSON.stringify(text)} is none.`,
  );
}
