import type { Located, Pair } from '../model/comparison.js';
import type { Impact } from '../model/report.js';
import { pairBranches } from './branches.js';
import { compareDiscriminators } from './compare-discriminators.js';
import { isCovered } from './cover.js';
import { pairEqual } from './pair-equal.js';
import { nameOf, place, pointerOf } from './places.js';
import { demandsOnlyUnions } from './reading/demands-only-unions.js';
import type { BothViews, SchemaView, UnionView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

/** Compares `oneOf` and `anyOf`. Returns false if the rest of the schemas cannot be compared. */
export function compareUnions(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  context: SchemaContext,
): boolean {
  const [old, now] = [before.unions, after.unions];
  if (old.length === 0 && now.length === 0) return true;
  if (old.length === 0) return reportWrapped(pair, before, after, context);
  if (now.length === 0) return reportUnwrapped(pair, before, after, context);
  compareDiscriminators(pair, before, after, context);
  const isEqual = (from: UnionView, to: UnionView) =>
    context.comparison.alike(from.node.value, to.node.value);
  for (const [from, to] of pairEqual(old, now, isEqual)) {
    if (from !== undefined && to !== undefined) {
      compareUnion(pair, { before: from, after: to }, before, context);
    } else reportUnion(pair, from, to, { before, after });
  }
  return true;
}

/** One of several unions in `allOf` was added or removed. */
function reportUnion(
  pair: Pair,
  from: UnionView | undefined,
  to: UnionView | undefined,
  { before, after }: BothViews,
): void {
  pair.report({
    rule: to === undefined ? 'all-of-member-removed' : 'all-of-member-added',
    action: to === undefined ? 'removed' : 'added',
    before: pointerOf(from?.node, before),
    after: pointerOf(to?.node, after),
    values: { name: nameOf(after) },
  });
}

/** A union that both schemas have. */
interface BothUnions {
  readonly before: UnionView;
  readonly after: UnionView;
}

function compareUnion(
  pair: Pair,
  { before, after }: BothUnions,
  view: SchemaView,
  context: SchemaContext,
): void {
  const name = nameOf(view);
  const places = { before: place(before.node), after: place(after.node) };
  if (before.kind !== after.kind) {
    const rule = after.kind === 'anyOf' ? 'union-became-any-of' : 'union-became-one-of';
    pair.report({ rule, action: 'changed', ...places, values: { name } });
  }
  const { pairs, removed, added } = pairBranches(before, after, context);
  for (const [from, to] of pairs) pair.contains(context.compare([from], [to]));
  for (const branch of removed) {
    const covered = after.branches.some((other) => isCovered(branch, other, context, 'before-by-after'));
    pair.report({
      rule: 'union-branch-removed',
      action: 'removed',
      before: place(branch),
      after: places.after,
      values: { name, value: branchName(branch, context, 'before') },
      ...(covered ? { levels: { toServer: 'safe' } } : {}),
    });
  }
  for (const branch of added) {
    const covered = before.branches.some((other) => isCovered(branch, other, context, 'after-by-before'));
    pair.report({
      rule: 'union-branch-added',
      action: 'added',
      before: places.before,
      after: place(branch),
      values: { name, value: branchName(branch, context, 'after') },
      ...(covered ? { levels: { toClient: 'safe' } } : {}),
    });
  }
}

/** Names a branch by its component, its title, or its position. */
function branchName(branch: Located, { comparison }: SchemaContext, side: 'before' | 'after'): string {
  const target = comparison[side].resolve(branch);
  const { value } = target;
  const title =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value['title'] : undefined;
  if (target.pointer === branch.pointer && typeof title === 'string') return title;
  return target.pointer.split('/').at(-1) ?? '';
}

/** The old schema may be one of the branches of the new one. */
function reportWrapped(pair: Pair, before: SchemaView, after: SchemaView, context: SchemaContext): boolean {
  const [union] = after.unions;
  if (union === undefined) return false;
  const whole = wholeOf(before);
  const wider = accepts(union, whole, context, 'before-by-after');
  const bare = isBare(after);
  const narrower =
    !bare || union.branches.every((branch) => isCovered(branch, whole, context, 'after-by-before'));
  pair.report({
    rule: bare ? 'wrapped-in-union' : 'all-of-member-added',
    action: bare ? 'changed' : 'added',
    before: { pointer: before.pointer },
    after: place(union.node),
    values: { name: nameOf(after) },
    levels: levelsOf(wider && after.unions.length === 1, narrower),
  });
  return !bare;
}

/** The new schema may be one of the branches of the old one. */
function reportUnwrapped(pair: Pair, before: SchemaView, after: SchemaView, context: SchemaContext): boolean {
  const [union] = before.unions;
  if (union === undefined) return false;
  const whole = wholeOf(after);
  const narrower = accepts(union, whole, context, 'after-by-before');
  const bare = isBare(before);
  const wider =
    !bare || union.branches.every((branch) => isCovered(branch, whole, context, 'before-by-after'));
  pair.report({
    rule: bare ? 'unwrapped-from-union' : 'all-of-member-removed',
    action: bare ? 'changed' : 'removed',
    before: place(union.node),
    after: { pointer: after.pointer },
    values: { name: nameOf(after) },
    levels: levelsOf(wider, narrower && before.unions.length === 1),
  });
  return !bare;
}

/** Whether a union allows all values of a schema. A value that satisfies two branches of `oneOf` is invalid. */
function accepts(
  union: UnionView,
  whole: Located,
  context: SchemaContext,
  sides: 'before-by-after' | 'after-by-before',
): boolean {
  const covering = union.branches.filter((branch) => isCovered(whole, branch, context, sides));
  return covering.length === 1 || (covering.length > 1 && union.kind === 'anyOf');
}

/** `wider`: everything that was valid is valid. `narrower`: everything that is valid was valid. */
function levelsOf(wider: boolean, narrower: boolean): { toServer: Impact; toClient: Impact } {
  return { toServer: wider ? 'safe' : 'breaking', toClient: narrower ? 'safe' : 'breaking' };
}

function wholeOf(view: SchemaView): Located {
  return view.parts.length === 1 && view.parts[0] !== undefined
    ? view.parts[0]
    : { value: { allOf: view.parts.map(({ value }) => value) }, pointer: `${view.pointer} & parts` };
}

/** Whether a view demands nothing but its union. */
const isBare = (view: SchemaView): boolean => view.unions.length === 1 && demandsOnlyUnions(view);
