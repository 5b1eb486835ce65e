import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { PageBudget } from '../base/page-budget.js';
import { defaultDepth, defaultRowBudget, type LinkTarget } from '../model/options.js';
import type { Row, RowGroup, SchemaView } from '../model/schema-view.js';
import { describeSchema, isSameName, type ViewDraft } from './describe-schema.js';
import { mergeSchema } from './merge-schema.js';
import type { MergedSchema } from './merged-schema.js';
import { elementsOf, limitTexts } from './phrases/limit-texts.js';
import { typePhrases } from './phrases/type-phrases.js';
import type { GroupDraft, RowDraft } from './row-draft.js';
import { groupDrafts } from './row-drafts.js';

/** A schema of a page, or rows that have no schema of their own, such as parameters. */
export interface SchemaRequest {
  /** The fragment with the targets of references. */
  root: JSONObject;
  schema: JSONValue;
  /** Rows instead of those of the schema. */
  rows?: readonly RowDraft[];
  /** ID of its element, such as `response-200`. */
  id: string;
  /** Names below the ID that belong to other elements, such as `headers`. */
  reserved?: readonly string[];
  /** Words about properties, by name, such as their encoding. */
  notes?: ReadonlyMap<string, string>;
  /** Whether the schema describes each item of a stream. */
  isSequence?: boolean;
  /** Whether the name of the schema is the title above it. */
  isTitled?: boolean;
  /** Index of its first row, on a page that continues another one. Default: 0. */
  from?: number;
  /** IDs of the elements that contain it, by their schemas. They are on other pages. */
  enclosing?: ReadonlyMap<MergedSchema, string>;
  /** Whether only the texts are shown, completely. */
  isTextOnly?: boolean;
}

export interface PlanOptions {
  /** Limit on the rows of all schemas together. Default: 400. */
  rowBudget?: number | undefined;
  /** Limit on references below a schema. Default: 2. */
  depth?: number | undefined;
}

/** Plans the schemas of a page, within its budget. */
export type Planner = Pick<SchemaPlanner, 'add' | 'budget'>;

/** Views that are planned in one step, which takes about 2 ms. */
const viewsPerStep = 100;

/** Limit on rows inside rows, however few references they have. */
const maxNesting = 12;

/** A schema whose rows are not planned yet. */
interface Task extends Omit<SchemaRequest, 'id' | 'schema'> {
  view: ViewDraft;
  merged: MergedSchema;
  /** References on the way from the schema of the request. */
  references: number;
  nesting: number;
  /** Pointers of the enclosing schemas. */
  ancestors: ReadonlySet<string>;
}

/**
 * Describes the schemas of a page, breadth first: the rows of all schemas come before those inside rows, so that a large schema
 * leaves room for the others. Other rows become links.
 */
export class SchemaPlanner {
  readonly budget: PageBudget;
  readonly #depth: number;
  readonly #queue: Task[] = [];

  constructor({ rowBudget = defaultRowBudget, depth = defaultDepth }: PlanOptions) {
    this.budget = new PageBudget(rowBudget);
    this.#depth = depth;
  }

  /** Returns the view of a schema. Its rows are planned by `run`. */
  add({ schema, id, ...request }: SchemaRequest): SchemaView {
    const merged = mergeSchema(request.root, schema);
    const view = describeSchema(request.root, merged, id);
    if (request.isTitled === true) view.type = typePhrases(request.root, withoutName(merged));
    if (request.isSequence === true) view.type = [{ text: 'sequence of ' }, ...view.type];
    if (request.isTextOnly === true) return { ...view, isComplete: true };
    limitTexts(view, this.budget);
    this.#queue.push({
      ...request,
      view,
      merged,
      references: 0,
      nesting: 0,
      ancestors: new Set(merged.pointers),
    });
    return view;
  }

  /** Plans the rows of all views, some in each step. */
  *run(): Generator<undefined, void> {
    let planned = 0;
    for (const task of this.#queue) {
      this.#planRows(task);
      planned += 1;
      if (planned % viewsPerStep === 0) yield;
    }
  }

  #planRows(task: Task): void {
    const { root, view, merged, rows, from = 0, reserved } = task;
    const groups = rows
      ? [{ kind: 'properties' as const, count: rows.length, rows: () => rows }]
      : groupDrafts(root, merged, view.id, reserved);
    if (merged.missingParts.length > 0) view.parts = merged.missingParts;
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) return;
    if (this.#isElsewhere(task)) {
      view.more = { text: moreText(groups, total), target: targetOf(view, merged) };
      return;
    }
    view.groups = this.#fitting(task, groups, from);
  }

  /** Whether rows are on another page, because of many references or of the budget. */
  #isElsewhere({ references, nesting, from = 0 }: Task): boolean {
    return references > this.#depth || nesting > maxNesting || (!this.budget.hasRows && from === 0);
  }

  /** The groups with as many rows as fit, and a link to the first row that does not. */
  #fitting(task: Task, groups: readonly GroupDraft[], from: number): RowGroup[] {
    let skipped = from;
    let position = from;
    const fitting: RowGroup[] = [];
    for (const { count, rows, ...group } of groups) {
      const left = Math.max(0, count - skipped);
      const shown = this.#fittingRows(task, rows(), Math.min(skipped, count));
      skipped = Math.max(0, skipped - count);
      if (left === 0) continue;
      position += shown.length;
      const rest = left - shown.length;
      const more = { text: `${rest} more`, target: partOf(task.view, position) };
      fitting.push({ ...group, rows: shown, ...(rest === 0 ? {} : { more }) });
      position += rest;
    }
    return fitting;
  }

  /** The rows that fit. Skipped ones are drafted, because the IDs of the others depend on theirs. */
  #fittingRows(task: Task, drafts: Iterable<RowDraft>, skipped: number): Row[] {
    const rows: Row[] = [];
    let index = 0;
    for (const draft of drafts) {
      if (!this.budget.hasRows) break;
      if (index >= skipped) rows.push(this.#row(task, draft));
      index += 1;
    }
    return rows;
  }

  #row(task: Task, { id, name, isCode, isRequired, schema, condition }: RowDraft): Row {
    const merged = mergeSchema(task.root, schema);
    const view = describeSchema(task.root, merged, id);
    if (view.title !== undefined && isSameName(view.title, name)) delete view.title;
    // Alternatives without a name are called like their first constraint.
    if (!isCode && view.constraints[0]?.[0]?.text === name) view.constraints = view.constraints.slice(1);
    const notes = [condition, task.notes?.get(name)].filter((note) => note !== undefined);
    if (notes.length > 0) view.constraints = [...notes.map((text) => [{ text }]), ...view.constraints];
    limitTexts(view, this.budget);
    this.budget.takeRow(elementsOf(view));
    const enclosing = task.enclosing?.get(merged);
    if (enclosing !== undefined) {
      view.recursive = true;
      // Not a part of this part: the IDs of parts would have no end.
      view.more = { text: 'Details', target: targetOf({ id: enclosing }, merged) };
    } else if (merged.pointers.some((pointer) => task.ancestors.has(pointer))) view.recursive = true;
    else this.#queue.push(below(task, view, merged));
    return { name, isCode, ...(isRequired ? { required: true } : {}), schema: view };
  }
}

function withoutName({ name: _, ...merged }: MergedSchema): MergedSchema {
  return merged;
}

function below(task: Task, view: ViewDraft, merged: MergedSchema): Task {
  const { root, ancestors, enclosing, references, nesting } = task;
  return {
    root,
    ...(enclosing && { enclosing }),
    view,
    merged,
    references: references + Number(merged.pointers.length > 0 || merged.hasReferences),
    nesting: nesting + 1,
    ancestors: merged.pointers.length > 0 ? new Set([...ancestors, ...merged.pointers]) : ancestors,
  };
}

/** Named schemas have a page of their own. */
function targetOf(view: Pick<SchemaView, 'id'>, { name }: MergedSchema): LinkTarget {
  return name === undefined ? partOf(view, 0) : { kind: 'schema', name };
}

function partOf({ id }: Pick<SchemaView, 'id'>, from: number): LinkTarget {
  return from === 0 ? { kind: 'part', id } : { kind: 'part', id, from };
}

function moreText(groups: readonly GroupDraft[], count: number): string {
  const [group, ...others] = groups;
  if (group === undefined || others.length > 0 || !(group.kind in nouns)) return 'Details';
  const [one, many] = group.kind === 'properties' ? nouns.properties : nouns.alternatives;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

const nouns = {
  properties: ['property', 'properties'],
  alternatives: ['alternative', 'alternatives'],
} as const;
