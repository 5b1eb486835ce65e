import type { operations } from './generated/api.gen.js';
import type { Serialized } from './serialized.js';

/** The `operationId` of an operation in the OpenAPI document. */
export type OperationId = keyof operations;

/** The path parameters of an operation. */
export type PathOf<Id extends OperationId> = Declared<operations[Id]['parameters']['path']>;

/** The query parameters of an operation. */
export type QueryOf<Id extends OperationId> = Declared<operations[Id]['parameters']['query']>;

/** The header parameters of an operation, with names as in the OpenAPI document. */
export type HeaderOf<Id extends OperationId> = Declared<operations[Id]['parameters']['header']>;

/** The JSON request body of an operation; `undefined` if it has none. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The success statuses of an operation, including 304. */
export type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 204 | 205 | 304>;

/** The type of the content of a response; `undefined` if it has none. */
export type ContentOf<
  Id extends OperationId,
  Status extends keyof Responses<Id>,
> = Responses<Id>[Status] extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The response headers in the OpenAPI document, without the request ID, which every response has. */
export type ReplyHeadersOf<
  Id extends OperationId,
  Status extends keyof Responses<Id>,
> = Responses<Id>[Status] extends { headers: infer Headers }
  ? Omit<Named<Headers>, 'X-Request-Id'>
  : Record<never, never>;

/** The media types of the content of a response. */
type MediaTypeOf<Id extends OperationId, Status extends keyof Responses<Id>> = Responses<Id>[Status] extends {
  content: infer Content;
}
  ? keyof Content
  : never;

/** A successful response of an operation. Handlers throw failures. */
export type Reply<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: {
    status: Status;
    body: Sendable<ContentOf<Id, Status>>;
    /** Default: the first media type of the operation. */
    mediaType?: MediaTypeOf<Id, Status>;
  } & ReplyHeaders<ReplyHeadersOf<Id, Status>>;
}[SuccessStatus<Id>];

type Sendable<Content> = Content extends undefined ? undefined : Content | Serialized<Content>;
type ReplyHeaders<Headers> = [keyof Headers] extends [never] ? { headers?: never } : { headers: Headers };

/** A validated request of a `Principal`. */
export interface Request<Id extends OperationId, Principal> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  header: HeaderOf<Id>;
  body: BodyOf<Id>;
  principal: Principal;
}

/** The handler of an operation: an async function from a typed request to a typed reply. */
export type Handler<Id extends OperationId, Principal> = (
  request: Request<Id, Principal>,
) => Promise<Reply<Id>>;

/** The handlers of all operations. A new operation in the OpenAPI document fails to compile until it has a handler. */
export type Handlers<Principal> = { [Id in OperationId]: Handler<Id, Principal> };

/** Maps undeclared parameters, which are generated as an optional `never`, to an empty object. */
type Declared<Parameters> = [NonNullable<Parameters>] extends [never]
  ? Record<never, never>
  : NonNullable<Parameters>;

/** Removes the index signature of undeclared members. */
type Named<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };
