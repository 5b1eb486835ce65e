import { overloaded } from '../errors.js';
import type { ByteBudget } from './byte-budget.js';

/** The longest wait for a share of a budget, in milliseconds. */
const maxWait = 30_000;

/** Waits for a share of the budget, and releases it when the work ends. */
export async function withinBudget<T>(budget: ByteBudget, bytes: number, work: () => Promise<T>): Promise<T> {
  const reservation =
    budget.tryReserve(bytes) ??
    (await budget.reserve(bytes, AbortSignal.timeout(maxWait)).catch(() => {
      throw overloaded('The server is computing too much content at the moment. Try again later.');
    }));
  try {
    return await work();
  } finally {
    reservation.release();
  }
}
