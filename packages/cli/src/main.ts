#!/usr/bin/env node
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchThroughProxies } from './network/fetch-through-proxies.js';
import { runCommandLine } from './run-command-line.js';
import { onInterrupt } from './terminal/on-interrupt.js';
import { openBrowser } from './terminal/open-browser.js';
import { printLine } from './terminal/print-line.js';
import { readSecret } from './terminal/read-secret.js';

// The reader of the output may close it early, like `head`. The exit code does not change.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = 2;
    if (output === process.stdout)
      printLine(process.stderr, `The output cannot be written: ${error.message}.`);
  });
}

const { env, stdin, stdout, stderr } = process;
const exitCode = await runCommandLine(
  process.argv.slice(2),
  {
    ...{ env, stdin, stdout, stderr, onInterrupt, openBrowser, readSecret },
    cwd: () => process.cwd(),
    fetch: fetchThroughProxies(env),
    sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  },
  () => new Date(),
);
process.exitCode ||= exitCode;
