import { parseArgs } from 'node:util';
import { corpusIn, type Options, optionsOfAll } from '../shared/options.js';

const parts = ['requests', 'start', 'processing', 'growth'] as const;
const engineNames = ['sqlite', 'postgresql'] as const;

export interface ServerOptions extends Options {
  engines: string[];
  /** Parts to measure. */
  parts: string[];
  /** Names of the requests to measure. Default: all. */
  cases: string[];
}

export function readServerOptions(args: readonly string[], environment: NodeJS.ProcessEnv): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...optionsOfAll,
      engine: { type: 'string', multiple: true, default: [...engineNames] },
      case: { type: 'string', multiple: true, default: [] },
      part: { type: 'string', multiple: true, default: [...parts] },
    },
  });
  const { engine, part, case: cases, ...others } = values;
  rejectUnknown('--engine', engine, engineNames);
  rejectUnknown('--part', part, parts);
  return { ...others, engines: engine, parts: part, cases, ...corpusIn(environment) };
}

function rejectUnknown(option: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${option} may be ${known.join(', ')}, but not "${unknown}".`);
}
