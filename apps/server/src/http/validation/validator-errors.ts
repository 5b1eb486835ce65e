import type { ValidatorError } from '@specshelf/service/bodies';
import { error as validatorErrors } from 'express-openapi-validator';

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
