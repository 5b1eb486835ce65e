import type { JSONObject, JSONValue } from '@specshelf/parser';
import { isObject, member } from '@specshelf/parser/json';
import type { Comparison } from './comparison.js';
import { findChangedReferences } from './document/changed-references.js';
import { createDeepEqual } from './document/deep-equal.js';
import { createSide } from './document/side.js';
import { createPairGraph, type PairGraph } from './graph/pair-graph.js';
import { changeLimits } from './limits.js';

/** A comparison with what the report needs. */
export interface RunningComparison extends Comparison {
  readonly graph: PairGraph;
  /** Whether no limit was reached. */
  isComplete(): boolean;
}

const texts = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', '$comment']);

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
  const isText = (name: string, value: JSONValue) =>
    unwritten(name) || (texts.has(name) && !isSchemaOf(name, value));
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
      alike ??= equality(isText);
      return alike(from, to);
    },
    pair: graph.pair,
    spend: (count) => within((steps += count), changeLimits.steps),
    isComplete: () => complete,
  };
}

/** A property may be named `title` or `description`; then its value is a schema. Examples may be objects in any case. */
function isSchemaOf(name: string, value: JSONValue): boolean {
  return (name === 'title' || name === 'description' || name === 'summary') && isObject(value);
}

/** The parts of a document that are used without a reference. */
function rootsOf(root: JSONObject): JSONValue[] {
  return Object.keys(root)
    .filter((name) => name !== 'x-ext')
    .map((name) => member(root, name) as JSONValue);
}
