import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { defined } from '@specshelf/base/defined';

export interface Options {
  rounds: number;
  /** The same seed repeats the choices, but not the timing between processes. */
  seed: number;
  /** The `DATABASE_URL`. By default a new file, which is removed unless data was lost. */
  database?: string;
  /** Number of concurrent servers; more than one needs PostgreSQL. */
  processes: number;
  /** Whether the result is printed as JSON. */
  json: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '200' },
      seed: { type: 'string' },
      database: { type: 'string' },
      processes: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const { database, json } = values;
  return {
    rounds: number('rounds', values.rounds),
    seed: values.seed === undefined ? randomInt(2 ** 31) : number('seed', values.seed),
    processes: number('processes', values.processes),
    json,
    ...defined({ database }),
  };
}

function number(name: string, text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value > 0 && value < 2 ** 31) return value;
  throw new Error(`--${name} must be a whole number from 1 to 2147483647, not ${JSON.stringify(text)}.`);
}
