import { invalidRequest } from '@specshelf/service';
import { type RequestValues, requestProblems, type ValidatorError } from '@specshelf/service/bodies';
import { error as validatorErrors } from 'express-openapi-validator';

const mostProblems = 100;

/** Returns the meaning of an error that a malformed request causes in Express, and any other error unchanged. */
export function toRequestError(error: unknown): unknown {
  if (!(error instanceof URIError)) return error;
  return invalidRequest([
    { path: '/path', message: 'has a % that does not begin the escape of a UTF-8 character' },
  ]);
}

/** Returns the problems that the validator found in a request, and any other error unchanged. */
export function fromValidator(error: unknown, request: RequestValues): unknown {
  if (!(error instanceof validatorErrors.BadRequest)) return error;
  return invalidRequest(requestProblems(error.errors.slice(0, mostProblems).map(toValidatorError), request));
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
