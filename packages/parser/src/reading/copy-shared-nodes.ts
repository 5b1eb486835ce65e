import {
  type Container,
  isArray,
  isContainer,
  isObject,
  type JSONObject,
  type JSONValue,
  setMember,
} from '@specshelf/base/json';

/** Replaces repeated occurrences of an object with copies, in place, so that a change in one place affects no other. */
export function copySharedNodes(root: JSONValue): JSONValue {
  return unshared(root, new Set());
}

function unshared(value: JSONValue, seen: Set<Container>): JSONValue {
  if (!isContainer(value)) return value;
  if (seen.has(value)) return copyOf(value);
  seen.add(value);
  if (isArray(value)) {
    value.forEach((item, index) => {
      value[index] = unshared(item, seen);
    });
  } else {
    for (const name of Object.keys(value)) setMember(value, name, unshared(value[name] ?? null, seen));
  }
  return value;
}

/** Recursive: the depth is checked before. */
function copyOf(value: JSONValue): JSONValue {
  if (isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return value;
  const copy: JSONObject = {};
  for (const name of Object.keys(value)) setMember(copy, name, copyOf(value[name] ?? null));
  return copy;
}
