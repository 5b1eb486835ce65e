import type { RequestProblem } from '../errors.js';

// What ends a line, steers a terminal, or turns the direction of what stands beside it. Marks that words of some languages need
// are none of these.
const steering = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a text that is shown to people. */
export function problemsOfText(path: string, text: string): RequestProblem[] {
  if (text === '') return [{ path, message: 'must not be empty' }];
  if (text.length > longest) return [{ path, message: `must have at most ${longest} characters` }];
  return steering.test(text) ? [{ path, message: 'must not have line breaks or control characters' }] : [];
}

const longest = 255;
