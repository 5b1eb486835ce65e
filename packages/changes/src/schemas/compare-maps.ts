import type { Pair } from '../comparison.js';
import { pointerOf } from './places.js';
import type { SchemaView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

const maps = [
  ['patternProperties', 'pattern-property'],
  ['dependentSchemas', 'dependent-schema'],
] as const;

/** Compares the schemas of `patternProperties` and `dependentSchemas`. */
export function compareMaps(pair: Pair, before: SchemaView, after: SchemaView, context: SchemaContext): void {
  for (const [member, rule] of maps) {
    for (const [key, schemas] of before[member]) {
      const match = after[member].get(key);
      if (match !== undefined) pair.contains(context.compare(schemas, match));
      else {
        const places = { before: pointerOf(schemas[0], before), after: { pointer: after.pointer } };
        pair.report({ rule: `${rule}-removed`, action: 'removed', ...places, values: { name: key } });
      }
    }
    for (const [key, schemas] of after[member]) {
      if (before[member].has(key)) continue;
      const places = { before: { pointer: before.pointer }, after: pointerOf(schemas[0], after) };
      pair.report({ rule: `${rule}-added`, action: 'added', ...places, values: { name: key } });
    }
  }
}
