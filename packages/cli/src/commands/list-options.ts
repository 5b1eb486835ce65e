import { InvalidArgumentError, Option } from 'commander';

/** The formats of commands that list resources. */
export type ListFormat = 'text' | 'json';

export const listFormat = (): Option =>
  new Option('-f, --format <format>', 'format of the list').choices(['text', 'json']).default('text');

export const listLimit = (standard = 100): Option =>
  new Option('--limit <number>', 'how many are listed').argParser(parseLimit).default(standard);

function parseLimit(text: string): number {
  const limit = Number(text);
  if (/^\d+$/.test(text) && limit >= 1 && limit <= 100_000) return limit;
  throw new InvalidArgumentError('It must be a number from 1 to 100000.');
}
