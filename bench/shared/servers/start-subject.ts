import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../../../apps/server/test/support/server/memory-of.js';
import { freePort } from '../../../scripts/install/free-port.js';
import { built } from '../run-measured.js';
import { exchange, organizationPath, token } from './exchange.js';
import type { LoopDelays } from './monitor.js';

/** A program that listens on a port of this machine. */
export interface Program {
  /** Name in the report. */
  name: string;
  /** Arguments of Node.js for listening on this port. */
  args(port: number): string[];
  cwd?: string;
  environment?: Readonly<Record<string, string>>;
}

export interface SubjectPlace {
  databaseURL: string;
  /** Folder of logs, and of prepared responses for subjects that only send them. */
  folder: string;
  /** Path to request until it responds. */
  firstPath?: string;
}

/** A program in its own process. */
export interface RunningSubject {
  name: string;
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to the first response. */
  startTime: number;
  /** Resident memory in MB after that. */
  memory: number | undefined;
  stop(): Promise<void>;
}

/** Our server with a monitor of its event loop. */
export interface MonitoredServer extends RunningSubject {
  /** Discards the delays measured so far. */
  reset(): void;
  delays(): Promise<LoopDelays>;
}

export const secretKey = 'the secret key of the benchmarks';
const ourProgram = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** The server as published. */
export const ours: Program = { name: 'ours', args: () => [ourProgram, 'serve'] };

/** The same without the log of its requests. */
export const quiet: Program = { ...ours, environment: { LOG_LEVEL: 'error' } };

/** A program of the folder `subjects`. */
export function subjectOfOwn(name: string): Program {
  return { name, args: () => [built(`server/${name.replaceAll(' ', '-')}`)] };
}

export async function startSubject(program: Program, place: SubjectPlace): Promise<RunningSubject> {
  return (await start(program, place, false)).running;
}

const monitored: Program = {
  ...quiet,
  args: () => ['--import', built('monitor'), ourProgram, 'serve'],
};

let databases = 0;

/** Starts our server on a new database. */
export async function startMonitored(folder: string): Promise<MonitoredServer> {
  databases += 1;
  const databaseURL = join(folder, `monitored-${databases}.sqlite`);
  const { running, child } = await start(monitored, { databaseURL, folder }, true);
  const reset = () => void child.send('reset');
  reset();
  const delays = async (): Promise<LoopDelays> => {
    const message = once(child, 'message');
    child.send('delays');
    return (await message)[0];
  };
  return { ...running, reset, delays };
}

async function start(program: Program, place: SubjectPlace, hasChannel: boolean) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = join(place.folder, `${program.name.replaceAll(/\W/g, '-')}.log`);
  const file = openSync(log, 'a');
  const started = performance.now();
  // Logs to a file, as under a service manager, without settings of the environment.
  const stdio: StdioOptions = ['ignore', file, file, ...(hasChannel ? (['ipc'] as const) : [])];
  const child = spawn(process.execPath, program.args(port), {
    stdio,
    cwd: program.cwd,
    env: { ...environmentOf(place), PORT: String(port), ...program.environment },
  });
  const exit = once(child, 'exit');
  if (!(await hasResponded(child, url, place))) {
    child.kill();
    const output = readFileSync(log, 'utf8').slice(-1_000);
    throw new Error(`${program.name} did not respond on ${url}. Its last output: ${output}`);
  }
  const startTime = performance.now() - started;
  const { pid = 0 } = child;
  const stop = async (): Promise<void> => {
    child.kill();
    await exit;
  };
  const running: RunningSubject = {
    name: program.name,
    url,
    pid,
    startTime,
    memory: memoryOf(pid)?.now,
    stop,
  };
  return { running, child };
}

function environmentOf({ databaseURL, folder }: SubjectPlace) {
  return {
    PATH: process.env['PATH'],
    DATABASE_URL: databaseURL,
    RESPONSES: join(folder, 'responses'),
    SPECSHELF_SECRET_KEY: secretKey,
    SPECSHELF_BOOTSTRAP_TOKEN: token,
  };
}

const startTimeout = 60_000;
const interval = 3;
// A server listens before it has created its first token.
const startingStatuses = [401, 503];

async function hasResponded(child: ChildProcess, url: string, place: SubjectPlace): Promise<boolean> {
  const path = place.firstPath ?? organizationPath;
  const end = performance.now() + startTimeout;
  while (performance.now() < end && child.exitCode === null) {
    const response = await exchange({ path }, { url }).catch(() => undefined);
    if (response !== undefined && !startingStatuses.includes(response.status)) return true;
    await sleep(interval);
  }
  return false;
}
