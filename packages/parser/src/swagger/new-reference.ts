import { isObject, type JSONObject, type JSONValue } from '@specshelf/base/json';
import { fromFragment, resolveTokens, toFragment } from '@specshelf/base/pointer';
import { type Path, tokensOf } from '../json/path.js';
import type { ComponentNames } from './component-names.js';
import { sectionPlaces } from './section-places.js';

/** Converts a reference to a named component; undefined for a local reference to any other place. */
export function namedReference(
  reference: string,
  isBody: (reference: string) => boolean,
  names: ComponentNames,
): string | undefined {
  if (!reference.startsWith('#')) return reference;
  const [, section = '', name] = /^#\/(definitions|parameters|responses)\/([^/]*)$/.exec(reference) ?? [];
  if (name === undefined) return undefined;
  const place = section === 'parameters' && isBody(reference) ? requestBodies : sectionPlaces[section];
  return place && `#/${place.join('/')}/${names.any ? newName(section, name, names) : name}`;
}

/** Returns the new name of a component, or the escaped name as written if it does not change. */
function newName(section: string, written: string, names: ComponentNames): string {
  const [name = written] = fromFragment(`/${written}`) ?? [];
  const changed = names.nameOf(section, name);
  return changed === name ? written : changed;
}

const requestBodies = ['components', 'requestBodies'];

/** Converts any reference. Keeps the text after changed names as written. */
export function newReference(
  reference: string,
  root: JSONObject,
  moved: ReadonlyMap<JSONObject, Path>,
  names: ComponentNames,
): string {
  const tokens = reference.startsWith('#/') ? fromFragment(reference.slice(1)) : undefined;
  if (tokens === undefined) return reference;
  const [from = ''] = tokens;
  const place = Object.hasOwn(sectionPlaces, from) ? sectionPlaces[from] : undefined;
  const [, name, ...rest] = tokens;
  const named = name === undefined ? [] : [names.nameOf(from, name), ...rest];
  const renamed = place === undefined ? tokens : [...place, ...named];
  const movedTokens = tokensAfterMove(tokens, root, moved);
  if (movedTokens !== undefined && movedTokens.join('\n') !== renamed.join('\n')) {
    return `#${toFragment(movedTokens)}`;
  }
  if (place === undefined) return reference;
  const isUnchanged = reference.startsWith(`#/${from}`) && renamed[place.length] === name;
  return isUnchanged ? `#/${place.join('/')}${reference.slice(from.length + 2)}` : `#${toFragment(renamed)}`;
}

/** Returns the new tokens by the nearest converted object that contains the target. */
function tokensAfterMove(
  tokens: readonly string[],
  root: JSONObject,
  moved: ReadonlyMap<JSONObject, Path>,
): string[] | undefined {
  let value: JSONValue | undefined = root;
  let nearest: string[] | undefined;
  for (let length = 1; length <= tokens.length && value !== undefined; length += 1) {
    value = resolveTokens(value, tokens.slice(length - 1, length)).value;
    const path = isObject(value) ? moved.get(value) : undefined;
    nearest = path === undefined ? nearest : [...tokensOf(path), ...tokens.slice(length)];
  }
  return nearest;
}
