#!/usr/bin/env node
import { runCommandLine } from './command-line/run-command-line.js';

// Whoever reads what is written may have read enough, as `head` does: what was to be done is done all the same.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await runCommandLine(process.argv.slice(2), process);
