/** Returns a function that calls `call` at most once per `interval` (in milliseconds), and ignores other calls. */
export function atMostEvery<Arguments extends unknown[]>(
  interval: number,
  call: (...args: Arguments) => void,
  clock: Pick<Performance, 'now'> = performance,
): (...args: Arguments) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...args) => {
    const now = clock.now();
    if (now - last < interval) return;
    last = now;
    call(...args);
  };
}
