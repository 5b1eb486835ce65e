import type { BenchRequest } from './bench-request.js';

let seeds = 0;

/** Returns the request with a new seed each time, so that cached responses do not apply. */
export function withNewSeeds(request: BenchRequest): BenchRequest {
  const { source, seed } = JSON.parse(String(request.body));
  const renew = () => {
    seeds += 1;
    return { path: request.path, body: JSON.stringify({ source, seed: `${seed}-${seeds}` }) };
  };
  return { ...request, renew };
}
