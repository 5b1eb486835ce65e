import { isObject, type JSONObject, type JSONValue } from '../json/json.js';
import { type Path, tokensOf } from '../json/path.js';
import { fromFragment, resolveTokens, toFragment } from '../json/pointer.js';
import type { ComponentNames } from './component-names.js';

/** Root members of 2.0 that have another place in 3.0. */
export const renamed: Record<string, readonly string[]> = {
  definitions: ['components', 'schemas'],
  parameters: ['components', 'parameters'],
  responses: ['components', 'responses'],
  securityDefinitions: ['components', 'securitySchemes'],
};

/**
 * Where a reference to something of 2.0 that has a name leads now. Undefined for every other reference: what it points
 * at may stand anywhere.
 */
export function plainReference(
  reference: string,
  isBody: (reference: string) => boolean,
  names: ComponentNames,
): string | undefined {
  if (!reference.startsWith('#')) {
    return reference;
  }
  const [, section = '', name] = /^#\/(definitions|parameters|responses)\/([^/]*)$/.exec(reference) ?? [];
  if (name === undefined) {
    return undefined;
  }
  const place = section === 'parameters' && isBody(reference) ? bodies : renamed[section];
  return place && `#/${place.join('/')}/${names.any ? newName(section, name, names) : name}`;
}

/** Names are unescaped to find their new ones, which need no escapes; others stay as their author wrote them. */
function newName(section: string, written: string, names: ComponentNames): string {
  const [name = written] = fromFragment(`/${written}`) ?? [];
  const now = names.nameOf(section, name);
  return now === name ? written : now;
}

const bodies = ['components', 'requestBodies'];

/** Where a reference leads now. What follows the names that changed stays as its author wrote it. */
export function newReference(
  reference: string,
  root: JSONObject,
  moved: ReadonlyMap<JSONObject, Path>,
  names: ComponentNames,
): string {
  const tokens = reference.startsWith('#/') ? fromFragment(reference.slice(1)) : undefined;
  if (tokens === undefined) {
    return reference;
  }
  const [from = ''] = tokens;
  const to = Object.hasOwn(renamed, from) ? renamed[from] : undefined;
  const [, name, ...rest] = tokens;
  const renamedTokens =
    to === undefined ? tokens : [...to, ...(name === undefined ? [] : [names.nameOf(from, name), ...rest])];
  const now = newTokens(tokens, root, moved);
  if (now !== undefined && now.join('\n') !== renamedTokens.join('\n')) {
    return `#${toFragment(now)}`;
  }
  if (to === undefined) {
    return reference;
  }
  const isPlain = reference.startsWith(`#/${from}`) && renamedTokens[to.length] === name;
  return isPlain ? `#/${to.join('/')}${reference.slice(from.length + 2)}` : `#${toFragment(renamedTokens)}`;
}

/** By the nearest object around the target that was converted. */
function newTokens(
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
