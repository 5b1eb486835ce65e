export type { Call } from './call.js';
export type { components, operations, paths } from './generated/api.gen.js';
export { calls } from './generated/calls.gen.js';
export { documentHash, routes } from './generated/routes.gen.js';
export { scopes } from './generated/scopes.gen.js';
export { groupProblems, type ProblemGroup } from './group-problems.js';
export type {
  BodyOf,
  ContentOf,
  Handler,
  Handlers,
  HeaderOf,
  OperationId,
  PathOf,
  QueryOf,
  Reply,
  ReplyHeadersOf,
  Request,
  SuccessStatus,
} from './operation.js';
export type { Route, Scope } from './route.js';
export type { Schema, Schemas } from './schema.js';
export { type Chunk, type Chunks, Serialized, type StoredChunk } from './serialized.js';
