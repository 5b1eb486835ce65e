import { parseArgs } from 'node:util';

export interface Options {
  /** The folder of a corpus. */
  corpus?: string;
  /** Measure this document of it alone. */
  document?: string;
  /** Few rounds over small documents, to see that it runs. */
  quick: boolean;
  /** Where to write the figures. */
  json?: string;
}

export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({ args: [...args], options: optionsOfAll });
  return { ...values, ...corpusIn(environment) };
}

/** As `parseArgs` takes them: an area may have more. */
export const optionsOfAll = {
  document: { type: 'string' },
  quick: { type: 'boolean', default: false },
  json: { type: 'string' },
} as const;

export function corpusIn({ SPECSHELF_CORPUS: corpus }: NodeJS.ProcessEnv): Pick<Options, 'corpus'> {
  return corpus ? { corpus } : {};
}
