import type { Ask } from './ask.js';

let asked = 0;

/** The same with a seed that nobody has sent before: what was computed for another one and kept is of no use for it. */
export function withNewSeeds(ask: Ask): Ask {
  const { source, seed } = JSON.parse(String(ask.body));
  const renew = () => {
    asked += 1;
    return { path: ask.path, body: JSON.stringify({ source, seed: `${seed}-${asked}` }) };
  };
  return { ...ask, renew };
}
