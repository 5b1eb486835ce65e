import { document } from '@specshelf/contract/document';
import { createRequestValidator } from './validation/create-request-validator.js';

/** Validates requests for the API. Compiled once for all servers of the process: it depends only on the contract. */
export const validateRequest = createRequestValidator(document);
