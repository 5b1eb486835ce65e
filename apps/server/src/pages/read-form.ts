import { invalidRequest, RequestError } from '@specshelf/service';
import { type NextFunction, type Request, type Response, urlencoded } from 'express';

// A token, and the address of a page as browsers may send it: with each character as three.
const parse = urlencoded({ extended: false, limit: '64kb' });

/** Reads a form into the body of the request. */
export function readForm(request: Request, response: Response, next: NextFunction): void {
  parse(request, response, (error: unknown) => next(error && toRequestError(error)));
}

/** What is wrong with a form is not our fault: Express says so by a status. */
function toRequestError(error: unknown): unknown {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status === 413) return new RequestError('too-large', 'The form is too large.');
  if (status === 415) {
    return new RequestError('unsupported-media-type', 'The form is not encoded as browsers encode forms.');
  }
  return status < 500 ? invalidRequest([{ path: '/body', message: 'is not a form' }]) : error;
}
