import { isArray, type JSONObject, type JSONValue } from './json.js';

export type Container = JSONObject | JSONValue[];

/** The names that lead from the root of a tree to each of these objects. One walk, which ends when all are found. */
export function placesIn(root: JSONValue, wanted: ReadonlySet<Container>): Map<Container, string[]> {
  const search = new Search(wanted);
  if (typeof root === 'object' && root !== null) {
    search.visit(root, 0);
  }
  return search.places;
}

class Search {
  readonly places = new Map<Container, string[]>();
  /** The names on the way to the container that is looked at, and after them some of earlier ways. */
  private readonly way: (string | number)[] = [];

  constructor(private readonly wanted: ReadonlySet<Container>) {}

  visit(container: Container, depth: number): void {
    if (this.wanted.has(container)) {
      this.places.set(container, this.way.slice(0, depth).map(String));
    }
    if (this.places.size === this.wanted.size) {
      return;
    }
    if (isArray(container)) {
      this.items(container, depth);
    } else {
      this.members(container, depth);
    }
  }

  private items(array: readonly JSONValue[], depth: number): void {
    for (let index = 0; index < array.length; index += 1) {
      const item = array[index];
      if (typeof item === 'object' && item !== null) {
        this.way[depth] = index;
        this.visit(item, depth + 1);
      }
    }
  }

  private members(object: JSONObject, depth: number): void {
    for (const name in object) {
      const item = object[name];
      if (typeof item === 'object' && item !== null) {
        this.way[depth] = name;
        this.visit(item, depth + 1);
      }
    }
  }
}
