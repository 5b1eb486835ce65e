import { onTestFinished, vi } from 'vitest';

/** Shortens the pauses between attempts, but not timeouts of a minute. Returns the requested pauses. */
export function quickRetries(): number[] {
  const pauses: number[] = [];
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...rest: unknown[]) => {
    // Timers of Node.js itself have arguments.
    if (ms >= 60_000 || ms <= 50 || rest.length > 0) return setTimeout(run, ms, ...rest);
    pauses.push(ms);
    return setTimeout(run, 1);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return pauses;
}
