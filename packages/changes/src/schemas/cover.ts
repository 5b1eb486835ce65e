import { createPairGraph, type PairNode } from '../graph/pair-graph.js';
import type { Comparison, Located } from '../model/comparison.js';
import { findRule } from '../rules/rules.js';
import { readSchemas } from './reading/read-schema.js';
import type { SchemaContext } from './schema-context.js';

/** Unions inside of unions are not tested. */
const maxDepth = 1;
const maxPairs = 500;
/** Steps that a test counts: a comparison has at most 2,000 of them. */
const testCost = 10_000;

type Sides = 'before-by-after' | 'after-by-before';

/**
 * Whether every value of one schema is a value of another, as far as the rules can tell. Compares without reporting; after too much
 * work, the answer is no.
 */
export function isCovered(schema: Located, by: Located, context: SchemaContext, sides: Sides): boolean {
  const { comparison, depth } = context;
  if (depth >= maxDepth || !mayCover(schema, by, comparison, sides) || !comparison.spend(testCost))
    return false;
  const silent = createSilent(comparison);
  const before = sides === 'before-by-after' ? schema : by;
  const after = sides === 'before-by-after' ? by : schema;
  const inner = context.fork(silent.comparison, depth + 1);
  inner.compare([before], [after]);
  // Nothing that was valid may become invalid, or nothing that is valid may have been invalid.
  const direction = sides === 'before-by-after' ? 'toServer' : 'toClient';
  return silent.isHarmless(direction);
}

/** Whether two schemas allow the same values, as far as the rules can tell. */
export function isEquivalent(before: Located, after: Located, context: SchemaContext): boolean {
  const { comparison, depth } = context;
  if (comparison.alike(before.value, after.value)) return true;
  if (depth >= maxDepth || !comparison.spend(testCost)) return false;
  const silent = createSilent(comparison);
  context.fork(silent.comparison, depth + 1).compare([before], [after]);
  return silent.isSilent();
}

/** Whether types and required properties leave it open. */
function mayCover(schema: Located, by: Located, { before, after }: Comparison, sides: Sides): boolean {
  const [side, other] = sides === 'before-by-after' ? [before, after] : [after, before];
  const inner = readSchemas([schema], side);
  const outer = readSchemas([by], other);
  if ((inner.types & outer.types) !== inner.types) return false;
  return [...outer.required.keys()].every((name) => inner.required.has(name));
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
    isSilent: () =>
      complete &&
      graph.nodes.every((node) => node.findings.every(({ rule }) => findRule(rule)?.category === 'docs')),
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
