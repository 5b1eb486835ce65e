import type { CheckedType } from './checked-table.js';
import { type JSONObject, type JSONValue, nameOfKind } from './json.js';
import type { Field, Shape } from './object-table.js';
import type { Container } from './places-in.js';
import type { RuleContext } from './rules/rule-context.js';
import { shown } from './shown.js';

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
  token: string | number,
  context: RuleContext,
): void {
  const message = `\`${token}\` must be ${expectation(field)}, found ${nameOfKind(value)}`;
  context.error('wrong-type', message, holder, token);
}

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
  } else if (!Object.hasOwn(object, '$ref')) {
    const message = `\`${name}\` is not a field of ${article(type.kind)} object in ${versionName(context.version)}`;
    context.warning('unknown-field', message, object, name);
  }
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
