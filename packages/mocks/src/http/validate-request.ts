import type { OperationId } from '@specshelf/contract';
import type { SchemaError, UnvalidatedCall, Validate, ValidatedRequest } from '@specshelf/service';
import type { ValidatorError } from '@specshelf/service/bodies';

/**
 * Validates a call by the schemas of the contract, and converts the values of its query to the types of their schemas. `enabled` is
 * false when invalid requests are accepted; the query is converted all the same.
 */
export async function validateRequest(
  { route, path, query, body }: UnvalidatedCall,
  enabled: boolean,
): Promise<ValidatedRequest> {
  const { operationId, takesBody, requiredQueryParameters } = route;
  // Only queries, and the paths of requests with a body, have restrictions. Most requests have neither.
  const hasRules = takesBody || requiredQueryParameters !== undefined || Object.keys(query).length > 0;
  const parameterErrors = hasRules
    ? errorsOf(await parameterValidatorOf(operationId), { query, path }, '')
    : [];
  if (!enabled) return { query, errors: [] };
  const bodyErrors = takesBody ? errorsOf(await bodyValidatorOf(operationId), body, '/body') : [];
  return { query, errors: [...parameterErrors, ...bodyErrors] };
}

async function parameterValidatorOf(operationId: OperationId): Promise<Validate | undefined> {
  const { parameterValidators } = await import('../generated/parameter-validators.gen.js');
  return parameterValidators[operationId];
}

/** Loads the body validators on first use: many tests send no body. */
async function bodyValidatorOf(operationId: OperationId): Promise<Validate | undefined> {
  const { bodyValidators } = await import('../generated/body-validators.gen.js');
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

/** The path of a missing or additional member is that of the member. */
function pathOf({ instancePath, params }: SchemaError): string {
  const name = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? `${instancePath}/${name}` : instancePath;
}

function messageOf({ keyword, message = 'is not valid', params }: SchemaError): string {
  const allowed = params['allowedValues'];
  return keyword === 'enum' && Array.isArray(allowed) ? `${message}: ${allowed.join(', ')}` : message;
}
