// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Schema } from '@specshelf/contract';
import type { Validate } from '../http/schema-validator.js';

/** SHA-256 of the OpenAPI document that was used to generate the validators. */
export declare const documentHash: string;

export declare const isRevisionResponse: Validate<Schema<'ContentComputeRevisionAnswer'>>;
export declare const isDocumentResponse: Validate<Schema<'ContentComputeDocumentAnswer'>>;
