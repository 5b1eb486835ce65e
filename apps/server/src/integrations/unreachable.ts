import { errors } from 'undici';

/** Why somebody did not answer. Not the message of the error: it names addresses, which are the operator's business. */
export function unreachable(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof errors.HTTPParserError) return 'did not answer with valid HTTP';
    if ('code' in cause && typeof cause.code === 'string') return `cannot be reached: ${cause.code}`;
  }
  return 'cannot be reached';
}
