// Rules of request bodies, and the messages of invalid requests. Not in the index, so that the mocks load them when needed.
export {
  bodyLimitOf,
  carriesSource,
  defaultSourceBodyLimit,
  smallBodyLimit,
} from '../http/body/body-limit.js';
export {
  assertJSONMediaType,
  bodyTooLarge,
  contentEncodingOf,
  invalidBody,
} from '../http/body/json-body.js';
export { parseBody } from '../http/body/parse-body.js';
export { rejectCrowdedSource } from '../http/body/reject-crowded-source.js';
export { createBodyScanner } from '../http/body/scan-body.js';
export { requestProblems, type ValidatorError } from '../http/request-problems.js';
