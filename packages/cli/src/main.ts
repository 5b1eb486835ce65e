#!/usr/bin/env node
import { runCommandLine } from './run-command-line.js';

// The reader of the output may close it early, like `head`. The exit code does not change.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = 2;
    if (output === process.stdout) process.stderr.write(`The output cannot be written: ${error.message}.\n`);
  });
}

const exitCode = await runCommandLine(process.argv.slice(2), process, () => new Date());
process.exitCode ||= exitCode;
