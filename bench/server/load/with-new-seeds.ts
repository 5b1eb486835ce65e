import type { BenchRequest } from './bench-request.js';

let asked = 0;

/** Returns the request with a new seed each time, so that cached responses do not apply. */
export function withNewSeeds(ask: BenchRequest): BenchRequest {
  const { source, seed } = JSON.parse(String(ask.body));
  const renew = () => {
    asked += 1;
    return { path: ask.path, body: JSON.stringify({ source, seed: `${seed}-${asked}` }) };
  };
  return { ...ask, renew };
}
