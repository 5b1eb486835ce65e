import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoopDelays, ServerMessage } from './monitored-process.js';

export interface MonitoredServer {
  url: string;
  token: string;
  /** Discards the delays measured so far. */
  reset(): void;
  delays(): Promise<LoopDelays>;
  stop(): Promise<void>;
}

/** Runs the real server with a new database in its own process, on a free port of this machine, and monitors its event loop. */
export async function runMonitoredServer(): Promise<MonitoredServer> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-bench-'));
  const child = fork(fileURLToPath(new URL('monitored-process.js', import.meta.url)), [folder]);
  const ready = await next(child, 'ready');
  return {
    url: ready.url,
    token: ready.token,
    reset: () => {
      child.send('reset');
    },
    delays: async () => {
      child.send('delays');
      return (await next(child, 'delays')).delays;
    },
    stop: async () => {
      child.send('stop');
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function next<Kind extends ServerMessage['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<ServerMessage, { kind: Kind }>> {
  const ended = new AbortController();
  const message = await Promise.race([
    once(child, 'message', ended).then(([received]: ServerMessage[]) => received),
    once(child, 'exit', ended).then(() => undefined),
  ]);
  ended.abort();
  if (message !== undefined && isOf(message, kind)) return message;
  throw new Error(`The server ${message ? `sent "${message.kind}"` : 'ended'} instead of sending "${kind}".`);
}

function isOf<Kind extends ServerMessage['kind']>(
  message: ServerMessage,
  kind: Kind,
): message is Extract<ServerMessage, { kind: Kind }> {
  return message.kind === kind;
}
