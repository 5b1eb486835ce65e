import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/install/free-port.js';
import { secretKey } from '../../scale/fill-database.js';
import { organizationPath } from '../load/bench-request.js';
import { exchange } from '../load/exchange.js';

/** A program that listens on a port of this machine, in its own process. */
export interface RunningSubject {
  name: string;
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to the first response. */
  startTime: number;
  stop(): Promise<void>;
}

export interface SubjectPlace {
  databaseURL: string;
  token: string;
  folder: string;
  /** Path to request until it responds. */
  firstPath?: string;
}

/** Programs by the name in the report. */
export interface Program {
  name: string;
  /** Arguments of Node.js for listening on this port. */
  args(port: number): string[];
  cwd?: string;
}

const built = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const ourProgram = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** The server as published. */
export const ours: Program = { name: 'ours', args: () => [ourProgram, 'serve'] };

export function subjectOfOwn(name: string): Program {
  return { name, args: () => [built(`server/${name.replaceAll(' ', '-')}.js`)] };
}

export async function startSubject(program: Program, place: SubjectPlace): Promise<RunningSubject> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawnSubject(program, port, place);
  const exit = once(child, 'exit');
  await firstResponse(program, child, url, place);
  return {
    name: program.name,
    url,
    pid: child.pid ?? 0,
    startTime: performance.now() - started,
    stop: async () => {
      child.kill();
      await exit;
    },
  };
}

/** Logs to a file, as under a service manager, without settings of the environment. */
function spawnSubject(
  { name, args, cwd }: Program,
  port: number,
  { databaseURL, token, folder }: SubjectPlace,
): ChildProcess {
  const log = openSync(logFile(name, folder), 'a');
  return spawn(process.execPath, args(port), {
    stdio: ['ignore', log, log],
    ...(cwd === undefined ? {} : { cwd }),
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: databaseURL,
      RESPONSES: join(folder, 'responses'),
      SPECSHELF_SECRET_KEY: secretKey,
      SPECSHELF_BOOTSTRAP_TOKEN: token,
    },
  });
}

const startTimeout = 60_000;
const interval = 3;
// A server listens before it has created its first token.
const startingStatuses = [401, 503];

async function firstResponse(
  { name }: Program,
  child: ChildProcess,
  url: string,
  { token, firstPath = organizationPath, folder }: SubjectPlace,
): Promise<void> {
  const end = performance.now() + startTimeout;
  while (performance.now() < end) {
    if (child.exitCode !== null) break;
    const response = await exchange({ path: firstPath }, { url, token }).catch(() => undefined);
    if (response !== undefined && !startingStatuses.includes(response.status)) return;
    await sleep(interval);
  }
  child.kill();
  const output = readFileSync(logFile(name, folder), 'utf8').slice(-1_000);
  throw new Error(`${name} did not respond on ${url}. Its last output: ${output}`);
}

function logFile(name: string, folder: string): string {
  return join(folder, `${name.replaceAll(/\W/g, '-')}.log`);
}
