/** A violation of a schema, in the form of Ajv. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Readonly<Record<string, unknown>>;
}

/** Returns whether a value is valid. If it is not, `errors` has the violations until the next call. */
export interface Validate<T = unknown> {
  (value: unknown): value is T;
  errors?: readonly SchemaError[] | null;
}
