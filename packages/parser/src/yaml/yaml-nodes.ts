import { loadAll, type State } from 'js-yaml';
import { hasOddNames, plainSchema, Written, writtenSchema } from './yaml-schema.js';

/** A node of a text, an alias as a node of its own. */
export interface Node {
  readonly start: number;
  end: number;
  /** Whether an error comes before its end. */
  open: boolean;
  result: unknown;
  readonly children: Node[];
}

/** Members copied by `<<` in one text: a chain of merges grows with the square of its length. */
export const mergeLimit = 100_000;

/** js-yaml knows the option `maxDepth`; its types do not. */
export const loadOptions = (depth: number) => ({
  schema: plainSchema,
  maxDepth: depth,
  maxTotalMergeKeys: mergeLimit,
});

/** The nodes of a text as js-yaml meets them, one root for each document; those before the first error. */
export function readNodes(text: string, depth: number): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  const listener = (event: string, { position, result }: State): void => {
    if (event === 'open') {
      const node: Node = { start: position, end: position, open: true, result: undefined, children: [] };
      (open.at(-1)?.children ?? roots).push(node);
      open.push(node);
      return;
    }
    const node = open.pop();
    if (node !== undefined) {
      Object.assign(node, { end: position, open: false, result });
    }
  };
  try {
    const schema = hasOddNames(text) ? writtenSchema : plainSchema;
    loadAll(text, null, { ...loadOptions(depth), schema, json: true, listener });
  } catch {
    // The nodes before an error are the result.
  }
  return roots;
}

/** Whether a value may be the name of a member. */
export const isName = (value: unknown) =>
  value === null || typeof value !== 'object' || value instanceof Written;
