import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a server on a database, in its own process. */
export interface ServerAt {
  url: string;
  /** Milliseconds from the start of the process until its first response. */
  startTime: number;
  /** Resident memory in bytes, before any other request. */
  memory: number;
  stop(): Promise<void>;
}

/** The message of the process when it listens. */
export interface Listening {
  url: string;
  memory: number;
}

export async function startServerAt(databaseURL: string, token: string, slug: string): Promise<ServerAt> {
  const started = performance.now();
  const child = fork(fileURLToPath(new URL('scale-process.js', import.meta.url)), [databaseURL]);
  const { url, memory } = await listening(child);
  const response = await fetch(`${url}/v1/orgs/default/openapi/${slug}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The server returned ${response.status}`);
  return {
    url,
    startTime: performance.now() - started,
    memory,
    stop: async () => {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}

async function listening(child: ChildProcess): Promise<Listening> {
  const ended = new AbortController();
  const message = await Promise.race([
    once(child, 'message', ended).then(([received]: Listening[]) => received),
    once(child, 'exit', ended).then(() => undefined),
  ]);
  ended.abort();
  if (!message) throw new Error('The server ended before it listened.');
  return message;
}
