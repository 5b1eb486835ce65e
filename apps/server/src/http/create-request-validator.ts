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
  const find = stepOf(steps, 'metadataMiddleware');
  const judge = stepOf(steps, 'requestMiddleware');
  const operations = new Map<Route, Operation>();
  return async (route, request, response) => {
    const search = searchOf(request.url);
    if (search !== '') refuseOddQuery(route, search);
    normalizeContentType(route, request);
    const judged: Judged = request;
    const operation = operations.get(route);
    if (operation) judged.openapi = { ...operation, pathParams: pathParametersOf(route, request) };
    else await take(find, judged, response);
    await take(judge, judged, response);
    if (!operation && judged.openapi) operations.set(route, judged.openapi);
    if (search !== '') refuseOddNumbers(request.query, search);
  };
}

type Step = ReturnType<typeof middleware>[number];
type Judged = Parameters<Step>[0];

/**
 * What the validator has found out that a request is for. It compiles the pattern of one path after the other to find that,
 * for each request anew; the router has found it already. So it is asked once for each operation.
 */
type Operation = NonNullable<Judged['openapi']>;

/** The others are for those who have it convert parameters of paths, check tokens, or read forms. */
function stepOf(steps: readonly Step[], name: string): Step {
  const step = steps.find((each) => each.name === name);
  if (!step) throw new Error(`The validator has no step ${name}`);
  return step;
}

function pathParametersOf({ pathParameters }: Route, { params }: Request): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const name of pathParameters) parameters[name] = String(params[name]);
  return parameters;
}

function take(step: Step, request: Judged, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    step(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
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
