import { isArray, isObject, type JSONObject, member } from '@specshelf/base/json';

/** Returns the declared tags of a description with their names, in order. */
export function namedTags(root: JSONObject): [name: string, tag: JSONObject][] {
  const tags = member(root, 'tags');
  return (isArray(tags) ? tags : []).filter(isObject).flatMap((tag): [string, JSONObject][] => {
    const name = member(tag, 'name');
    return typeof name === 'string' ? [[name, tag]] : [];
  });
}
