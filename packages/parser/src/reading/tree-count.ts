import { type Container, isArray, type JSONObject, type JSONValue } from '@specshelf/base/json';
import { type ExceededLimit, tooDeep, tooManyNames, tooManyNodes } from '../problems/exceeded-limits.js';
import type { PrintedSums } from './json-layout.js';
import { isLarge, LargeNumbers } from './large-numbers.js';
import { isPrintable } from './unprintable-numbers.js';

/** The largest real descriptions have 250,000 names. Objects with millions of names are slow in every engine. */
const namesPerNode = 2;

/**
 * Counts the nodes of a tree. Recursive, up to the depth limit. Handles strings, most of the values, without a function
 * call.
 */
export class TreeCount implements PrintedSums {
  nodes = 0;
  filled = 0;
  members = 0;
  entries = 0;
  characters = 0;
  texts = 0;
  levels = 0;
  unprintable = false;
  readonly large = new LargeNumbers();
  exceeded: ExceededLimit | undefined;
  readonly #maxDepth: number;
  readonly #maxNodes: number;

  constructor(maxDepth: number, maxNodes: number) {
    this.#maxDepth = maxDepth;
    this.#maxNodes = maxNodes;
  }

  visit(container: Container, depth: number): void {
    this.nodes += 1;
    if (depth > this.#maxDepth || this.nodes > this.#maxNodes) {
      this.exceeded ??= depth > this.#maxDepth ? tooDeep(this.#maxDepth) : tooManyNodes(this.#maxNodes);
      return;
    }
    const count = isArray(container)
      ? this.#visitItems(container, depth)
      : this.#visitMembers(container, depth);
    if (count > 0) {
      this.filled += 1;
      this.entries += count;
      this.levels += count * depth + depth - 1;
    }
  }

  #visitItems(array: readonly JSONValue[], depth: number): number {
    for (let index = 0; index < array.length; index += 1) {
      const item = array[index];
      if (typeof item === 'string') {
        this.texts += 1;
        this.characters += item.length;
      } else {
        this.#visitOther(item, index, depth);
      }
    }
    return array.length;
  }

  #visitMembers(object: JSONObject, depth: number): number {
    let [members, texts, characters] = [0, 0, 0];
    for (const name in object) {
      const item = object[name];
      members += 1;
      characters += name.length;
      if (typeof item === 'string') {
        texts += 1;
        characters += item.length;
      } else {
        this.#visitOther(item, name, depth);
      }
    }
    this.members += members;
    this.texts += texts;
    this.characters += characters;
    const maxNames = namesPerNode * this.#maxNodes;
    if (this.members > maxNames) this.exceeded ??= tooManyNames(maxNames);
    return members;
  }

  #visitOther(item: JSONValue | undefined, name: string | number, depth: number): void {
    if (typeof item === 'object' && item !== null) {
      if (this.exceeded === undefined) {
        this.large.path[depth] = name;
        this.visit(item, depth + 1);
      }
    } else if (typeof item === 'number') {
      this.#visitNumber(item, name, depth);
    } else {
      this.characters += item === false ? 5 : 4;
    }
  }

  #visitNumber(item: number, name: string | number, depth: number): void {
    const isDigit = item > 0 && item < 10 && Number.isInteger(item);
    this.characters += isDigit ? 1 : String(item).length;
    this.unprintable ||= !isPrintable(item);
    if (isLarge(item)) this.large.add(item, name, depth);
  }
}
