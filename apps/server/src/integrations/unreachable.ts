import { errors } from 'undici';

/** Describes why a host did not respond. Omits the error message, which may contain internal addresses. */
export function unreachable(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof errors.HTTPParserError) return 'did not respond with valid HTTP';
    if ('code' in cause && typeof cause.code === 'string') return `cannot be reached: ${cause.code}`;
  }
  return 'cannot be reached';
}
