import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Calls a function before the process ends after a signal. Returns a function that removes it. */
export function onInterrupt(report: () => void): () => void {
  const end = (signal: (typeof signals)[number]) => {
    report();
    // As shells report a program that a signal ended.
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.removeListener(signal, end);
  };
}
