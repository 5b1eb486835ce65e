import { overloaded } from '@specshelf/service';
import type { ByteBudget, Reservation } from '@specshelf/service/byte-budget';
import type { Request, Response } from 'express';
import { ownerOf } from './owner-of.js';

/** The share of the body budget that one body occupies. */
export interface BodyShare extends Pick<Reservation, 'shrink' | 'release'> {
  /** Reserves memory for the received bytes. Throws `overloaded` when it is not available in time. */
  fit(received: number): Promise<void>;
}

interface BodySize {
  /** The largest possible size of the body, decoded. */
  maximum: number;
  /** Maximum time for which a request waits for its share, in milliseconds. Default: 5,000. */
  patience?: number | undefined;
}

const defaultPatience = 5_000;

// In bytes. A larger share would let idle clients occupy the budget.
const firstShare = 64 * 1024;

/**
 * Reserves the first bytes of a body, and further ones while it arrives: at most twice the received bytes, because the declared
 * length of a body costs a client nothing. Throws `overloaded` when the budget has no room in time.
 */
export async function reserveBody(
  budget: ByteBudget,
  { maximum, patience = defaultPatience }: BodySize,
  request: Request,
  response: Response,
): Promise<BodyShare> {
  const owner = ownerOf(response);
  const wait = <T>(reserve: (signal: AbortSignal) => Promise<T>) => waitForBudget(reserve, patience, request);
  let reserved = Math.min(maximum, firstShare);
  const { grow, ...reservation } = await wait((signal) => budget.reserve(reserved, signal, owner));
  return {
    fit: async (received) => {
      if (received <= reserved) return;
      const more = Math.min(maximum, 2 * received);
      await wait((signal) => grow(more, signal));
      reserved = more;
    },
    ...reservation,
  };
}

async function waitForBudget<T>(
  reserve: (signal: AbortSignal) => Promise<T>,
  patience: number,
  request: Request,
): Promise<T> {
  const hungUp = new AbortController();
  const abort = () => hungUp.abort();
  request.once('close', abort);
  try {
    return await reserve(AbortSignal.any([AbortSignal.timeout(patience), hungUp.signal]));
  } catch {
    throw overloaded('The server is receiving too many large bodies at the moment. Try again later.');
  } finally {
    request.off('close', abort);
  }
}
