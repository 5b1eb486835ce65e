// Rules of request bodies, and the messages of invalid requests. Not in the index, so that the mocks load them when needed.
export { bodyLimitOf, carriesSource, smallBodyLimit } from './http/body-limit.js';
export { bodyTooLarge, contentEncodingOf, invalidBody, refuseOtherMediaTypes } from './http/json-body.js';
export { parseBody } from './http/parse-body.js';
export { rejectCrowdedSource } from './http/reject-crowded-source.js';
export { requestProblems, type ValidatorError } from './http/request-problems.js';
export { createBodyScanner } from './http/scan-body.js';
