#!/usr/bin/env node
import { runCommandLine } from './command-line/run-command-line.js';

// The reader of the output may close it early, as `head` does: the command completes anyway.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = 1;
    if (output === process.stderr) return;
    process.stderr.write(`What was to be printed cannot be written: ${error.message}. ${advice}\n`);
  });
}

const advice = 'What was to be done is done; a secret that was to be shown is lost.';

const exitCode = await runCommandLine(process.argv.slice(2), process);
process.exitCode ||= exitCode;
