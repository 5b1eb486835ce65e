import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandFailure } from '../process/command-failure.js';
import { printable } from './printable.js';

/** Reads a line from the terminal without echo. Rejects with a `CommandFailure` after Ctrl-C and Ctrl-D. */
export function readSecret(question: string): Promise<string> {
  process.stderr.write(printable(question));
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise((resolve, reject) => {
    lines.on('close', () => {
      process.stderr.write('\n');
      reject(new CommandFailure(['Nothing was entered.'], 2));
    });
    lines.on('SIGINT', () => lines.close());
    lines.question('', (text) => {
      resolve(text.trim());
      lines.close();
    });
  });
}
