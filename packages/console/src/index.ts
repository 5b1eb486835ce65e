export { type ConsoleContext, type ConsoleHandler, createConsole } from './create-console.js';
export type { EndedSessions } from './session/sessions.js';
export type { ConsoleRequest, RequestLimits } from './web/console-request.js';
export type { ConsoleResponse } from './web/console-response.js';
export { formLimit, formTooLarge } from './web/form-limit.js';
export type { CallbackResult, IdentityProvider, SignInChecks } from './web/identity-provider.js';
export type { PageService } from './web/page-request.js';
export {
  createFileCollector,
  documentField,
  type Upload,
  type UploadedFile,
  uploadLimits,
} from './web/uploaded-file.js';
