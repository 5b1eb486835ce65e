import { type JSONObject, member } from '@specshelf/base/json';
import type { RuleContext } from '../checking/rule-context.js';
import { quote } from '../text/quote.js';
import { namedTags } from './named-tags.js';

/** Checks the parents of tags (3.2). */
export function checkTagParents(root: JSONObject, context: RuleContext): void {
  const tags = tagsByName(root);
  const done = new Set<string>();
  for (const [name, tag] of tags) {
    const parent = parentOf(tag);
    if (parent !== undefined && !tags.has(parent)) {
      const message = `The parent ${quote(parent)} is not a tag of the description`;
      context.error('tag-parent-not-found', message, tag, 'parent');
    }
    const cycle = cycleFrom(name, tags, done);
    if (cycle !== undefined) {
      context.error('tag-parent-loop', 'This tag is its own ancestor', cycle, 'parent');
    }
  }
}

function tagsByName(root: JSONObject): Map<string, JSONObject> {
  const byName = new Map<string, JSONObject>();
  for (const [name, tag] of namedTags(root)) if (!byName.has(name)) byName.set(name, tag);
  return byName;
}

function parentOf(tag: JSONObject | undefined): string | undefined {
  const parent = tag === undefined ? undefined : member(tag, 'parent');
  return typeof parent === 'string' ? parent : undefined;
}

/** Returns a tag of the cycle that the ancestors of a tag end in, once for each cycle. */
function cycleFrom(
  start: string,
  tags: ReadonlyMap<string, JSONObject>,
  done: Set<string>,
): JSONObject | undefined {
  const ancestors = new Set<string>();
  let at: string | undefined = start;
  while (at !== undefined && !done.has(at) && !ancestors.has(at)) {
    ancestors.add(at);
    at = parentOf(tags.get(at));
  }
  const cycle = at !== undefined && ancestors.has(at) ? tags.get(at) : undefined;
  for (const name of ancestors) done.add(name);
  return cycle;
}
