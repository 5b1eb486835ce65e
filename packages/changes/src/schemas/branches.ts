import { child } from '../document/members.js';
import { createKeyIndex, structureKey } from '../document/structure-key.js';
import type { Located } from '../model/comparison.js';
import { keyOf } from './reading/merge-views.js';
import { readSchemas } from './reading/read-schema.js';
import type { UnionView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

export interface PairedBranches {
  pairs: [Located, Located][];
  removed: Located[];
  added: Located[];
}

/** More branches than this are not paired by their types. */
const maxBranches = 64;

/** Pairs the branches of two unions: by reference, by discriminating value, by structure, and at last the only ones that are left. */
export function pairBranches(before: UnionView, after: UnionView, context: SchemaContext): PairedBranches {
  const { comparison } = context;
  const result: PairedBranches = { pairs: [], removed: [...before.branches], added: [...after.branches] };
  const { before: oldSide, after: newSide } = comparison;
  pairBy(
    result,
    (branch) => oldSide.resolve(branch).pointer,
    (branch) => newSide.resolve(branch).pointer,
    isReference,
  );
  const mark = (branch: Located, side: typeof oldSide) => markOf(side.resolve(branch));
  pairBy(
    result,
    (branch) => mark(branch, oldSide),
    (branch) => mark(branch, newSide),
  );
  pairAlike(result, context);
  pairBy(
    result,
    (branch) => titleOf(branch, context, 'before'),
    (branch) => titleOf(branch, context, 'after'),
  );
  if (result.removed.length <= maxBranches && result.added.length <= maxBranches)
    pairByTypes(result, context);
  return result;
}

const isReference = (branch: Located): boolean => child(branch, '$ref') !== undefined;

function pairBy(
  result: PairedBranches,
  oldKey: (branch: Located) => string | undefined,
  newKey: (branch: Located) => string | undefined,
  applies: (branch: Located) => boolean = () => true,
): void {
  const byKey = new Map<string, Located>();
  for (const branch of result.added) {
    const key = applies(branch) ? newKey(branch) : undefined;
    if (key !== undefined && !byKey.has(key)) byKey.set(key, branch);
  }
  for (const branch of [...result.removed]) {
    const key = applies(branch) ? oldKey(branch) : undefined;
    const match = key === undefined ? undefined : byKey.get(key);
    if (key === undefined || match === undefined) continue;
    byKey.delete(key);
    take(result, branch, match);
  }
}

function take(result: PairedBranches, from: Located, to: Located): void {
  result.pairs.push([from, to]);
  result.removed.splice(result.removed.indexOf(from), 1);
  result.added.splice(result.added.indexOf(to), 1);
}

/** The properties with a single value tell the branches of a union apart. */
function markOf(schema: Located): string | undefined {
  const properties = child(schema, 'properties')?.value;
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) return undefined;
  const marks = Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property !== 'object' || property === null || Array.isArray(property)) return [];
    const values = property['const'] === undefined ? property['enum'] : [property['const']];
    return Array.isArray(values) && values.length === 1 ? [`${name} ${keyOf(values[0] ?? null)}`] : [];
  });
  return marks.length === 0 ? undefined : marks.sort().join('\n');
}

function titleOf(
  branch: Located,
  { comparison }: SchemaContext,
  side: 'before' | 'after',
): string | undefined {
  if (isReference(branch)) return undefined;
  const title = child(comparison[side].resolve(branch), 'title')?.value;
  return typeof title === 'string' ? title : undefined;
}

function pairAlike(result: PairedBranches, { comparison }: SchemaContext): void {
  const added = createKeyIndex(result.added, (branch) =>
    structureKey(comparison.after.resolve(branch).value),
  );
  for (const branch of [...result.removed]) {
    const match = added.take(structureKey(comparison.before.resolve(branch).value));
    if (match !== undefined) take(result, branch, match);
  }
}

/** Pairs branches that are the only ones of their types, for example the string of a union with an object. */
function pairByTypes(result: PairedBranches, { comparison }: SchemaContext): void {
  const typesIn = (side: typeof comparison.before) => (branch: Located) => readSchemas([branch], side).types;
  const oldTypes = typesIn(comparison.before);
  const newTypes = typesIn(comparison.after);
  for (const branch of [...result.removed]) {
    if (isReference(branch) || !comparison.spend(result.added.length)) continue;
    const types = oldTypes(branch);
    const rivals = result.removed.filter((other) => oldTypes(other) === types);
    const [match, ...others] = result.added.filter(
      (other) => !isReference(other) && newTypes(other) === types,
    );
    if (rivals.length === 1 && match !== undefined && others.length === 0) take(result, branch, match);
  }
}
