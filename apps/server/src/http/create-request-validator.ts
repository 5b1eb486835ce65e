import type { Route } from '@specshelf/contract';
import { refuseOddNumbers, refuseOddQuery } from '@specshelf/service';
import type { Request, Response } from 'express';
import { middleware } from 'express-openapi-validator';
import { toValidatorDocument } from './to-validator-document.js';

/** Judges a request by the document, and gives the values of its query the types that they have there. */
export type ValidateRequest = (route: Route, request: Request, response: Response) => Promise<void>;

export function createRequestValidator(document: Readonly<Record<string, unknown>>): ValidateRequest {
  const steps = middleware({
    apiSpec: toValidatorDocument(document),
    // The document is checked where it is written.
    validateApiSpec: false,
    validateRequests: { allErrors: true, discriminator: true },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    useRequestUrl: true,
  });
  return async (route, request, response) => {
    const search = searchOf(request.url);
    refuseOddQuery(route, search);
    normalizeContentType(route, request);
    for (const step of steps) {
      await new Promise<void>((resolve, reject) => {
        step(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
      });
    }
    refuseOddNumbers(request.query, search);
  };
}

/**
 * The validator compiles and keeps a schema for every content type that it sees, parameters included, whatever the
 * method. Who may have a body has been asked for JSON already.
 */
function normalizeContentType(route: Route, request: Request): void {
  if (route.takesBody) request.headers['content-type'] = 'application/json';
  else delete request.headers['content-type'];
}

/** The query with its question mark. */
function searchOf(url: string): string {
  const place = url.indexOf('?');
  return place < 0 ? '' : url.slice(place);
}
