import { type Container, isObject, type JSONObject, type JSONValue, typeName } from '@specshelf/base/json';
import type { Absence, Field, ObjectType } from '../structure/object-table.js';
import { quote, shorten } from '../text/quote.js';
import type { CheckedType } from './checked-type.js';
import { expectedShape, withArticle } from './expected-shape.js';
import { replacementIn, replacementOfUnknown } from './replacements.js';
import type { RuleContext } from './rule-context.js';

export function reportMissingFields(object: JSONObject, { type }: CheckedType, context: RuleContext): void {
  for (const name of type.required) {
    if (!Object.hasOwn(object, name)) {
      reportMissingField(name, `${withArticle(type.kind)} object`, object, context);
    }
  }
}

/** `owner` names the object and the condition that makes the field required. */
export function reportMissingField(
  name: string,
  owner: string,
  object: JSONObject,
  context: RuleContext,
): void {
  context.error('missing-field', `\`${name}\` is missing: it is required in ${owner}`, object);
}

export function reportWrongType(
  value: JSONValue,
  field: Field,
  { holder, token }: { holder: Container; token: string },
  context: RuleContext,
): void {
  const advice = value === null && /string\[\]/.test(field.text) ? nullAdvice(context) : undefined;
  const message = `\`${token}\` must be ${expectedShape(field)}, found ${typeName(value)}${after(': ', advice)}`;
  context.error('wrong-type', message, holder, token);
}

interface Item {
  readonly list: JSONValue[];
  readonly listName: string;
  readonly index: number;
}

export function reportWrongItem(
  value: JSONValue,
  field: Field,
  { list, listName, index }: Item,
  context: RuleContext,
): void {
  const advice = value === null && listName === 'type' ? nullAdvice(context) : undefined;
  const message = `\`${shorten(listName)}[${index}]\` must be ${expectedShape(field)}, found ${typeName(value)}${after(': ', advice)}`;
  context.error('wrong-type', message, list, index);
}

const nullAdvice = ({ version }: RuleContext) =>
  version === '2.0' || version === '3.0' ? undefined : 'write "null" in quotes';

export function reportUnknownField(
  name: string,
  object: JSONObject,
  { type }: CheckedType,
  context: RuleContext,
): void {
  if (type.kind === 'OpenAPI' && name === 'swagger') {
    const message = 'A description must have either `openapi` or `swagger`, not both: `swagger` is ignored';
    context.error('two-versions', message, object, name);
  } else if (type.kind === 'Paths') {
    const message = `The path ${quote(name)} must begin with a slash: it is ignored`;
    context.error('path-without-slash', message, object, name);
  } else if (allowsNoOther(object, type, context)) {
    const advice = replacementOfUnknown(context.version, type.kind, name) ?? context.suggestField(name, type);
    if (advice === undefined && type.open) return;
    // An operation with a misspelled method is missing from the API.
    const isLost = type.kind === 'PathItem' && advice !== undefined && isObject(object[name]);
    const report = isLost ? context.error : context.warning;
    report('unknown-field', `${notAField(name, type, context)}${after(': ', advice)}`, object, name);
  }
}

interface MisplacedField {
  readonly name: string;
  readonly object: JSONObject;
  readonly type: ObjectType;
  readonly absence: Absence;
}

/** Reports a field that exists only in other versions, or only beside a `$ref`. */
export function misplacedField({ name, object, type, absence }: MisplacedField, context: RuleContext): void {
  if (!allowsNoOther(object, type, context)) return;
  const notDefined = notAField(name, type, context);
  if (absence.because === 'reference-only') {
    context.warning('unknown-field', notDefined, object, name);
    return;
  }
  const replacement = replacementIn(context.version, type.kind, name, object);
  const message =
    absence.because === 'removed'
      ? `${notDefined} (only in ${absence.version})${after(': ', replacement)}`
      : `${notDefined} (added in ${absence.version}): ${upgrade(context.version, absence.version)}${after(', or ', replacement)}`;
  context.warning('not-in-version', message, object, name);
}

const after = (separator: string, text: string | undefined) =>
  text === undefined ? '' : `${separator}${text}`;

const upgrade = (from: string, to: string) =>
  from === '2.0' ? `use OpenAPI ${to}` : `set \`openapi\` to "${to}.0"`;

const notAField = (name: string, { kind }: ObjectType, { version }: RuleContext) =>
  `\`${shorten(name)}\` is not a field of ${withArticle(kind)} object in ${versionName(version)}`;

/** Unknown fields are allowed in schemas of another dialect, and beside a `$ref`, where they are ignored. */
function allowsNoOther(object: JSONObject, { open }: ObjectType, { foreignDialect }: RuleContext): boolean {
  return open ? !foreignDialect : !Object.hasOwn(object, '$ref');
}

const versionName = (version: string) => (version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${version}`);
