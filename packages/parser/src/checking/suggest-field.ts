import type { ObjectType } from '../structure/object-table.js';
import { similarName } from '../text/similar-name.js';

export type Suggest = (name: string, type: ObjectType) => string | undefined;

/** A hostile file may have any number of unknown names; more than a few are not listed anyway. */
const mostNames = 1000;
const longestName = 40;

/** Suggests known fields for misspelled names. */
export function createSuggest(): Suggest {
  const known = new Map<ObjectType, string[]>();
  const found = new Map<string, string | undefined>();
  return (name, type) => {
    const key = `${type.id} ${name}`;
    if (!found.has(key) && found.size < mostNames && name.length <= longestName) {
      const names = known.get(type) ?? namesOf(type);
      known.set(type, names);
      found.set(key, similarName(name, names));
    }
    const meant = found.get(key);
    return meant && `did you mean \`${meant}\`?`;
  };
}

/** Where any name is allowed, a short one that resembles a field may well be meant. */
const namesOf = ({ fields, open }: ObjectType): string[] =>
  [...fields]
    .filter(([name, { absence }]) => absence === undefined && (!open || name.length > 3))
    .map(([name]) => name);
