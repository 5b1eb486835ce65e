import type { RequestProblem } from '../errors.js';

const shortest = 16;

/** What is wrong with a secret that something is signed with. */
export function problemsOfSecret(secret: string): RequestProblem[] {
  if (secret.length >= shortest) return [];
  return [{ path: 'secret', message: `must have at least ${shortest} characters that nobody can guess` }];
}
