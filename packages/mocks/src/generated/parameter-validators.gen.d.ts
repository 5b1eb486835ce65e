// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { Validate } from '../http/validate.js';

/** SHA-256 of the document that these were made from. */
export declare const documentHash: string;

/** By operationId, for `{ query, path }`; converts the values of the query to the types that they have in the document. */
export declare const parameterValidators: Readonly<Record<string, Validate>>;
