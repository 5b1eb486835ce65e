import { entriesOf, type JSONObject, type JSONValue, member, numberMember } from '@specshelf/base/json';
import type { ElementIds } from './element-ids.js';
import type { MergedSchema } from './merged-schema.js';
import type { GroupDraft, RowDraft } from './row-draft.js';

/** Keywords with a schema that is neither a property nor an alternative. */
const names: readonly [keyword: string, name: string][] = [
  ['not', 'must not be'],
  ['if', 'if it is'],
  ['then', 'then it is'],
  ['else', 'otherwise it is'],
  ['propertyNames', 'each name is'],
  ['contentSchema', 'the content is'],
  ['unevaluatedItems', 'each other item is'],
];

/** The conditions of JSON Schema as rows. */
export function conditionGroup(
  { keywords, conditions: others }: MergedSchema,
  ids: ElementIds,
): GroupDraft[] {
  const conditions = [keywords, ...others].flatMap(conditionsOf);
  if (conditions.length === 0) return [];
  function* rows(): Generator<RowDraft, void> {
    for (const { id, name, schema } of conditions) {
      yield { id: ids.take(id), name, isCode: false, isRequired: false, schema };
    }
  }
  return [{ kind: 'conditions', label: 'Conditions', count: conditions.length, rows }];
}

interface Condition {
  id: string;
  name: string;
  schema: JSONValue;
}

function conditionsOf(keywords: JSONObject): Condition[] {
  const conditions: Condition[] = [];
  for (const [keyword, name] of names) {
    const schema = member(keywords, keyword);
    if (isDescribed(schema)) conditions.push({ id: keyword, name, schema });
  }
  const contained = member(keywords, 'contains');
  if (isDescribed(contained)) {
    conditions.push({ id: 'contains', name: containsWords(keywords), schema: contained });
  }
  for (const [name, schema] of entriesOf(member(keywords, 'dependentSchemas'))) {
    conditions.push({ id: `if-${name}`, name: `if ${name} is present`, schema });
  }
  return conditions;
}

function isDescribed(schema: JSONValue | undefined): schema is JSONObject | JSONValue[] {
  return typeof schema === 'object' && schema !== null;
}

/** How many items match the schema, such as `1 to 2 items are`. */
function containsWords(keywords: JSONObject): string {
  const minimum = numberMember(keywords, 'minContains') ?? 1;
  const maximum = numberMember(keywords, 'maxContains');
  const verb = (count: number) => (count === 1 ? 'item is' : 'items are');
  if (maximum === undefined) {
    if (minimum === 0) return 'any number of items are';
    return minimum === 1 ? 'at least one item is' : `at least ${minimum} items are`;
  }
  if (minimum === maximum) return `exactly ${maximum} ${verb(maximum)}`;
  return minimum === 0 ? `at most ${maximum} ${verb(maximum)}` : `${minimum} to ${maximum} items are`;
}
