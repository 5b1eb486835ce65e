import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const corpus = process.env['SPECSHELF_CORPUS'];

/** The folder of given pairs beside the corpus; undefined if there is none. */
export const pairsFolder: string | undefined =
  corpus !== undefined && existsSync(join(dirname(corpus), 'changes'))
    ? join(dirname(corpus), 'changes')
    : undefined;

/** The folder of real documents; undefined if there is none. */
export const corpusFolder: string | undefined =
  corpus !== undefined && existsSync(corpus) ? corpus : undefined;

/** Prints why tests are skipped. */
export function whySkipped(folder: string | undefined): boolean {
  if (folder !== undefined) return false;
  console.info('Skipped: SPECSHELF_CORPUS names no folder with real documents.');
  return true;
}
