import { entriesOf, type JSONObject, member, textMember } from '@specshelf/base/json';
import { joinWords } from '../base/words.js';
import { constantsOf } from './allowed-values.js';
import type { ElementIds } from './element-ids.js';
import { mergeSchema } from './merge-schema.js';
import type { Choice, MergedSchema } from './merged-schema.js';
import { typePhrases } from './phrases/type-phrases.js';
import type { GroupDraft, RowDraft } from './row-draft.js';

/** The alternatives of a choice as rows. Constants are values instead. */
export function choiceGroup(
  root: JSONObject,
  merged: MergedSchema,
  choice: Choice,
  ids: ElementIds,
): GroupDraft[] {
  if (constantsOf(root, choice) !== undefined && merged.choices.length === 1) return [];
  const label = choice.kind === 'oneOf' ? 'One of' : 'Any of';
  const isFirst = merged.properties.size === 0 && merged.choices[0] === choice;
  return [
    {
      kind: 'alternatives',
      label: isFirst ? label : `And ${label.toLowerCase()}`,
      count: choice.schemas.length,
      rows: () => alternativeRows(root, choice, ids),
    },
  ];
}

function* alternativeRows(root: JSONObject, choice: Choice, ids: ElementIds): Generator<RowDraft, void> {
  const property = textMember(choice.discriminator, 'propertyName');
  const mapped = mappedValues(choice);
  for (const [index, schema] of choice.schemas.entries()) {
    const alternative = mergeSchema(root, schema);
    const name = nameOf(root, alternative, index);
    const values = discriminatorValues(choice, mapped, alternative.name);
    const hasValues = property !== undefined && values.length > 0;
    yield {
      id: ids.take(name),
      name,
      isCode: false,
      isRequired: false,
      schema,
      ...(hasValues ? { condition: `${property} is ${joinWords(values, 'or')}` } : {}),
    };
  }
}

/** Alternatives are named by their component, title, required properties, or type. */
function nameOf(root: JSONObject, alternative: MergedSchema, index: number): string {
  const { name, keywords, types, properties, required, choices } = alternative;
  const title = name ?? textMember(keywords, 'title');
  if (title !== undefined) return title;
  if (types.length === 0 && properties.size === 0 && choices.length === 0 && required.size > 0) {
    return `with ${joinWords([...required], 'and')}`;
  }
  const type = typePhrases(root, alternative)
    .map(({ text }) => text)
    .join('');
  return type === 'object' || type === 'any value' ? `alternative ${index + 1}` : type;
}

/** The values of the discriminator by the names of components in its mapping. */
function mappedValues({ discriminator }: Choice): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [value, target] of entriesOf(member(discriminator, 'mapping'))) {
    if (typeof target !== 'string') continue;
    const name = target.slice(target.lastIndexOf('/') + 1);
    values.set(name, [...(values.get(name) ?? []), value].slice(0, maxMapped));
  }
  return values;
}

/** Limit on the values of the discriminator that select one alternative. */
const maxMapped = 20;

/** The values of the discriminator that select a component: those of the mapping, otherwise its name. */
function discriminatorValues(
  { discriminator }: Choice,
  mapped: ReadonlyMap<string, string[]>,
  name: string | undefined,
): string[] {
  if (name === undefined || discriminator === undefined) return [];
  const fallback = textMember(discriminator, 'defaultMapping');
  const isDefault = fallback === name || fallback?.endsWith(`/${name}`) === true;
  const values = mapped.get(name) ?? [name];
  return isDefault ? [...values, 'anything else'] : values;
}
