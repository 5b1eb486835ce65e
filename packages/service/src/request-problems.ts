import type { RequestProblem } from './errors.js';

/** What a JSON Schema validator found wrong with a request. */
export interface ValidatorError extends RequestProblem {
  /** The keyword of the schema that was not met. */
  keyword: string;
}

/**
 * The problems worth telling. When a value meets none of several alternatives, a validator also lists what each of them
 * would have needed; of these only what lies deeper in the value helps to mend it.
 */
export function requestProblems(errors: readonly ValidatorError[]): RequestProblem[] {
  const alternatives = errors.filter(isAlternative);
  return errors
    .filter(
      (error) => isAlternative(error) || !alternatives.some((other) => isOfOneAlternative(error, other)),
    )
    .map(({ path, keyword, message }) => ({
      path,
      message: isAlternative({ keyword }) ? oneOfMessage : message,
    }));
}

/** What one alternative alone would have needed at this place. */
function isOfOneAlternative({ path, keyword }: ValidatorError, alternative: ValidatorError): boolean {
  const place = keyword === 'required' ? path.slice(0, path.lastIndexOf('/')) : path;
  return place === alternative.path;
}

// Existing clients look for these words to add a hint of their own.
const oneOfMessage = 'expected to match exactly one of the forms that are documented for it';

function isAlternative({ keyword }: { keyword: string }): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}
