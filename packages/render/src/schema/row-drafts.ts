import {
  arrayMember,
  entriesOf,
  type JSONObject,
  type JSONValue,
  member,
  textMember,
} from '@specshelf/base/json';
import { constantsOf } from './allowed-values.js';
import { choiceGroup } from './choice-rows.js';
import { conditionGroup } from './condition-rows.js';
import { ElementIds } from './element-ids.js';
import { mergeSchema } from './merge-schema.js';
import type { MergedSchema } from './merged-schema.js';
import type { GroupDraft, RowDraft } from './row-draft.js';

/** The rows below a schema: properties, items of a tuple or of an array, alternatives, and conditions. */
export function groupDrafts(
  root: JSONObject,
  merged: MergedSchema,
  id: string,
  reserved: readonly string[] = [],
): GroupDraft[] {
  const ids = new ElementIds(`${id}.`, reserved);
  return [
    ...propertyGroup(merged, ids),
    ...itemGroups(root, merged, ids),
    ...merged.choices.flatMap((choice) => choiceGroup(root, merged, choice, ids)),
    ...conditionGroup(merged, ids),
  ];
}

function propertyGroup(merged: MergedSchema, ids: ElementIds): GroupDraft[] {
  const { properties, required, types, keywords } = merged;
  // A property may be required without a schema of its own.
  const isObject = properties.size > 0 || types.includes('object');
  const undescribed = isObject ? [...required].filter((name) => !properties.has(name)) : [];
  const patterns = entriesOf(member(keywords, 'patternProperties'));
  const known = properties.size + undescribed.length + patterns.length;
  const others = otherProperties(keywords, known > 0);
  const count = known + others.length;
  if (count === 0) return [];
  function* rows(): Generator<RowDraft, void> {
    for (const [name, schema] of properties) {
      yield { id: ids.take(name), name, isCode: true, isRequired: required.has(name), schema };
    }
    for (const name of undescribed) {
      yield { id: ids.take(name), name, isCode: true, isRequired: true, schema: true };
    }
    for (const [name, schema] of patterns) {
      const condition = 'names that match this pattern';
      yield { id: ids.take(name), name, isCode: true, isRequired: false, schema, condition };
    }
    for (const { name, schema } of others) {
      yield { id: ids.take('*'), name, isCode: false, isRequired: false, schema };
    }
  }
  return [{ kind: 'properties', count, rows }];
}

function otherProperties(keywords: JSONObject, hasKnown: boolean): Pick<RowDraft, 'name' | 'schema'>[] {
  const schema = member(keywords, 'additionalProperties') ?? member(keywords, 'unevaluatedProperties');
  if (typeof schema !== 'object' || schema === null || Object.keys(schema).length === 0) return [];
  return [{ name: hasKnown ? 'any other name' : 'any name', schema }];
}

/** The properties of the items are shown directly; items without rows need none. */
function itemGroups(root: JSONObject, { keywords }: MergedSchema, ids: ElementIds): GroupDraft[] {
  const tuple = arrayMember(keywords, 'prefixItems');
  const groups: GroupDraft[] = [];
  if (tuple.length > 0) {
    groups.push({ kind: 'items', label: 'Items', count: tuple.length, rows: () => tupleRows(tuple, ids) });
  }
  const items = member(keywords, 'items');
  if (items === undefined || typeof items === 'boolean') return groups;
  if (tuple.length === 0 && !hasDetails(root, mergeSchema(root, items))) return groups;
  const name = tuple.length > 0 ? 'each other item' : 'each item';
  function* rows(schema: JSONValue): Generator<RowDraft, void> {
    yield { id: ids.take('items'), name, isCode: false, isRequired: false, schema };
  }
  return [...groups, { kind: 'items', count: 1, rows: () => rows(items) }];
}

function* tupleRows(tuple: readonly JSONValue[], ids: ElementIds): Generator<RowDraft, void> {
  for (const [index, schema] of tuple.entries()) {
    const id = ids.take(String(index));
    yield { id, name: `item ${index + 1}`, isCode: false, isRequired: false, schema };
  }
}

/** Whether a schema has more to show than its type. */
function hasDetails(root: JSONObject, merged: MergedSchema): boolean {
  const { keywords, properties, choices, missingParts } = merged;
  return (
    properties.size > 0 ||
    missingParts.length > 0 ||
    choices.some((choice) => constantsOf(root, choice) === undefined) ||
    Object.keys(keywords).some((keyword) => !plainKeywords.has(keyword) && !keyword.startsWith('x-')) ||
    textMember(keywords, 'x-gitbook-description-html') !== undefined
  );
}

/** Keywords that rows do not show, or that the type contains. */
const plainKeywords: ReadonlySet<string> = new Set(['$ref', 'format', 'nullable', 'title', 'xml']);
