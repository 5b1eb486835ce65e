import type { components } from './generated/api.gen.js';

/** The schemas of the API by name. */
export type Schemas = components['schemas'];

/**
 * A schema of the API as a type.
 *
 * @example
 * ```ts
 * const format = (problem: Schema<'ProcessingProblem'>) => `${problem.severity}: ${problem.message}`;
 * ```
 */
export type Schema<Name extends keyof Schemas> = Schemas[Name];
