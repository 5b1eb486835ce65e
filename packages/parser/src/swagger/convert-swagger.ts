import { tooMany } from '../guard.js';
import { isArray, isObject, type JSONObject, type JSONValue, member, setMember } from '../json.js';
import { LimitExceeded, type ParserLimits } from '../limits.js';
import { fieldOf, type ObjectType, objectTypeOf, referenceOf, shapeOf } from '../object-table.js';
import { childPath, descend, type Path, rootPath, tokensOf } from '../path.js';
import { fromFragment, resolveTokens, toFragment } from '../pointer.js';
import { walkDocument } from '../walk-document.js';
import { type Conversion, type Convert, isBody, mediaTypes } from './conversion.js';
import { convertHeader, convertParameter } from './convert-parameter.js';
import { convertOperation, convertPathItem } from './convert-path-item.js';
import { convertResponse } from './convert-response.js';
import { convertSchema } from './convert-schema.js';
import { convertSecurityScheme } from './convert-security-scheme.js';
import { serversOf } from './servers.js';
import { swaggerObjects } from './swagger-objects.js';

/** Swagger 2.0 to OpenAPI 3.0.4. The input is bundled, and stays as it is. */
export function convertSwagger(root: JSONObject, address: URL | undefined, limits: ParserLimits): JSONObject {
  const kinds = kindsOf(root);
  const moved = new Map<JSONObject, Path>();
  const references: { copy: JSONObject; reference: string }[] = [];
  /** What references stand for, once somebody asked: chains of them are followed once. */
  const meanings = new Map<JSONObject, JSONObject>();
  let made = 0;

  const conversion: Conversion = {
    root,
    consumes: mediaTypes(member(root, 'consumes')) ?? ['application/json'],
    produces: mediaTypes(member(root, 'produces')) ?? ['application/json'],
    address,
    object: (source, type, to) => object(source, swaggerObjects.type(type), to),
    copy,
    create,
    members: (source, type, to, except = []) => members(source, swaggerObjects.type(type), to, except),
    dereference,
  };

  const result = convertRoot(conversion);
  for (const { copy, reference } of references) {
    copy['$ref'] = newReference(reference);
  }
  return result;

  function object(source: JSONObject, type: ObjectType, to: Path): JSONObject {
    if (!moved.has(source)) {
      moved.set(source, to);
    }
    const reference = referenceOf(source, type);
    if (reference !== undefined) {
      const copy = members(source, type, to, []);
      references.push({ copy, reference });
      return copy;
    }
    return converters[type.kind]?.(source, to, conversion) ?? members(source, type, to, []);
  }

  function members(source: JSONObject, type: ObjectType, to: Path, except: readonly string[]): JSONObject {
    const result = create();
    for (const name of Object.keys(source)) {
      const value = source[name];
      if (value !== undefined && !except.includes(name)) {
        const field = fieldOf(type, name);
        const at = childPath(to, name);
        setMember(result, name, field === undefined ? copy(value, at) : shaped(value, field, at));
      }
    }
    return result;
  }

  function shaped(value: JSONValue, field: NonNullable<ReturnType<typeof fieldOf>>, to: Path): JSONValue {
    const shape = shapeOf(field, value);
    if (shape?.is === 'object' && isObject(value)) {
      return object(value, shape.type, to);
    }
    if (shape?.is === 'array' && isArray(value)) {
      create();
      return value.map((item, index) => shaped(item, shape.item, childPath(to, index)));
    }
    return copy(value, to);
  }

  function copy(value: JSONValue, to: Path): JSONValue {
    if (isArray(value)) {
      create();
      return value.map((item, index) => copy(item, childPath(to, index)));
    }
    if (!isObject(value)) {
      return value;
    }
    const type = kinds.get(value);
    if (type !== undefined) {
      return object(value, type, to);
    }
    const result = create();
    for (const name of Object.keys(value)) {
      setMember(result, name, copy(value[name] ?? null, childPath(to, name)));
    }
    return result;
  }

  /** Media types multiply what stands under them, so the result may be far bigger than its input. */
  function create(): JSONObject {
    made += 1;
    if (made > limits.nodes) {
      throw new LimitExceeded(tooMany(limits.nodes));
    }
    return {};
  }

  function dereference(source: JSONObject): JSONObject {
    const chain = new Set<JSONObject>();
    let at = source;
    for (;;) {
      const target = meanings.get(at) ?? targetOf(at);
      if (target === undefined || target === at || chain.has(at)) {
        break;
      }
      chain.add(at);
      at = target;
    }
    for (const object of chain) {
      meanings.set(object, at);
    }
    return at;
  }

  function targetOf(source: JSONObject): JSONObject | undefined {
    const reference = member(source, '$ref');
    const isInternal = typeof reference === 'string' && reference.startsWith('#');
    const tokens = isInternal ? fromFragment(reference.slice(1)) : undefined;
    const target = tokens && resolveTokens(root, tokens).value;
    return isObject(target) ? target : undefined;
  }

  /** Where a reference leads now. What follows the names that changed stays as its author wrote it. */
  function newReference(reference: string): string {
    if (!reference.startsWith('#/')) {
      return reference;
    }
    const tokens = fromFragment(reference.slice(1));
    if (tokens === undefined) {
      return reference;
    }
    const [from, to] = Object.entries(renamed).find(([name]) => tokens[0] === name) ?? [];
    const renamedTokens = to === undefined ? tokens : [...to, ...tokens.slice(1)];
    const now = newTokens(tokens);
    if (now !== undefined && now.join('\n') !== renamedTokens.join('\n')) {
      return `#${toFragment(now)}`;
    }
    if (from === undefined || to === undefined) {
      return reference;
    }
    const isPlain = reference.startsWith(`#/${from}`);
    return isPlain ? `#/${to.join('/')}${reference.slice(from.length + 2)}` : `#${toFragment(renamedTokens)}`;
  }

  /** By the nearest object around the target that was converted. */
  function newTokens(tokens: readonly string[]): string[] | undefined {
    let value: JSONValue | undefined = root;
    let nearest: string[] | undefined;
    for (let length = 1; length <= tokens.length && value !== undefined; length += 1) {
      value = resolveTokens(value, tokens.slice(length - 1, length)).value;
      const path = isObject(value) ? moved.get(value) : undefined;
      nearest = path === undefined ? nearest : [...tokensOf(path), ...tokens.slice(length)];
    }
    return nearest;
  }
}

const renamed: Record<string, readonly string[]> = {
  definitions: ['components', 'schemas'],
  parameters: ['components', 'parameters'],
  responses: ['components', 'responses'],
  securityDefinitions: ['components', 'securitySchemes'],
};

const converters: Partial<Record<string, Convert>> = {
  Schema: convertSchema,
  Parameter: convertParameter,
  Header: convertHeader,
  Response: convertResponse,
  PathItem: convertPathItem,
  Operation: convertOperation,
  SecurityScheme: convertSecurityScheme,
};

/** What references make of objects that stand outside the structure of the specification. */
function kindsOf(root: JSONObject): Map<JSONObject, ObjectType> {
  const kinds = new Map<JSONObject, ObjectType>();
  walkDocument(root, swaggerObjects, 'Swagger', ({ value, type }) => {
    if (!kinds.has(value)) {
      kinds.set(value, type);
    }
  });
  return kinds;
}

const rootFields = [
  'swagger',
  'host',
  'basePath',
  'schemes',
  'consumes',
  'produces',
  ...Object.keys(renamed),
  'components',
  'servers',
];

function convertRoot(conversion: Conversion): JSONObject {
  const { root, address } = conversion;
  const to = rootPath();
  const result: JSONObject = { openapi: '3.0.4' };
  const servers = serversOf(root, member(root, 'schemes'), address);
  if (servers.length > 0) {
    result['servers'] = servers;
  }
  const components = convertComponents(conversion);
  const rest = conversion.members(root, 'Swagger', to, rootFields);
  for (const name of Object.keys(rest)) {
    setMember(result, name, rest[name] ?? null);
  }
  if (Object.keys(components).length > 0) {
    result['components'] = components;
  }
  return result;
}

function convertComponents(conversion: Conversion): JSONObject {
  const components: JSONObject = {};
  for (const [from, names] of Object.entries(renamed)) {
    const source = member(conversion.root, from);
    const field = fieldOf(swaggerObjects.type('Swagger'), from);
    const type = field && objectTypeOf(field);
    if (isObject(source) && type?.others !== undefined) {
      convertMap(source, objectTypeOf(type.others)?.kind ?? '', String(names[1]), components, conversion);
    }
  }
  return components;
}

function convertMap(
  source: JSONObject,
  kind: string,
  section: string,
  components: JSONObject,
  conversion: Conversion,
): void {
  for (const name of Object.keys(source)) {
    const value = source[name] ?? null;
    const place =
      kind === 'Parameter' && isObject(value) && isBody(conversion.dereference(value))
        ? 'requestBodies'
        : section;
    const to = descend(rootPath(), ['components', place, name]);
    const target = member(components, place);
    const map: JSONObject = isObject(target) ? target : {};
    components[place] = map;
    setMember(map, name, isObject(value) ? conversion.object(value, kind, to) : conversion.copy(value, to));
  }
}
