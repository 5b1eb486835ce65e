import type { Comparison, Located } from '../comparison.js';
import { createPairGraph, type PairNode } from '../graph/pair-graph.js';
import { findRule } from '../rules/rules.js';
import { createContext } from './compare-schemas.js';
import type { SchemaContext } from './schema-context.js';

/** Unions inside of unions are not tested. */
const maxDepth = 1;
const maxPairs = 2_000;

/**
 * Whether every value of one schema is a value of another, as far as the rules can tell. Compares without reporting; after too much
 * work, the answer is no.
 */
export function isCovered(
  schema: Located,
  by: Located,
  context: SchemaContext,
  sides: 'before-by-after' | 'after-by-before',
): boolean {
  const { comparison, depth } = context;
  if (depth >= maxDepth || !comparison.spend(50)) return false;
  const silent = createSilent(comparison);
  const before = sides === 'before-by-after' ? schema : by;
  const after = sides === 'before-by-after' ? by : schema;
  const inner = createContext(silent.comparison, false, depth + 1);
  inner.compare([before], [after]);
  // Nothing that was valid may become invalid, or nothing that is valid may have been invalid.
  const direction = sides === 'before-by-after' ? 'toServer' : 'toClient';
  return silent.isHarmless(direction);
}

/** Creates a comparison with a graph of its own. */
function createSilent(outer: Comparison) {
  let pairs = 0;
  let complete = true;
  const graph = createPairGraph(() => {
    complete = ++pairs <= maxPairs && outer.spend(1);
    return complete;
  });
  const comparison: Comparison = {
    ...outer,
    documents: graph.add(),
    pair: graph.pair,
  };
  return {
    comparison,
    isHarmless: (direction: 'toServer' | 'toClient') =>
      complete &&
      graph.nodes.every((node) => node.findings.every((finding) => isHarmless(finding, direction))),
  };
}

function isHarmless(
  { rule, levels = {} }: PairNode['findings'][number],
  direction: 'toServer' | 'toClient',
): boolean {
  // These narrow what is allowed, although most clients do not notice.
  if (narrowing.has(rule)) return false;
  const level = levels[direction] ?? findRule(rule)?.[direction] ?? 'safe';
  return level === 'safe' || level === 'docs';
}

const narrowing: ReadonlySet<string> = new Set(['property-added-required']);
