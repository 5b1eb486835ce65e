import { parseArgs } from 'node:util';
import { corpusIn, type Options, optionsOfAll } from '../shared/options.js';

const parts = ['pages', 'readers'] as const;

export interface ReaderOptions extends Options {
  /** Parts to measure: rendering of all of our pages, or one operation in all readers. */
  parts: string[];
  /** Names of the readers to measure. Default: all. */
  readers: string[];
}

export function readReaderOptions(args: readonly string[], environment: NodeJS.ProcessEnv): ReaderOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...optionsOfAll,
      part: { type: 'string', multiple: true, default: [...parts] },
      reader: { type: 'string', multiple: true, default: [] },
    },
  });
  const { part, reader: readers, ...others } = values;
  const unknown = part.find((name) => !parts.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`--part may be ${parts.join(' or ')}, but not "${unknown}".`);
  return { ...others, parts: part, readers, ...corpusIn(environment) };
}

/** Returns whether the command line selects a reader, by its name in the report. */
export function isSelected({ readers }: ReaderOptions, name: string): boolean {
  return readers.length === 0 || readers.includes(name);
}
