import { setImmediate } from 'node:timers/promises';
import type { Route } from '@specshelf/contract';
import type { UnvalidatedCall, ValidatedRequest } from '@specshelf/service';
import type { ValidatorError } from '@specshelf/service/bodies';
import type { Request, Response } from 'express';
import { error as validatorErrors } from 'express-openapi-validator';
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js';
import { toValidatorDocument, type ValidatorDocument } from './to-validator-document.js';

/**
 * Returns a view of a request whose query is that of a call: pages call operations with other values than those of their own request.
 */
export function requestForCall(request: Request, { route, query }: UnvalidatedCall): Request {
  return Object.create(request, {
    // The validator caches schemas by method and path.
    method: { value: route.method },
    query: { value: { ...query }, writable: true },
    headers: { value: { ...request.headers } },
    body: { value: undefined, writable: true },
  });
}

/** Validates a request by the contract, and converts the values of its query to the types of their schemas. */
export type ValidateRequest = (
  call: UnvalidatedCall,
  request: Request,
  response: Response,
) => Promise<ValidatedRequest>;

/**
 * Uses only the request step of express-openapi-validator. This is the entry point of this folder, the only code that imports the
 * library; test/http/validation compares the step with the installed release.
 * See docs/decisions/0028-reduce-express-and-validator-overhead.md.
 */
export function createRequestValidator(document: Readonly<Record<string, unknown>>): ValidateRequest {
  const apiDoc = toValidatorDocument(document);
  const validator = new OpenApiValidator({
    apiSpec: apiDoc,
    validateRequests: { allErrors: true, discriminator: true },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
  });
  // Without the loader of the library: it compiles the schema of OpenAPI itself, which takes a fifth of the startup time although
  // the contract is linted at build time; and it matches each request against the patterns of all paths, although the path is known.
  const steps = validator.installMiddleware(Promise.resolve({ apiDoc, basePaths: [], routes: [], serial }));
  const validate = stepOf(steps, 'requestMiddleware');
  return async (call, request, response) => {
    const { route, path } = call;
    normalizeContentType(route, request);
    request.body = call.body;
    const validated: ValidatorRequest = request;
    validated.openapi = {
      expressRoute: route.path,
      openApiRoute: route.path,
      pathParams: { ...path },
      schema: operationOf(apiDoc, route),
      serial,
    };
    const errors = await run(validate, validated, response).then(() => [], validatorErrorsOf);
    // Validating a large body takes a while: let other requests continue first.
    if (route.takesBody) await setImmediate();
    return { query: request.query, errors };
  };
}

type Step = ReturnType<OpenApiValidator['installMiddleware']>[number];
type ValidatorRequest = Parameters<Step>[0];
type Operation = NonNullable<ValidatorRequest['openapi']>['schema'];

/** Identifies the document; there is only one. */
const serial = 1;

function operationOf({ paths }: ValidatorDocument, { path, method }: Route): Operation {
  const operation: unknown = Reflect.get(Object(paths?.[path]), method.toLowerCase());
  if (!isOperation(operation)) throw new Error(`The document has no ${method} ${path}`);
  return operation;
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

/** Returns a step by its name. The other steps convert path parameters, check tokens, and read forms; we use none of them. */
function stepOf(steps: readonly Step[], name: string): Step {
  const step = steps.find((each) => each.name === name);
  if (!step) throw new Error(`The validator has no step ${name}`);
  return step;
}

function run(step: Step, request: ValidatorRequest, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    step(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
}

/**
 * Sets the content type that was checked before: the validator compiles and caches a schema for each content type with its
 * parameters, whatever the method.
 */
function normalizeContentType({ takesBody }: Route, { headers }: Request): void {
  if (takesBody) headers['content-type'] = 'application/json';
  else delete headers['content-type'];
}

/** Returns the errors that express-openapi-validator found in a request; throws any other error. */
function validatorErrorsOf(error: unknown): ValidatorError[] {
  if (!(error instanceof validatorErrors.BadRequest)) throw error;
  return error.errors.map(toValidatorError);
}

interface ValidatorProblem {
  path: string;
  message: string;
  errorCode?: string;
}

function toValidatorError({ path, message, errorCode = '' }: ValidatorProblem): ValidatorError {
  return {
    path: path.replace(/^\/params\//, '/path/').replace(/^\/headers\//, '/header/'),
    message,
    keyword: errorCode.replace('.openapi.validation', ''),
  };
}
