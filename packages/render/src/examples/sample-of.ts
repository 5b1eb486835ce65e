import { sample } from 'openapi-sampler';
import type { JSONObject, JSONValue } from '../json.js';
import { boundedSchema, type Direction, type SampleBudget } from './bounded-schema.js';

export interface SampleOptions {
  /** Requests omit read-only members, responses write-only ones. */
  direction: Direction;
  /** Default: JSON. */
  format?: 'json' | 'xml';
  budget: SampleBudget;
}

/**
 * Generates an example from a schema: a value, or an XML document. Returns undefined for a schema that cannot be sampled. The result
 * depends on the schema only.
 */
export function sampleOf(
  root: JSONObject,
  schema: JSONValue,
  { direction, format = 'json', budget }: SampleOptions,
): JSONValue | undefined {
  const bounded = boundedSchema(root, schema, direction, budget);
  if (bounded === undefined) return undefined;
  try {
    return toJSON(sample(bounded, { quiet: true, format }));
  } catch {
    return undefined;
  }
}

function toJSON(value: unknown): JSONValue | undefined {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
