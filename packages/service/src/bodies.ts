// Rules of request bodies, and the messages of invalid requests. Not in the index, so that the mocks load them when needed.
export { bodyLimitOf, carriesSource, smallBodyLimit } from './body-limit.js';
export { bodyTooLarge, contentEncodingOf, invalidBody, refuseOtherMediaTypes } from './json-body.js';
export { parseBody } from './parse-body.js';
export { rejectCrowdedSource } from './reject-crowded-source.js';
export { type RequestValues, requestProblems, type ValidatorError } from './request-problems.js';
export { createBodyScanner } from './scan-body.js';
