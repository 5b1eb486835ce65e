import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { findChangedReferences } from '../document/changed-references.js';
import { createDeepEqual } from '../document/deep-equal.js';
import { createSide } from '../document/side.js';
import { isText } from '../document/structure-key.js';
import type { Comparison } from '../model/comparison.js';
import { changeLimits } from '../model/limits.js';
import { createPairGraph, type PairGraph } from './pair-graph.js';

/** A comparison with what the report needs. */
export interface RunningComparison extends Comparison {
  readonly graph: PairGraph;
  /** Whether no limit was reached. */
  isComplete(): boolean;
}

/** Creates the state of a comparison of two documents. */
export function createComparison(
  beforeRoot: JSONObject,
  afterRoot: JSONObject,
  today: string,
): RunningComparison {
  const before = createSide(beforeRoot);
  const after = createSide(afterRoot);
  const roots = rootsOf(beforeRoot);
  let pairs = 0;
  let steps = 0;
  let complete = true;

  function within(value: number, limit: number): boolean {
    if (value > limit) complete = false;
    return complete;
  }

  const graph = createPairGraph(() => within(++pairs, changeLimits.pairs));
  // An extension that another program wrote is no change of the API.
  const unwritten = (name: string) => name.startsWith('x-gitbook-description-');
  const isIgnored = (name: string, value: JSONValue) => unwritten(name) || isText(name, value);
  const equality = (ignored: (name: string, value: JSONValue) => boolean) => {
    const changed = findChangedReferences(
      before,
      after,
      roots,
      createDeepEqual(() => false, ignored),
    );
    return createDeepEqual((reference) => changed.has(reference), ignored);
  };
  let alike: ReturnType<typeof equality> | undefined;

  return {
    before,
    after,
    today,
    graph,
    documents: graph.add(),
    equal: equality(unwritten),
    alike(from, to) {
      alike ??= equality(isIgnored);
      return alike(from, to);
    },
    pair: graph.pair,
    spend(count) {
      steps += count;
      return within(steps, changeLimits.steps);
    },
    isComplete: () => complete,
  };
}

/** The parts of a document that are used without a reference. */
function rootsOf(root: JSONObject): JSONValue[] {
  return Object.entries(root).flatMap(([name, value]) => (name === 'x-ext' ? [] : [value]));
}
