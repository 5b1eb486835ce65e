import type { RequestProblem } from '../base/errors.js';

const shortest = 16;

/** Returns the problems of a signing secret. */
export function validateSecret(secret: string): RequestProblem[] {
  if (secret.length >= shortest) return [];
  return [{ path: 'secret', message: `must have at least ${shortest} random characters` }];
}
