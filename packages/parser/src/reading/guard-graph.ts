import { type Container, isArray, isContainer, type JSONValue } from '@specshelf/base/json';
import { type ExceededLimit, tooDeep, tooManyNodes } from '../problems/exceeded-limits.js';
import type { ParserLimits } from '../problems/limits.js';
import { copySharedNodes } from './copy-shared-nodes.js';
import type { Guarded, Measure } from './guard-tree.js';
import { isLarge, LargeNumbers } from './large-numbers.js';
import { measureGraph } from './measure-graph.js';
import { TreeCount } from './tree-count.js';
import { isPrintable, replaceUnprintable } from './unprintable-numbers.js';

/**
 * Checks depth and size of a value that may share or contain objects several times, and makes it a tree. Takes time for
 * distinct objects only, so a text whose aliases expand to billions of objects is rejected as fast as any other.
 */
export function guardGraph(
  value: JSONValue,
  limits: ParserLimits,
): (Guarded & { value: JSONValue }) | { exceeded: ExceededLimit } {
  const count = new SharingCount(limits.yamlDepth, limits.nodes);
  if (isContainer(value)) count.visit(value, 1);
  if (count.exceeded !== undefined) return { exceeded: count.exceeded };
  if (!count.isShared) {
    const notFinite = count.unprintable ? replaceUnprintable(value) : [];
    return { value, measure: count, notFinite, large: count.large.found };
  }
  return expandGraph(value, limits);
}

function expandGraph(
  value: JSONValue,
  limits: ParserLimits,
): (Guarded & { value: JSONValue }) | { exceeded: ExceededLimit } {
  const measure = measureGraph(value, limits);
  if ('exceeded' in measure) return measure;
  const tree = copySharedNodes(value);
  const count = new TreeCount(limits.yamlDepth, limits.nodes);
  if (isContainer(tree)) count.visit(tree, 1);
  return { value: tree, measure, notFinite: replaceUnprintable(tree), large: count.large.found };
}

/** Counts the nodes of a value, up to the first object that occurs again. */
class SharingCount implements Measure {
  nodes = 0;
  printed = 0;
  unprintable = false;
  readonly large = new LargeNumbers();
  isShared = false;
  exceeded: ExceededLimit | undefined;
  readonly #seen = new Set<Container>();
  readonly #maxDepth: number;
  readonly #maxNodes: number;

  constructor(maxDepth: number, maxNodes: number) {
    this.#maxDepth = maxDepth;
    this.#maxNodes = maxNodes;
  }

  visit(container: Container, depth: number): void {
    const before = this.#seen.size;
    if (this.#seen.add(container).size === before) {
      this.isShared = true;
      return;
    }
    this.nodes += 1;
    this.printed += 2;
    if (depth > this.#maxDepth || this.nodes > this.#maxNodes) {
      this.exceeded ??= depth > this.#maxDepth ? tooDeep(this.#maxDepth) : tooManyNodes(this.#maxNodes);
      return;
    }
    if (isArray(container)) {
      for (let index = 0; index < container.length; index += 1) {
        this.#visitItem(container[index] ?? null, index, depth, 1);
      }
    } else {
      for (const name in container) {
        this.#visitItem(container[name] ?? null, name, depth, name.length + 4);
      }
    }
  }

  /** `syntax` is the printed length of the name and the punctuation. */
  #visitItem(item: JSONValue, name: string | number, depth: number, syntax: number): void {
    this.printed += syntax;
    if (typeof item === 'string') {
      this.printed += item.length + 2;
    } else if (typeof item !== 'object' || item === null) {
      this.printed += 5;
      if (typeof item === 'number') this.#visitNumber(item, name, depth);
    } else if (this.exceeded === undefined && !this.isShared) {
      this.large.path[depth] = name;
      this.visit(item, depth + 1);
    }
  }

  #visitNumber(item: number, name: string | number, depth: number): void {
    this.unprintable ||= !isPrintable(item);
    if (isLarge(item)) this.large.add(item, name, depth);
  }
}
