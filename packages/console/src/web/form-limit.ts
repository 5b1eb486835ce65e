import { RequestError } from '@specshelf/service';

/** Maximum size of a form in bytes: enough for a token and a return path in which each character is escaped as three. */
export const formLimit = 64 * 1024;

export function formTooLarge(): RequestError {
  return new RequestError('too-large', 'The form is larger than 64 KiB.');
}
