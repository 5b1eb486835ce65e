// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { Validate } from '@specshelf/service';

/** SHA-256 of the OpenAPI document that was used to generate the validators. */
export declare const documentHash: string;

/** By operationId, for the body. */
export declare const bodyValidators: Readonly<Record<string, Validate>>;
