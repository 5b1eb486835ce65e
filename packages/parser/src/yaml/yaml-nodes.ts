import { loadAll, type State } from 'js-yaml';
import { LiteralScalar, literalSchema } from './literal-scalars.js';
import { hasSpecialNames } from './special-names.js';
import { plainSchema } from './yaml-schema.js';

/** A node of a YAML text. An alias is a node of its own. */
export interface Node {
  readonly start: number;
  end: number;
  /** Whether parsing failed before the end of the node. */
  open: boolean;
  result: unknown;
  readonly children: Node[];
}

/** Members that merge keys (`<<`) may copy: chained merges grow quadratically. */
export const mergeLimit = 100_000;

/** The types of js-yaml lack the option `maxDepth`. */
export const loadOptions = (depth: number) => ({
  schema: plainSchema,
  maxDepth: depth,
  maxTotalMergeKeys: mergeLimit,
});

/** Returns the nodes that js-yaml opens up to the first error, with one root for each document. */
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
    if (node !== undefined) Object.assign(node, { end: position, open: false, result });
  };
  try {
    const schema = hasSpecialNames(text) ? literalSchema : plainSchema;
    loadAll(text, null, { ...loadOptions(depth), schema, json: true, listener });
  } catch {
    // The nodes before the error are the result.
  }
  return roots;
}

/** Whether js-yaml accepts a value as a member name. */
export const isName = (value: unknown) =>
  value === null || typeof value !== 'object' || value instanceof LiteralScalar;
