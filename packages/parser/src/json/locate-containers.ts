import { type Container, isArray, isContainer, type JSONObject, type JSONValue } from '@specshelf/base/json';

/** Finds the pointer tokens of objects and arrays in a tree by identity. One walk, which ends when all are found. */
export function locateContainers(root: JSONValue, wanted: ReadonlySet<Container>): Map<Container, string[]> {
  const search = new Search(wanted);
  if (isContainer(root)) search.visit(root, 0);
  return search.found;
}

class Search {
  readonly found = new Map<Container, string[]>();
  /** Tokens of the current container; those beyond its depth are left over from earlier ones. */
  readonly #tokens: (string | number)[] = [];
  readonly #wanted: ReadonlySet<Container>;

  constructor(wanted: ReadonlySet<Container>) {
    this.#wanted = wanted;
  }

  visit(container: Container, depth: number): void {
    if (this.#wanted.has(container)) this.found.set(container, this.#tokens.slice(0, depth).map(String));
    if (this.found.size === this.#wanted.size) return;
    if (isArray(container)) this.#visitItems(container, depth);
    else this.#visitMembers(container, depth);
  }

  #visitItems(array: readonly JSONValue[], depth: number): void {
    for (let index = 0; index < array.length; index += 1) {
      const item = array[index];
      if (typeof item === 'object' && item !== null) {
        this.#tokens[depth] = index;
        this.visit(item, depth + 1);
      }
    }
  }

  #visitMembers(object: JSONObject, depth: number): void {
    for (const name in object) {
      const item = object[name];
      if (typeof item === 'object' && item !== null) {
        this.#tokens[depth] = name;
        this.visit(item, depth + 1);
      }
    }
  }
}
