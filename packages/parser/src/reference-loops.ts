import type { JSONObject } from './json.js';
import type { Step } from './walk.js';

/** Reports rings of references in which no object stands: whoever follows one never arrives. Linear in all of them. */
export function reportLoops(
  targets: ReadonlyMap<JSONObject, { step: Step; target: JSONObject }>,
  report: (step: Step, message: string) => void,
): void {
  const done = new Set<JSONObject>();
  for (const start of targets.keys()) {
    const chain = new Set<JSONObject>();
    let at: JSONObject | undefined = start;
    while (at !== undefined && !done.has(at) && !chain.has(at)) {
      chain.add(at);
      at = targets.get(at)?.target;
    }
    const ring = at !== undefined && chain.has(at) ? targets.get(at) : undefined;
    if (ring !== undefined) {
      report(ring.step, 'This $ref leads back to itself, and to no object on the way');
    }
    for (const object of chain) {
      done.add(object);
    }
  }
}
