import { mergeSchema } from './merge-schema.js';
import type { MergedSchema } from './merged-schema.js';
import { textSuffix } from './phrases/limit-texts.js';
import type { SchemaRequest } from './plan-schemas.js';
import type { RowDraft } from './row-draft.js';
import { groupDrafts } from './row-drafts.js';

/** Limit on the rows that are drafted to find an element: schemas that contain themselves have IDs of any length. */
const maxDrafts = 50_000;

/** Rows that are drafted in one step, which takes about 2 ms. */
const draftsPerStep = 1_000;

/**
 * Finds the schema of the element with an ID among the schemas of a page, for a page that shows only this part, in steps of a limited
 * size. Returns undefined when the page has no such element.
 */
export function* findPart(
  requests: readonly SchemaRequest[],
  id: string,
): Generator<undefined, SchemaRequest | undefined> {
  if (!id.endsWith(textSuffix)) return yield* findElement(requests, id);
  const element = yield* findElement(requests, id.slice(0, -textSuffix.length));
  return element && { ...element, isTextOnly: true };
}

function* findElement(
  requests: readonly SchemaRequest[],
  id: string,
): Generator<undefined, SchemaRequest | undefined> {
  const request = closest(requests, id);
  if (request === undefined || request.id === id) return request;
  const { root, rows } = request;
  const enclosing = new Map<MergedSchema, string>();
  let drafted = 0;
  let found: Found | undefined = rows ? closest(rows, id) : request;
  // Each turn finds a longer ID, so there are at most as many as the ID has characters.
  while (found !== undefined && found.id !== id) {
    const merged = mergeSchema(root, found.schema);
    if (!enclosing.has(merged)) enclosing.set(merged, found.id);
    const before = drafted;
    const drafts: RowDraft[] = [];
    for (const group of groupDrafts(root, merged, found.id, found.reserved)) drafts.push(...group.rows());
    drafted += drafts.length;
    if (drafted > maxDrafts) return undefined;
    if (Math.floor(before / draftsPerStep) < Math.floor(drafted / draftsPerStep)) yield;
    found = closest(drafts, id);
  }
  return found && { root, schema: found.schema, id, enclosing };
}

type Found = Pick<SchemaRequest, 'id' | 'reserved' | 'schema'>;

/** The element with this ID, or the one that contains it. */
function closest<Element extends { id: string }>(
  elements: readonly Element[],
  id: string,
): Element | undefined {
  const containing = elements.filter((element) => id === element.id || id.startsWith(`${element.id}.`));
  return containing.sort((a, b) => b.id.length - a.id.length)[0];
}
