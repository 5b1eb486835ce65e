import { similarName } from '@specshelf/base/similar-name';
import type { ObjectType } from '../structure/object-table.js';

/** Suggests the field that an unknown name was probably meant to be. */
export type SuggestField = (name: string, type: ObjectType) => string | undefined;

/** A hostile file can have any number of unknown names, far more than the listed problems. */
const maxNames = 1000;
const maxNameLength = 40;

export function createSuggestField(): SuggestField {
  const fieldNames = new Map<ObjectType, string[]>();
  const suggestions = new Map<string, string | undefined>();
  return (name, type) => {
    const key = `${type.id} ${name}`;
    if (!suggestions.has(key) && suggestions.size < maxNames && name.length <= maxNameLength) {
      const names = fieldNames.get(type) ?? candidatesOf(type);
      fieldNames.set(type, names);
      suggestions.set(key, similarName(name, names));
    }
    const suggestion = suggestions.get(key);
    return suggestion && `did you mean \`${suggestion}\`?`;
  };
}

/** Where other names are allowed, a name that resembles a short field is often one of them. */
const candidatesOf = ({ fields, open }: ObjectType): string[] =>
  [...fields]
    .filter(([name, { absence }]) => absence === undefined && (!open || name.length > 3))
    .map(([name]) => name);
