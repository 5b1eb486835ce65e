import { defined } from '@specshelf/base/defined';
import { isObject, type JSONObject, member } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import { printJSON } from '../base/print-json.js';
import { exampleSuffix } from '../examples/examples-of.js';
import { findOperation } from '../input/find-operation.js';
import { type ActionBlock, apiBlocksIn, ownIds, type SchemasBlock } from '../model/api-blocks.js';
import type { ExampleView, OperationView } from '../model/operation-view.js';
import type { PartTarget, RenderOptions } from '../model/options.js';
import type { More, SchemaView } from '../model/schema-view.js';
import { ElementIds } from '../schema/element-ids.js';
import { findPart } from '../schema/find-part.js';
import { type Planner, SchemaPlanner, type SchemaRequest } from '../schema/plan-schemas.js';
import { resolveObject } from '../schema/resolve-object.js';
import { planOperation, sourceSuffix } from './plan-operation.js';

type Document = Schema<'Document'>;

/** What the blocks of a document show of specifications. */
export interface DocumentPlan {
  operations: ReadonlyMap<ActionBlock, OperationView>;
  schemas: ReadonlyMap<SchemasBlock, readonly (SchemaView | undefined)[]>;
  /** The fragments of operations, by the prefix of their IDs. */
  fragments: ReadonlyMap<string, JSONObject>;
}

/** Plans all blocks of a document together, because they share its row budget. */
export function planDocument(document: Document, options: RenderOptions): DocumentPlan {
  return finish(planInSteps(document, options));
}

/** Plans a document in steps of a limited size. */
export function* planInSteps(document: Document, options: RenderOptions): Generator<undefined, DocumentPlan> {
  const planner = new SchemaPlanner(options);
  const plan = yield* planBlocks(document, planner);
  yield* planner.run();
  return plan;
}

/** Runs all steps. */
function finish<Result>(steps: Generator<undefined, Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** A part of a document that does not fit into its page. */
export type PartPlan =
  | { kind: 'example'; example: ExampleView }
  | { kind: 'schema'; view: SchemaView }
  | { kind: 'source'; source: SourceView };

/** The part with an ID; undefined when the page has no such element. */
export function planPart(document: Document, part: PartTarget, options: RenderOptions): PartPlan | undefined {
  return finish(planPartInSteps(document, part, options));
}

/** Plans a part in steps of a limited size. */
export function* planPartInSteps(
  document: Document,
  part: PartTarget,
  options: RenderOptions,
): Generator<undefined, PartPlan | undefined> {
  const requests: SchemaRequest[] = [];
  const isExample = part.id.includes(exampleSuffix);
  const everything = new SchemaPlanner({ ...options, rowBudget: 0 });
  if (isExample) everything.budget.lift();
  const plan = yield* planBlocks(document, {
    budget: everything.budget,
    add: (request) => {
      requests.push(request);
      return everything.add(request);
    },
  });
  if (isExample) return findExample(plan, part.id);
  yield;
  if (part.id.endsWith(sourceSuffix)) {
    const fragment = plan.fragments.get(part.id.slice(0, -sourceSuffix.length));
    return fragment && { kind: 'source', source: planSource(fragment, part.id, part.from ?? 0) };
  }
  const request = yield* findPart(requests, part.id);
  if (request === undefined) return undefined;
  const planner = new SchemaPlanner(options);
  planner.budget.addBlock();
  const view = planner.add({ ...request, from: part.from ?? 0 });
  yield* planner.run();
  return { kind: 'schema', view };
}

function findExample({ operations }: DocumentPlan, id: string): PartPlan | undefined {
  for (const view of [...operations.values()].flatMap(withCallbacks)) {
    const media = [...(view.body?.media ?? []), ...view.responses.flatMap((response) => response.media)];
    const example = media.flatMap(({ examples }) => examples).find((each) => each.id === id);
    if (example) return { kind: 'example', example };
  }
  return undefined;
}

function withCallbacks(view: OperationView): OperationView[] {
  return [view, ...view.callbacks.flatMap(({ operations }) => operations.flatMap(withCallbacks))];
}

/** Plans one block in each step. */
function* planBlocks(document: Document, planner: Planner): Generator<undefined, DocumentPlan> {
  const operations = new Map<ActionBlock, OperationView>();
  const schemas = new Map<SchemasBlock, readonly (SchemaView | undefined)[]>();
  const fragments = new Map<string, JSONObject>();
  const prefixes = new ElementIds('');
  const names = new ElementIds('');
  const taken = ownIds(document.nodes);
  for (const [index, block] of apiBlocksIn(document.nodes).entries()) {
    if (!isObject(block.data.resolved)) continue;
    // Merged schemas are cached by their root: the copy limits the cache to this page.
    const root = { ...block.data.resolved };
    planner.budget.addBlock();
    if (block.type === 'openapi-schemas') {
      schemas.set(block, planSchemasBlock(block, root, names, planner));
      continue;
    }
    const prefix = index === 0 && !taken.some(isReserved) ? '' : `${prefixes.take(block.meta?.id ?? 'api')}.`;
    fragments.set(prefix, root);
    const view = planAction(block, root, prefix, planner);
    if (view !== undefined) operations.set(block, view);
    yield;
  }
  return { operations, schemas, fragments };
}

/** Whether an ID of a heading could be that of an element of an operation. */
function isReserved(id: string): boolean {
  return /^(?:path|query|querystring|header|cookie|body|response|callback)(?:$|[.-])/.test(id);
}

function planSchemasBlock(block: SchemasBlock, root: JSONObject, ids: ElementIds, planner: Planner) {
  const named = member(member(root, 'components'), 'schemas');
  return planner.budget.takeItems(block.data.schemas).map((name) => {
    const id = ids.take(name);
    const own = member(named, name);
    if (own === undefined) return undefined;
    // A schema that only refers to another one is described by the name of that one.
    if (member(own, '$ref') !== undefined) return planner.add({ root, schema: own, id });
    const token = encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
    return planner.add({ root, schema: { $ref: `#/components/schemas/${token}` }, id, isTitled: true });
  });
}

function planAction(
  block: ActionBlock,
  root: JSONObject,
  prefix: string,
  planner: Planner,
): OperationView | undefined {
  const { method, headless, truncated } = block.data;
  const [kind, path, items] =
    block.type === 'openapi-operation'
      ? (['operation', block.data.path, member(root, 'paths')] as const)
      : (['webhook', block.data.name, member(root, 'webhooks')] as const);
  const found = findOperation(root, resolveObject(root, member(items, path)), method);
  if (found === undefined) return undefined;
  const isHeadless = headless === true;
  const place = { root, kind, path, prefix, isHeadless, isTruncated: truncated === true, planner };
  const view = planOperation({ ...found, ...place });
  const title = isHeadless ? undefined : titleOf(found.operation, `${found.method} ${path}`);
  return { ...view, ...defined({ title, id: block.meta?.id }) };
}

function titleOf(operation: JSONObject, signature: string): string {
  const summary = member(operation, 'summary');
  return typeof summary === 'string' && summary !== '' ? summary : signature;
}

/** Lines of a source on one page. */
const maxLines = 2_000;

/** Some lines of the source of an operation, as JSON. */
interface SourceView {
  text: string;
  /** The lines after them. */
  more?: More;
}

/** Prints a fragment of a specification from a line on. */
function planSource(fragment: JSONObject, id: string, from: number): SourceView {
  const lines = printJSON(fragment).split('\n');
  const end = from + maxLines;
  const text = lines.slice(from, end).join('\n');
  if (end >= lines.length) return { text };
  const target = { kind: 'part' as const, id, from: end };
  return { text, more: { text: `${lines.length - end} more lines`, target } };
}
