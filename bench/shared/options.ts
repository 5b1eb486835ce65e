import { parseArgs } from 'node:util';

export interface Options {
  /** Folder of a corpus. */
  corpus?: string;
  /** Measures only this document of the corpus. */
  document?: string;
  /** Few rounds over small documents, to check that the benchmark runs. */
  quick: boolean;
  /** File to write the figures to. */
  json?: string;
}

export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({ args: [...args], options: optionsOfAll });
  return { ...values, ...corpusIn(environment) };
}

/** Options for `parseArgs`; an area may have more. */
export const optionsOfAll = {
  document: { type: 'string' },
  quick: { type: 'boolean', default: false },
  json: { type: 'string' },
} as const;

export function corpusIn({ SPECSHELF_CORPUS: corpus }: NodeJS.ProcessEnv): Pick<Options, 'corpus'> {
  return corpus ? { corpus } : {};
}
