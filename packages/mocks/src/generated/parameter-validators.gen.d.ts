// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { Validate } from '@specshelf/service';

/** SHA-256 of the OpenAPI document that was used to generate the validators. */
export declare const documentHash: string;

/** By operationId, for `{ query, path }`. Converts the values of the query to the types of their schemas. */
export declare const parameterValidators: Readonly<Record<string, Validate>>;
