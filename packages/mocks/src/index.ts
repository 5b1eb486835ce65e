export * from './backend.js';
export { type CallInfo, type CallResolver, createMocks, type Mocks, type MocksOptions } from './mocks.js';
export { strict } from './strict.js';
export type { Replier, ReplyArgs, ReplyInit } from './types/reply.js';
