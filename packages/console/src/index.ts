export type { ConsoleRequest, RequestLimits } from './console-request.js';
export type { ConsoleResponse } from './console-response.js';
export { type ConsoleContext, type ConsoleHandler, createConsole } from './create-console.js';
export type { PageService } from './page-request.js';
export type { EndedSessions } from './session/sessions.js';
