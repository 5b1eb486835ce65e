import { invalidRequest, RequestError, requestProblems, type ValidatorError } from '@specshelf/service';
import { error as validatorErrors } from 'express-openapi-validator';

const mostProblems = 100;

/** What is wrong with the request, when that is why it failed; everything else stays as it is. */
export function toRequestError(error: unknown): unknown {
  if (error instanceof RequestError) return error;
  if (error instanceof URIError) {
    return invalidRequest([
      { path: '/path', message: 'has a % that does not begin the escape of a UTF-8 character' },
    ]);
  }
  if (error instanceof validatorErrors.BadRequest) {
    return invalidRequest(requestProblems(error.errors.slice(0, mostProblems).map(toValidatorError)));
  }
  return error;
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
