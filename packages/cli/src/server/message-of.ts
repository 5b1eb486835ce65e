import type { ApiError } from '@specshelf/sdk';

/** Returns the message of the server with the details of invalid values, without the name of the operation. */
export function messageOf(error: ApiError): string {
  const { message, details } = Object(Object(error.body).error);
  const text = typeof message === 'string' ? message : `it answered with the status ${error.status}.`;
  const invalid = Array.isArray(details)
    ? details.flatMap(({ path, message: detail }) =>
        typeof detail === 'string' ? [` ${path}: ${detail}`] : [],
      )
    : [];
  // The message may contain the details already.
  return text.includes(invalid[0]?.trim() ?? text) ? text : `${text}${invalid.join(';')}`;
}
