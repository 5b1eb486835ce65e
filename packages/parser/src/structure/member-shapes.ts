import { alternatives, isScalar, parseDefinition } from './field-definition.js';
import { openapiDefinitions } from './openapi-definitions.js';

/** The shapes of the members of an object that contain objects. All other members are data. */
interface MemberShapes {
  readonly fields: ReadonlyMap<string, string | undefined>;
  readonly others: string | undefined;
  readonly slashed: string | undefined;
  readonly extensions: string | undefined;
}

/** The shape of a value whose kind is not known: any of its members may be objects. */
export const unknownShape = 'Unknown';

const unknownMembers: MemberShapes = {
  fields: new Map(),
  others: unknownShape,
  slashed: unknownShape,
  extensions: unknownShape,
};

const shapes: ReadonlyMap<string, MemberShapes> = new Map([
  ...Object.entries(openapiDefinitions).map(
    ([kind, definition]) => [kind, memberShapes(definition)] as const,
  ),
  [unknownShape, unknownMembers],
]);

/**
 * Returns the shape of a member of an OpenAPI 3.x object, in the notation of object-definitions.ts: the name of an object,
 * `X[]`, or `{X}`. Undefined for data.
 */
export function shapeOfMember(shape: string, name: string): string | undefined {
  if (shape.startsWith('{')) return shape.slice(1, -1);
  const members = shapes.get(shape);
  if (members?.fields.has(name)) return members.fields.get(name);
  if (name.startsWith('x-')) return members?.extensions;
  return members?.others ?? (name.startsWith('/') ? members?.slashed : undefined);
}

/** Returns the shape of the items if the value of a shape is an array. */
export function shapeOfItem(shape: string): string {
  return shape.endsWith('[]') ? shape.slice(0, -2) : shape;
}

/** Returns the shape at a pointer from the root of a document; undefined in data. */
export function shapeAt(tokens: readonly string[]): string | undefined {
  let shape: string | undefined = 'OpenAPI';
  for (const token of tokens) {
    if (shape === undefined) return undefined;
    shape = shape.endsWith('[]') ? shapeOfItem(shape) : shapeOfMember(shape, token);
  }
  return shape;
}

function memberShapes(definition: Readonly<Record<string, string>>): MemberShapes {
  const fields = new Map(Object.entries(definition).map(([name, text]) => [name, objectShape(text)]));
  return {
    fields,
    others: fields.get('*'),
    slashed: fields.get('/*'),
    extensions: fields.get('x-*'),
  };
}

/** Returns the first alternative that contains objects. */
function objectShape(text: string): string | undefined {
  return alternatives(parseDefinition(text).shape).find(
    (shape) => !isScalar(shape.replaceAll(/[{}[\]]/g, '')),
  );
}
