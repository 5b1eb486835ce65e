import type { Output } from '../process/command-line-process.js';
import { printable } from './printable.js';

/** Prints a text as one line. All messages of the command line are printed with this: they contain names and texts of other people. */
export function printLine(output: Output, text: string): void {
  output.write(`${printable(text)}\n`);
}
