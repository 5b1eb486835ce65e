import { vi } from 'vitest';

// As the worker loops of a server, in milliseconds.
const polling = 10_000;
const longest = 2 ** 31 - 1;

/** Starts a server that does not look for work periodically: only notifications wake it. */
export async function withoutPolling<T>(start: () => Promise<T>): Promise<T> {
  const { setInterval } = globalThis;
  let replaced = 0;
  vi.stubGlobal('setInterval', (work: () => void, milliseconds: number) => {
    if (milliseconds !== polling) return setInterval(work, milliseconds);
    replaced += 1;
    return setInterval(work, longest);
  });
  try {
    const server = await start();
    if (replaced === 0) throw new Error(`The server has no timer of ${polling} ms`);
    return server;
  } finally {
    vi.unstubAllGlobals();
  }
}
