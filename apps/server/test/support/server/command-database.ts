import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { type RunOptions, runCommand } from './run-command.js';

/** The temporary folder of the current test. */
export let folder: string;

/** The path of the database of the current test, which does not exist at first. */
export let databaseFile: string;

/** Creates a temporary folder for each test of a file. */
export function useCommandDatabase(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
    databaseFile = join(folder, 'specs.sqlite');
  });

  afterEach(() => rm(folder, { recursive: true }));
}

/** Runs a command on the database of the current test. */
export function command(args: readonly string[], { env, ...options }: RunOptions = {}) {
  return runCommand([...args], { env: { DATABASE_URL: databaseFile, ...env }, ...options });
}

/** Runs a command that must succeed, and returns its JSON output. */
export async function runForJSON(...args: string[]) {
  const { out, err, code } = await command([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}
