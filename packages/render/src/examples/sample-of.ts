import { isObject, type JSONObject, type JSONValue, member } from '@specshelf/base/json';
import { sample } from 'openapi-sampler';
import { mergeSchema } from '../schema/merge-schema.js';
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
    const value = format === 'xml' ? withRoot(root, schema, bounded) : bounded;
    return toJSON(sample(value, { quiet: true, format }));
  } catch {
    return undefined;
  }
}

function toJSON(value: unknown): JSONValue | undefined {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/**
 * An object as the only property of another one, because the sampler omits the root element of an object with one property, and its
 * namespace. The element of a component has the name of the component, unless the author gives it another one.
 */
function withRoot(root: JSONObject, schema: JSONValue, bounded: JSONObject): JSONObject {
  if (member(bounded, 'type') !== 'object' && !isObject(member(bounded, 'example'))) return bounded;
  const { name = '' } = mergeSchema(root, schema);
  const element = /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name) ? name : 'root';
  return { type: 'object', properties: { [element]: bounded } };
}
