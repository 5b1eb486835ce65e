import { invalidRequest } from '@specshelf/service';
import type { ValidatorError } from '@specshelf/service/bodies';
import { error as validatorErrors } from 'express-openapi-validator';

/** Returns the meaning of an error that a malformed request causes in Express, and any other error unchanged. */
export function toRequestError(error: unknown): unknown {
  if (!(error instanceof URIError)) return error;
  return invalidRequest([
    { path: '/path', message: 'has a % that does not begin the escape of a UTF-8 character' },
  ]);
}

/** Returns the errors that express-openapi-validator found in a request; throws any other error. */
export function validatorErrorsOf(error: unknown): ValidatorError[] {
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
