import { child, namedChildren, text } from '../document/members.js';
import { structureKey } from '../document/structure-key.js';
import type { Located, Pair } from '../model/comparison.js';
import { nameOf, pointerOf } from './places.js';
import type { SchemaView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

/** Compares the discriminators of two unions. A component that is a branch is mapped under its name without being listed. */
export function compareDiscriminators(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  context: SchemaContext,
): void {
  const from = before.discriminator;
  const to = after.discriminator;
  if (from === undefined && to === undefined) return;
  const places = { before: pointerOf(from, before), after: pointerOf(to, after) };
  const name = nameOf(after);
  if (from === undefined || to === undefined) {
    const added = from === undefined;
    const rule = added ? 'discriminator-added' : 'discriminator-removed';
    pair.report({ rule, action: added ? 'added' : 'removed', ...places, values: { name } });
    return;
  }
  const [old, now] = [text(from, 'propertyName'), text(to, 'propertyName')];
  if (old !== now) {
    const values = { name, from: old, to: now };
    pair.report({ rule: 'discriminator-property-changed', action: 'changed', ...places, values });
  }
  compareMappings(pair, { discriminator: from, view: before }, { discriminator: to, view: after }, context);
}

interface DiscriminatedView {
  readonly discriminator: Located;
  readonly view: SchemaView;
}

function compareMappings(
  pair: Pair,
  { discriminator: from, view: oldView }: DiscriminatedView,
  { discriminator: to, view: newView }: DiscriminatedView,
  { comparison }: SchemaContext,
): void {
  const old = mappingOf(from, oldView, comparison.before);
  const now = mappingOf(to, newView, comparison.after);
  const declared = (node: Located, key: string) => child(child(node, 'mapping'), key);
  for (const [key, target] of old) {
    const other = now.get(key);
    const node = declared(from, key);
    const values = { name: nameOf(newView), value: key };
    const before = { pointer: (node ?? from).pointer };
    const after = { pointer: (declared(to, key) ?? to).pointer };
    // A branch that is gone is reported as a branch.
    if (other === undefined) {
      if (node === undefined && !isListed(target, newView, comparison.after)) continue;
      pair.report({ rule: 'discriminator-mapping-removed', action: 'removed', before, after, values });
    } else if (other !== target && !isSame(target, other, comparison)) {
      pair.report({ rule: 'discriminator-mapping-changed', action: 'changed', before, after, values });
    }
  }
  for (const key of now.keys()) {
    const node = declared(to, key);
    if (old.has(key) || node === undefined) continue;
    const values = { name: nameOf(newView), value: key };
    const places = { before: { pointer: from.pointer }, after: { pointer: node.pointer } };
    pair.report({ rule: 'discriminator-mapping-added', action: 'added', ...places, values });
  }
}

type Side = SchemaContext['comparison']['before'];

/** Returns pointers of schemas by the values of the discriminator. */
function mappingOf(discriminator: Located, view: SchemaView, side: Side): Map<string, string> {
  const mapping = new Map<string, string>();
  for (const [key, target] of namedChildren(child(discriminator, 'mapping'))) {
    const reference = String(target.value);
    const full = reference.startsWith('#') ? reference : `#/components/schemas/${reference}`;
    mapping.set(key, side.target(full)?.pointer ?? reference);
  }
  const mapped = new Set(mapping.values());
  for (const branch of view.unions.flatMap(({ branches }) => branches)) {
    const { pointer } = side.resolve(branch);
    const name = pointer.startsWith('/components/schemas/') ? pointer.split('/').at(-1) : undefined;
    if (name !== undefined && !mapped.has(pointer)) mapping.set(name, pointer);
  }
  return mapping;
}

function isListed(pointer: string, view: SchemaView, side: Side): boolean {
  return view.unions.some(({ branches }) =>
    branches.some((branch) => side.resolve(branch).pointer === pointer),
  );
}

/** Whether two pointers lead to schemas of equal structure: the component was renamed. References count by their text. */
function isSame(
  before: string,
  after: string,
  { before: oldSide, after: newSide }: SchemaContext['comparison'],
): boolean {
  const from = oldSide.target(`#${before}`)?.value;
  const to = newSide.target(`#${after}`)?.value;
  return from !== undefined && to !== undefined && structureKey(from) === structureKey(to);
}
