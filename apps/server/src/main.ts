#!/usr/bin/env node
import { runCommandLine } from './command-line/run-command-line.js';

process.exitCode = await runCommandLine(process.argv.slice(2), process);
