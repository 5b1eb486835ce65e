import { isArray, type JSONObject, type JSONValue } from './json.js';

export type Container = JSONObject | JSONValue[];

/** The names that lead from the root of a tree to each of these objects. One walk, which ends when all are found. */
export function placesIn(root: JSONValue, wanted: ReadonlySet<Container>): Map<Container, string[]> {
  const places = new Map<Container, string[]>();
  const tokens: string[] = [];

  function visit(value: JSONValue): void {
    if (typeof value !== 'object' || value === null || places.size === wanted.size) {
      return;
    }
    if (wanted.has(value)) {
      places.set(value, [...tokens]);
    }
    if (isArray(value)) {
      value.forEach((item, index) => {
        descend(String(index), item);
      });
    } else {
      for (const name in value) {
        descend(name, value[name] ?? null);
      }
    }
  }

  function descend(token: string, value: JSONValue): void {
    if (typeof value === 'object') {
      tokens.push(token);
      visit(value);
      tokens.pop();
    }
  }

  visit(root);
  return places;
}
