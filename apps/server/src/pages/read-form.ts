import { formLimit, formTooLarge } from '@specshelf/console';
import { invalidRequest, RequestError } from '@specshelf/service';
import { type Request, type Response, text } from 'express';

const parse = text({ type: 'application/x-www-form-urlencoded', limit: formLimit });

/** Reads the body as an HTML form. Returns an empty form for another media type. */
export async function readForm(request: Request, response: Response): Promise<URLSearchParams> {
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error: unknown) => (error ? reject(toFormError(error)) : resolve()));
  });
  const body: unknown = request.body;
  return new URLSearchParams(typeof body === 'string' ? body : '');
}

/** Converts an error that the client caused, which has a status below 500. Returns other errors unchanged. */
function toFormError(error: unknown): unknown {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status === 413) return formTooLarge();
  if (status === 415) {
    return new RequestError(
      'unsupported-media-type',
      'The character set or content encoding of the form is not supported. Send it in UTF-8.',
    );
  }
  return status < 500 ? invalidRequest([{ path: '/body', message: 'cannot be read as a form' }]) : error;
}
