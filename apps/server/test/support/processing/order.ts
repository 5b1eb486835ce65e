const orders = ['echo', 'loop', 'hog', 'exit', 'throw', 'hold', 'wait'] as const;

export type Order = (typeof orders)[number];

/**
 * Returns a document with an order for the unruly worker. It is in shared memory, so that the next attempt and the test see
 * changes by an attempt. `times` is the number of exits.
 */
export function order(name: Order, times = 0): Uint8Array {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  shared[0] = orders.indexOf(name);
  shared[1] = times;
  return new Uint8Array(shared.buffer);
}

export function readOrder(document: Uint8Array): { name: Order | undefined; left: Int32Array } {
  const [index = -1] = new Int32Array(document.buffer, 0, 1);
  return { name: orders[index], left: new Int32Array(document.buffer, 4, 1) };
}

/** Releases a thread that executes `hold`. */
export function release(document: Uint8Array): void {
  const { left } = readOrder(document);
  Atomics.store(left, 0, 1);
  Atomics.notify(left, 0);
}
