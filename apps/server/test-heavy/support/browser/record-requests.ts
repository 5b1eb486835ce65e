/**
 * Runs in a page whose clock the test advances: lists when it sends requests by that clock, in the global variable `requests`. The
 * differences are minimums, which a busy machine only exceeds.
 */
export function recordRequests(): void {
  const requests: number[] = [];
  Reflect.set(globalThis, 'requests', requests);
  const { fetch } = globalThis;
  globalThis.fetch = (...request) => {
    requests.push(Date.now());
    return fetch(...request);
  };
}
