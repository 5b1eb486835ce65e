import type { RuleContext } from '../checking/rule-context.js';
import { isArray, isObject, type JSONObject, member } from '../json/json.js';
import { shown } from '../text/quote.js';

/** Tags of 3.2 may stand under another one. */
export function checkTagParents(root: JSONObject, context: RuleContext): void {
  const tags = tagsByName(root);
  const done = new Set<string>();
  for (const [name, tag] of tags) {
    const parent = parentOf(tag);
    if (parent !== undefined && !tags.has(parent)) {
      const message = `The parent ${shown(parent)} is no tag of the description`;
      context.error('tag-parent-not-found', message, tag, 'parent');
    }
    const ring = ringFrom(name, tags, done);
    if (ring !== undefined) {
      context.error('tag-parent-loop', 'This tag stands under itself', ring, 'parent');
    }
  }
}

function tagsByName(root: JSONObject): Map<string, JSONObject> {
  const tags = member(root, 'tags');
  const byName = new Map<string, JSONObject>();
  for (const tag of isArray(tags) ? tags : []) {
    const name = isObject(tag) ? member(tag, 'name') : undefined;
    if (isObject(tag) && typeof name === 'string' && !byName.has(name)) {
      byName.set(name, tag);
    }
  }
  return byName;
}

function parentOf(tag: JSONObject | undefined): string | undefined {
  const parent = tag === undefined ? undefined : member(tag, 'parent');
  return typeof parent === 'string' ? parent : undefined;
}

/** A tag of the ring that the way upwards ends in, once for each ring. */
function ringFrom(
  start: string,
  tags: ReadonlyMap<string, JSONObject>,
  done: Set<string>,
): JSONObject | undefined {
  const way = new Set<string>();
  let at: string | undefined = start;
  while (at !== undefined && !done.has(at) && !way.has(at)) {
    way.add(at);
    at = parentOf(tags.get(at));
  }
  const ring = at !== undefined && way.has(at) ? tags.get(at) : undefined;
  for (const name of way) {
    done.add(name);
  }
  return ring;
}
