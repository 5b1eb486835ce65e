export type { ConsoleRequest, RequestLimits } from './console-request.js';
export type { ConsoleResponse } from './console-response.js';
export { type ConsoleContext, type ConsoleHandler, createConsole } from './create-console.js';
export { formLimit, formTooLarge } from './form-limit.js';
export type { PageService } from './page-request.js';
export {
  createFileCollector,
  documentField,
  type Upload,
  type UploadedFile,
  uploadLimits,
} from './publish/uploaded-file.js';
export type { CallbackResult, IdentityProvider, SignInChecks } from './session/identity-provider.js';
export type { EndedSessions } from './session/sessions.js';
