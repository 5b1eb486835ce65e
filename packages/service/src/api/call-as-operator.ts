import type { BodyOf, ContentOf, OperationId, operations, PathOf, QueryOf } from '@specshelf/contract';
import { readText } from '../base/http/http-reply.js';
import { findRoute } from '../http/find-route.js';
import type { OperatorCommands } from '../operator/create-operator.js';
import { operator } from '../operator/operator-principal.js';
import type { Service } from './service.js';
import { type UnvalidatedCall, type ValidatedRequest, validateCall } from './validate-call.js';

/** Commands that only the operator of the server may run, and the operations of the API for the operator. */
export interface Operator extends OperatorCommands {
  call: OperatorCall;
}

/** Runs an operation as the operator, and returns the JSON of its reply. Rejects with a `RequestError` as the operation does. */
export type OperatorCall = <Id extends OperationId>(
  operationId: Id,
  input: OperationInput<Id>,
) => Promise<OperationContent<Id>>;

/** The parameters and the body of an operation. */
export type OperationInput<Id extends OperationId> = { path: PathOf<Id>; query?: QueryOf<Id> } & ([
  BodyOf<Id>,
] extends [undefined]
  ? { body?: undefined }
  : { body: BodyOf<Id> });

/** The JSON that an operation returns; undefined for an operation without content. */
export type OperationContent<Id extends OperationId> = ContentOf<
  Id,
  Extract<keyof operations[Id]['responses'], 200 | 201 | 204>
>;

/** Returns a function that validates the body of each call by the schemas of the contract. */
export function createOperatorCall(
  service: Pick<Service, 'handle'>,
  validate: (call: UnvalidatedCall) => Promise<ValidatedRequest>,
): OperatorCall {
  return async (operationId, input) => {
    const route = findRoute(operationId);
    const values = { route, path: input.path, query: {}, body: input.body };
    // Parameters have their types. Bodies have limits that types do not express.
    if (route.takesBody) await validateCall(values, { search: '', validate: () => validate(values) });
    return callAsOperator(service, operationId, input);
  };
}

/** Runs an operation as the operator, without validating its input. */
export async function callAsOperator<Id extends OperationId>(
  service: Pick<Service, 'handle'>,
  operationId: Id,
  { path, query = {}, body }: OperationInput<Id>,
): Promise<OperationContent<Id>> {
  const call = { operationId, path, query, header: {}, body, principal: operator };
  // Readers are counted, not the operator.
  const text = await readText(await service.handle({ ...call, isRead: false }));
  const content = text === '' ? undefined : JSON.parse(text);
  return content;
}
