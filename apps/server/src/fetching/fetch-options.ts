import { lookup } from 'node:dns';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostLimits } from './create-host-limiter.js';
import type { RetryOptions } from './fetch-with-retries.js';
import type { AgentOptions } from './guard/guarded-agent.js';
import type { TargetRules } from './guard/source-url-problem.js';

export type FetchOptions = AgentOptions & RetryOptions & HostLimits;

export const fetchDefaults: Omit<FetchOptions, keyof TargetRules> = {
  connectTimeout: 5_000,
  totalTimeout: 20_000,
  maximumBytes: 32 * 1024 * 1024,
  maximumRedirects: 5,
  retryDelays: [250, 1_000],
  // A host that does not respond occupies a slot for up to 20 s.
  fetches: { slots: 16, share: 6 },
  connectionsPerHost: 2,
  delay: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
  now: Date.now,
  resolve: (hostname, callback) => lookup(hostname, { all: true }, callback),
};
