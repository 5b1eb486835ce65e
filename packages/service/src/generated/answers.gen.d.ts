// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Schema } from '@specshelf/contract';

/** One thing that a schema finds wrong, as Ajv says it. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Readonly<Record<string, unknown>>;
}

/** Whether a value meets a schema. When it does not, `errors` says why, until the next call. */
export interface Validate<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaError[] | null;
}

/** SHA-256 of the document that these were made from. */
export declare const documentHash: string;

export declare const isRevisionAnswer: Validate<Schema<'ContentComputeRevisionAnswer'>>;
export declare const isDocumentAnswer: Validate<Schema<'ContentComputeDocumentAnswer'>>;
