import type { operations } from './generated/api.gen.js';
import type { Serialized } from './serialized.js';

/** The name of an operation of the API, as `operationId` in the document. */
export type OperationId = keyof operations;

/** The path parameters of an operation. */
export type PathOf<Id extends OperationId> = Declared<operations[Id]['parameters']['path']>;

/** The query parameters of an operation; those that may be left out are optional. */
export type QueryOf<Id extends OperationId> = Declared<operations[Id]['parameters']['query']>;

/** The header parameters of an operation, spelt as in the document. */
export type HeaderOf<Id extends OperationId> = Declared<operations[Id]['parameters']['header']>;

/** The JSON body that an operation takes; `undefined` when it takes none. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The statuses with which an operation can succeed, "not modified" included. */
export type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 204 | 205 | 304>;

/** What a response carries: the type of its content, or `undefined` when it has none. */
export type ContentOf<
  Id extends OperationId,
  Status extends keyof Responses<Id>,
> = Responses<Id>[Status] extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The response headers that the document names, without the request id, which every answer carries. */
export type ReplyHeadersOf<
  Id extends OperationId,
  Status extends keyof Responses<Id>,
> = Responses<Id>[Status] extends { headers: infer Headers }
  ? Omit<Named<Headers>, 'X-Request-Id'>
  : Record<never, never>;

/** One successful answer of an operation. Failures are thrown, so that a handler cannot return one. */
export type Reply<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: { status: Status; body: Sendable<ContentOf<Id, Status>> } & ReplyHeaders<
    ReplyHeadersOf<Id, Status>
  >;
}[SuccessStatus<Id>];

type Sendable<Content> = Content extends undefined ? undefined : Content | Serialized<Content>;
type ReplyHeaders<Headers> = [keyof Headers] extends [never] ? { headers?: never } : { headers: Headers };

/** A request that was judged by the document, on behalf of a `Principal`. */
export interface Request<Id extends OperationId, Principal> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  header: HeaderOf<Id>;
  body: BodyOf<Id>;
  principal: Principal;
}

/** What one operation does: an async function from a typed request to a typed reply. */
export type Handler<Id extends OperationId, Principal> = (
  request: Request<Id, Principal>,
) => Promise<Reply<Id>>;

/** All operations of the API. A new one in the document turns every `Handlers` red until it is there. */
export type Handlers<Principal> = { [Id in OperationId]: Handler<Id, Principal> };

/** Parameters that an operation does not declare are generated as an optional `never`. */
type Declared<Parameters> = [NonNullable<Parameters>] extends [never]
  ? Record<never, never>
  : NonNullable<Parameters>;

/** Drops the index signature that stands for undeclared members. */
type Named<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };
