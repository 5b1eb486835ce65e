import type { Route } from '@specshelf/contract';
import { refuseOddNumbers, refuseOddQuery } from '@specshelf/service';
import type { Request, Response } from 'express';
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js';
import { fromValidator } from './to-request-error.js';
import { toValidatorDocument, type ValidatorDocument } from './to-validator-document.js';

/** Judges a request by the document, and gives the values of its query the types that they have there. */
export type ValidateRequest = (route: Route, request: Request, response: Response) => Promise<void>;

// See docs/decisions/0028-reduce-express-and-validator-overhead.md.
export function createRequestValidator(document: Readonly<Record<string, unknown>>): ValidateRequest {
  const apiDoc = toValidatorDocument(document);
  const validator = new OpenApiValidator({
    apiSpec: apiDoc,
    validateRequests: { allErrors: true, discriminator: true },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
  });
  // Not by the library's own loader. That compiles the schema of OpenAPI itself, which takes a fifth of a start: our document is
  // checked where it is written. And it looks for the path of each request by compiling the pattern of one path after the
  // other: the router has found it already.
  const steps = validator.installMiddleware(Promise.resolve({ apiDoc, basePaths: [], routes: [], serial }));
  const judge = stepOf(steps, 'requestMiddleware');
  return async (route, request, response) => {
    const search = searchOf(request.url);
    if (search !== '') refuseOddQuery(route, search);
    normalizeContentType(route, request);
    const judged: Judged = request;
    judged.openapi = {
      expressRoute: route.path,
      openApiRoute: route.path,
      pathParams: pathParametersOf(route, request),
      schema: operationOf(apiDoc, route),
      serial,
    };
    try {
      await take(judge, judged, response);
    } catch (error) {
      throw fromValidator(error, { path: judged.openapi.pathParams, search, body: request.body });
    }
    if (search !== '') refuseOddNumbers(request.query, search);
  };
}

type Step = ReturnType<OpenApiValidator['installMiddleware']>[number];
type Judged = Parameters<Step>[0];
type Operation = NonNullable<Judged['openapi']>['schema'];

/** Tells several documents apart; there is one. */
const serial = 1;

function operationOf({ paths }: ValidatorDocument, { path, method }: Route): Operation {
  const operation: unknown = Reflect.get(Object(paths?.[path]), method.toLowerCase());
  if (!isOperation(operation)) throw new Error(`The document has no ${method} ${path}`);
  return operation;
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

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
