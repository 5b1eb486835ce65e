// Generated from openapi/ by `pnpm generate`. Do not edit.

/** One thing that a schema finds wrong, as Ajv says it. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Readonly<Record<string, unknown>>;
}

/** Whether a value meets a schema. When it does not, `errors` says why, until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** SHA-256 of the document that these were made from. */
export declare const documentHash: string;

/** By operationId, for `{ query, path }`; the values of the query get the types that they have in the document. */
export declare const parameterValidators: Readonly<Record<string, Validate>>;

/** By operationId, for the body. */
export declare const bodyValidators: Readonly<Record<string, Validate>>;
