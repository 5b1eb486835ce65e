import { tooLarge } from '../errors.js';
import { WorkLimitExceeded } from '../ports/work/work-errors.js';

/** Throws an error again, an exceeded work limit as `too-large`. */
export function rethrowWorkLimit(error: unknown): never {
  if (!(error instanceof WorkLimitExceeded)) throw error;
  throw tooLarge(`The requested content is too large: computing it takes more than ${error.allowed}.`);
}
