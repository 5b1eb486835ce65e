import { isObject, type JSONObject, member } from '@specshelf/base/json';
import { sectionPlaces } from './section-places.js';

export interface ComponentNames {
  /** Whether any name changes. */
  readonly any: boolean;
  /** Returns the OpenAPI 3 name of a component in a section of 2.0, such as `definitions`. */
  nameOf(section: string, name: string): string;
  /** Returns the changed names of a section, from old to new. */
  changed(section: string): ReadonlyMap<string, string>;
}

/** Assigns valid names to components. OpenAPI 3 restricts their names, 2.0 does not. */
export function createComponentNames(root: JSONObject): ComponentNames {
  const sections = new Map(
    Object.keys(sectionPlaces).map((section) => [section, newNames(member(root, section))]),
  );
  const changed = (section: string) => sections.get(section) ?? none;
  return {
    any: [...sections.values()].some(({ size }) => size > 0),
    nameOf: (section, name) => changed(section).get(name) ?? name,
    changed,
  };
}

const none: ReadonlyMap<string, string> = new Map();

function newNames(components: unknown): ReadonlyMap<string, string> {
  if (!isObject(components) || typeof member(components, '$ref') === 'string') return none;
  const invalid = Object.keys(components).filter((name) => !/^[\w.-]+$/.test(name));
  const names = new Map<string, string>();
  const taken = new Set(invalid.length === 0 ? [] : Object.keys(components));
  /** The last suffix of each name, so that many equal names do not take quadratic time. */
  const counts = new Map<string, number>();
  for (const name of invalid) {
    const valid = name.replaceAll(/[^\w.-]/gu, '_') || '_';
    let count = counts.get(valid) ?? 1;
    let free = count === 1 ? valid : `${valid}_${count}`;
    while (taken.has(free)) {
      count += 1;
      free = `${valid}_${count}`;
    }
    counts.set(valid, count);
    taken.add(free);
    names.set(name, free);
  }
  return names;
}
