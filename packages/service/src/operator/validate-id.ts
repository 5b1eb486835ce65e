import type { RequestProblem } from '../base/errors.js';

const idPattern = /^[a-zA-Z0-9_-]{1,100}$/;

/** Returns the problems of a chosen ID. */
export function validateId(id: string): RequestProblem[] {
  if (idPattern.test(id)) return [];
  const message = `${JSON.stringify(id)} must be letters (a to z, A to Z), digits, _ and -, up to 100 of them`;
  return [{ path: 'id', message }];
}
