import { child, children, isObjectNode } from '../../document/members.js';
import { referenceIn } from '../../document/side.js';
import type { Located, Side } from '../../model/comparison.js';
import { mergeView, restrictValues } from './merge-views.js';
import { isNull, isPlain, readKeywords } from './read-keywords.js';
import { createView, type Schemas, type SchemaView, type UnionView } from './schema-view.js';
import { anyType, typeBits } from './type-set.js';

/** Number of schemas that are merged into one view. The rest of a larger composition is not read. */
const maxParts = 200;
/** A chain of more references than this is not followed further. */
const maxHops = 64;
/** Number of unions that a view keeps. */
const maxUnions = 16;

interface Reading {
  readonly side: Side;
  /** Pointers of the schemas that are being read: a schema that contains itself in `allOf` adds nothing. */
  readonly open: Set<string>;
  parts: number;
}

/** Reads what a conjunction of schemas demands, with references followed, `allOf` merged, and simple unions folded. */
export function readSchemas(schemas: Schemas, side: Side): SchemaView {
  const reading: Reading = { side, open: new Set(), parts: 0 };
  const view = createView(schemas[0]?.pointer ?? '', anyType);
  for (const schema of schemas) mergeView(view, readSchema(schema, reading));
  view.unions.length = Math.min(view.unions.length, maxUnions);
  restrictValues(view);
  return view;
}

function readSchema(schema: Located, reading: Reading): SchemaView {
  const view = createView(schema.pointer, anyType);
  if (schema.value === false) view.types = 0;
  if (!isObjectNode(schema) || reading.open.has(schema.pointer) || ++reading.parts > maxParts) return view;
  reading.open.add(schema.pointer);
  readReference(view, schema, reading);
  // Beside a reference, OpenAPI 3.0 ignores other members.
  if (referenceIn(schema.value) === undefined || reading.side.version !== '3.0') {
    view.parts.push(schema);
    readKeywords(view, schema, reading.side.version);
    for (const [, member] of children(child(schema, 'allOf'))) mergeView(view, readSchema(member, reading));
    for (const kind of ['oneOf', 'anyOf'] as const) readUnion(view, schema, kind, reading);
    if (child(schema, 'nullable')?.value === true) view.types |= typeBits.null;
  }
  reading.open.delete(schema.pointer);
  return view;
}

function readReference(view: SchemaView, schema: Located, reading: Reading): void {
  const reference = referenceIn(schema.value);
  const target = reference === undefined ? undefined : reading.side.target(reference);
  if (target !== undefined) mergeView(view, readSchema(target, reading));
}

/** Follows references as long as nothing beside them counts. */
function followReferences(schema: Located, side: Side): Located {
  let current = schema;
  for (let hops = 0; hops < maxHops; hops++) {
    const reference = referenceIn(current.value);
    const hasMembers = isObjectNode(current) && Object.keys(current.value).length > 1;
    if (reference === undefined || (hasMembers && side.version !== '3.0')) return current;
    const next = side.target(reference);
    if (next === undefined) return current;
    current = next;
  }
  return schema;
}

/** Folds a union that another form can express: one branch, null beside a branch, and branches of plain types or values. */
function readUnion(view: SchemaView, schema: Located, kind: 'oneOf' | 'anyOf', reading: Reading): void {
  const node = child(schema, kind);
  if (node === undefined || !Array.isArray(node.value)) return;
  const branches = children(node).map(([, branch]) => branch);
  const rest = branches.filter((branch) => !isNull(followReferences(branch, reading.side)));
  const folded = foldBranches(rest, kind, node, reading);
  if (rest.length < branches.length) {
    folded.types |= typeBits.null;
  }
  mergeView(view, folded);
}

function foldBranches(
  branches: Located[],
  kind: UnionView['kind'],
  node: Located,
  reading: Reading,
): SchemaView {
  const view = createView(node.pointer, anyType);
  const [first, ...others] = branches;
  if (first === undefined) {
    view.types = 0;
    return view;
  }
  if (others.length === 0) return readSchema(first, reading);
  const plain = branches.map((branch) => followReferences(branch, reading.side)).filter(isPlain);
  if (plain.length === branches.length && areAlike(plain)) return foldPlain(plain, node, reading);
  view.unions.push({ kind, node, branches });
  view.types = typesOfBranches(branches, reading);
  return view;
}

/** Whether all branches list values, or none does. */
function areAlike(branches: readonly Located[]): boolean {
  const listed = branches.filter(
    (branch) => child(branch, 'enum') !== undefined || child(branch, 'const') !== undefined,
  );
  return listed.length === 0 || listed.length === branches.length;
}

/** A union of plain types is a list of types; one of values is an `enum`. */
function foldPlain(branches: readonly Located[], node: Located, reading: Reading): SchemaView {
  const view = createView(node.pointer, 0);
  const views = branches.map((branch) => readSchema(branch, reading));
  for (const branch of views) {
    restrictValues(branch);
    view.types |= branch.types;
  }
  view.typeNode = node;
  if (views.every(({ values }) => values !== undefined)) {
    view.values = { node, values: views.flatMap(({ values }) => values?.values ?? []), byConst: false };
  }
  return view;
}

/** The types that the branches of a union allow. */
function typesOfBranches(branches: readonly Located[], reading: Reading): number {
  let types = 0;
  for (const branch of branches) {
    if (reading.open.has(branch.pointer)) return anyType;
    types |= readSchema(branch, reading).types;
    if (reading.parts > maxParts) return anyType;
  }
  return types;
}
