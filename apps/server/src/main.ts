#!/usr/bin/env node
import { runCommandLine } from './command-line/run-command-line.js';

// The reader of the output may close it early, like `head`. The command completes anyway.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = 1;
    if (output === process.stderr) return;
    process.stderr.write(`The output cannot be written: ${error.message}. ${advice}\n`);
  });
}

const advice = 'The command has completed; a secret in its output is lost.';

const exitCode = await runCommandLine(process.argv.slice(2), process);
process.exitCode ||= exitCode;
