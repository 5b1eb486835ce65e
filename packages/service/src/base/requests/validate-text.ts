import type { RequestProblem } from '../errors.js';

// Line breaks, control characters, unpaired surrogates, and characters that change the direction of text. Combining marks, which
// some languages need, are allowed.
const steering = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Returns the problems of a displayed text. */
export function validateText(path: string, text: string, longest = 255): RequestProblem[] {
  if (text.trim() === '') return [{ path, message: 'must not be empty' }];
  if ([...text].length > longest) return [{ path, message: `must have at most ${longest} characters` }];
  return steering.test(text) ? [{ path, message: 'must not have line breaks or control characters' }] : [];
}
