import type { Finding, Pair } from '../model/comparison.js';
import { stateOf } from './compare-additional.js';
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
    const isPattern = member === 'patternProperties';
    for (const [key, schemas] of before[member]) {
      const match = after[member].get(key);
      if (match !== undefined) {
        pair.contains(context.compare(schemas, match));
        continue;
      }
      const places = { before: pointerOf(schemas[0], before), after: { pointer: after.pointer } };
      const levels = isPattern ? levelsOfPattern('removed', after) : {};
      pair.report({ rule: `${rule}-removed`, action: 'removed', ...places, values: { name: key }, levels });
      if (isPattern && stateOf(after) === 'schema') pair.contains(context.compare(schemas, after.additional));
    }
    for (const [key, schemas] of after[member]) {
      if (before[member].has(key)) continue;
      const places = { before: { pointer: before.pointer }, after: pointerOf(schemas[0], after) };
      const levels = isPattern ? levelsOfPattern('added', before) : {};
      pair.report({ rule: `${rule}-added`, action: 'added', ...places, values: { name: key }, levels });
      if (isPattern && stateOf(before) === 'schema')
        pair.contains(context.compare(before.additional, schemas));
    }
  }
}

/** Where an object without the pattern is closed, the pattern allows properties. Declared ones may match it, too. */
function levelsOfPattern(action: 'added' | 'removed', without: SchemaView): NonNullable<Finding['levels']> {
  if (stateOf(without) !== 'closed') return {};
  const declares = without.properties.size > 0 || without.patternProperties.size > 0;
  return action === 'added'
    ? { toServer: declares ? 'breaking' : 'safe', toClient: 'risky' }
    : { toServer: 'breaking', toClient: declares ? 'breaking' : 'safe' };
}
