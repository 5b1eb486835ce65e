import { isObject, type JSONObject, type JSONValue, nameOfKind } from '../json/json.js';
import type { Container } from '../json/locate-containers.js';
import type { Absence, Field, ObjectType, Shape } from '../structure/object-table.js';
import { shortened, shown } from '../text/quote.js';
import type { CheckedType } from './checked-table.js';
import { replacementIn, replacementOfUnknown } from './replacements.js';
import type { RuleContext } from './rule-context.js';

/** What the table of objects can tell of an object by itself. */
export function missingFields(object: JSONObject, { type }: CheckedType, context: RuleContext): void {
  for (const name of type.required) {
    if (!Object.hasOwn(object, name)) {
      missingField(name, `${article(type.kind)} object`, object, context);
    }
  }
}

export function missingField(name: string, owner: string, object: JSONObject, context: RuleContext): void {
  context.error('missing-field', `\`${name}\` is missing: ${owner} must have it`, object);
}

export function misfit(
  value: JSONValue,
  field: Field,
  holder: Container,
  token: string,
  context: RuleContext,
): void {
  const advice = value === null && /string\[\]/.test(field.text) ? nullType(context) : undefined;
  const message = `\`${token}\` must be ${expectation(field)}, found ${nameOfKind(value)}${after(': ', advice)}`;
  context.error('wrong-type', message, holder, token);
}

interface Item {
  readonly list: JSONValue[];
  /** Of the list. */
  readonly name: string;
  readonly index: number;
}

/** The same for an item of a list. */
export function misfitItem(
  value: JSONValue,
  field: Field,
  { list, name, index }: Item,
  context: RuleContext,
): void {
  const advice = value === null && name === 'type' ? nullType(context) : undefined;
  const message = `\`${shortened(name)}[${index}]\` must be ${expectation(field)}, found ${nameOfKind(value)}${after(': ', advice)}`;
  context.error('wrong-type', message, list, index);
}

const nullType = ({ version }: RuleContext) =>
  version === '2.0' || version === '3.0' ? undefined : 'write "null" in quotes';

export function unknownField(
  name: string,
  object: JSONObject,
  { type }: CheckedType,
  context: RuleContext,
): void {
  if (type.kind === 'OpenAPI' && name === 'swagger') {
    const message = 'A description has either `openapi` or `swagger`: it is read by `openapi`';
    context.error('two-versions', message, object, name);
  } else if (type.kind === 'Paths') {
    const message = `The path ${shown(name)} must begin with a slash: it is left out`;
    context.error('path-without-slash', message, object, name);
  } else if (countsHere(object, type, context)) {
    const advice = replacementOfUnknown(context.version, type.kind, name) ?? context.suggest(name, type);
    if (advice !== undefined || !type.open) {
      // An operation under a wrong name is missing from the API.
      const isLost = type.kind === 'PathItem' && advice !== undefined && isObject(object[name]);
      const report = isLost ? context.error : context.warning;
      report('unknown-field', `${notAField(name, type, context)}${after(': ', advice)}`, object, name);
    }
  }
}

/** A field that the table describes, but not for this version or not for this object. */
export function misplacedField(
  name: string,
  object: JSONObject,
  { type }: CheckedType,
  absence: Absence,
  context: RuleContext,
): void {
  if (!countsHere(object, type, context)) {
    return;
  }
  const refusal = notAField(name, type, context);
  if (absence.because === 'reference-only') {
    context.warning('unknown-field', refusal, object, name);
    return;
  }
  const replacement = replacementIn(context.version, type.kind, name, object);
  const message =
    absence.because === 'removed'
      ? `${refusal} (only in ${absence.version})${after(': ', replacement)}`
      : `${refusal} (added in ${absence.version}): ${raised(context.version, absence.version)}${after(', or ', replacement)}`;
  context.warning('not-in-version', message, object, name);
}

const after = (separator: string, text: string | undefined) =>
  text === undefined ? '' : `${separator}${text}`;

const raised = (from: string, to: string) =>
  from === '2.0' ? `use OpenAPI ${to}` : `set \`openapi\` to "${to}.0"`;

const notAField = (name: string, { kind }: ObjectType, { version }: RuleContext) =>
  `\`${shortened(name)}\` is not a field of ${article(kind)} object in ${versionName(version)}`;

/** Fields beside a `$ref` are ignored, except in schemas since 3.1. Another dialect has keywords of its own. */
function countsHere(object: JSONObject, { open }: ObjectType, { foreignDialect }: RuleContext): boolean {
  return open ? !foreignDialect : !Object.hasOwn(object, '$ref');
}

const versionName = (version: string) => (version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${version}`);

export const article = (kind: string) => `${/^[AEIOU](?!ser)|^XML/.test(kind) ? 'an' : 'a'} ${kind}`;

const expectation = (field: Field): string => [...new Set(field.shapes.map(describe))].join(' or ');

function describe(shape: Shape): string {
  switch (shape.is) {
    case 'array':
      return `an array of ${plural(shape.item)}`;
    case 'object':
      return shape.type.map ? 'an object' : `${article(shape.type.kind)} object`;
    case 'boolean':
      return 'true or false';
    case 'string':
      return 'text';
    default:
      return shape.is === 'integer' ? 'a whole number' : `a ${shape.is}`;
  }
}

function plural(item: Field): string {
  const shape = item.shapes[0];
  return shape?.is === 'object' ? `${shape.type.kind} objects` : shape?.is === 'string' ? 'text' : 'values';
}
