import type { OperationId, Route } from '@specshelf/contract';
import { invalidRequest, refuseOddNumbers } from '@specshelf/service';
import type { ValidatorError } from '@specshelf/service/bodies';
import type { UntypedCall } from './create-call-log.js';
import { parameterValidators } from './generated/parameter-validators.gen.js';
import type { SchemaError, Validate } from './validate.js';

/**
 * Judges a call by the schemas of the document, and says what is wrong in the words of the server. The values of the
 * query get the types that they have there, also when they are not judged.
 */
export async function judgeRequest(
  { takesBody }: Pick<Route, 'takesBody'>,
  call: UntypedCall,
  search: string,
  enabled: boolean,
): Promise<void> {
  const { operationId, params, query, body } = call;
  const errors = [
    ...errorsOf(parameterValidators[operationId], { query, path: params }, ''),
    ...(enabled && takesBody ? errorsOf(await bodyValidatorOf(operationId), body, '/body') : []),
  ];
  if (!enabled) return;
  if (errors.length > 0) {
    const { requestProblems } = await import('@specshelf/service/on-demand');
    throw invalidRequest(requestProblems(errors.slice(0, mostProblems), { path: params, search, body }));
  }
  refuseOddNumbers(query, search);
}

const mostProblems = 100;

/** Loaded with the first body: many tests only read. */
async function bodyValidatorOf(operationId: OperationId): Promise<Validate | undefined> {
  const { bodyValidators } = await import('./generated/body-validators.gen.js');
  return bodyValidators[operationId];
}

function errorsOf(validate: Validate | undefined, value: unknown, within: string): ValidatorError[] {
  if (!validate || validate(value)) return [];
  return (validate.errors ?? []).map((error) => ({
    keyword: error.keyword,
    path: within + pathOf(error),
    message: messageOf(error),
  }));
}

/** Where something is missing or too much, that is the place. */
function pathOf({ instancePath, params }: SchemaError): string {
  const name = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? `${instancePath}/${name}` : instancePath;
}

function messageOf({ keyword, message = 'is not valid', params }: SchemaError): string {
  const allowed = params['allowedValues'];
  return keyword === 'enum' && Array.isArray(allowed) ? `${message}: ${allowed.join(', ')}` : message;
}
