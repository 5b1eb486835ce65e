import { overloaded } from '@specshelf/service';
import type { ByteBudget, Reservation } from '@specshelf/service/byte-budget';
import type { Request } from 'express';

/** Reserves bytes for a body. Throws `overloaded` when they are not available in time, in milliseconds. */
export async function waitForBudget(
  budget: ByteBudget,
  bytes: number,
  patience: number,
  request: Request,
): Promise<Reservation> {
  const hungUp = new AbortController();
  const abort = () => hungUp.abort();
  request.once('close', abort);
  try {
    return await budget.reserve(bytes, AbortSignal.any([AbortSignal.timeout(patience), hungUp.signal]));
  } catch {
    throw overloaded('The server is receiving too many large bodies at the moment. Try again later.');
  } finally {
    request.off('close', abort);
  }
}
