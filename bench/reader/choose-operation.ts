import type { JSONObject } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';

/** An operation, with everything that the deep links of the readers need. */
export interface ChosenOperation {
  method: string;
  path: string;
  operationId: string;
  /** Undefined if the operation has no tag. */
  tag: string | undefined;
  /** The beginning of its description. No navigation shows it, so it is visible only when the operation is. */
  words: string;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Returns the first operation whose description is unique in the document. */
export function chooseOperation(root: unknown): ChosenOperation | undefined {
  const all = Object.entries(objectAt(root, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method) => operationsAt(path, method, objectAt(item, method))),
  );
  const counts = new Map<string, number>();
  for (const { words } of all) counts.set(words, (counts.get(words) ?? 0) + 1);
  return all.find(({ words }) => counts.get(words) === 1);
}

function operationsAt(path: string, method: string, operation: JSONObject): ChosenOperation[] {
  const { operationId, description, tags } = operation;
  if (typeof operationId !== 'string' || typeof description !== 'string') return [];
  const words = plainBeginning(description);
  if (words.length < minimumLength) return [];
  const [tag] = Array.isArray(tags) ? tags.map(String) : [];
  return [{ method, path, operationId, tag, words }];
}

const minimumLength = 20;

/** Returns the text before the first markup: every reader puts it into one text node. */
function plainBeginning(description: string): string {
  const [beginning = ''] = description.replace(/^\s*<p>/, '').split(/[<[`*_\n&"'\\]|https?:/, 1);
  return beginning.trim().slice(0, 80);
}

function objectAt(value: unknown, key: string): JSONObject {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}
