import { isArray, isObject, type JSONObject, member } from '@specshelf/base/json';
import { shorten } from '../text/quote.js';

type Replacement = string | ((object: JSONObject, version: string) => string);
type Table<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** Advice for fields that a version does not have, by the object, then by the field. */
const inOtherVersions: Table<Replacement> = {
  OpenAPI: { $self: 'remove it', jsonSchemaDialect: 'remove it', webhooks: 'rename it to `x-webhooks`' },
  Info: { summary: 'move the text to `description`' },
  License: { identifier: 'use `url`, the address of the license text' },
  Server: { name: 'use `description`' },
  Components: {
    pathItems: 'move each path item to the place that uses it',
    mediaTypes: 'move each media type to the place that uses it',
  },
  PathItem: {
    query: 'use `post`, or rename it to `x-query`',
    additionalOperations: 'rename it to `x-additionalOperations`',
  },
  MediaType: {
    itemSchema: 'describe the whole content in `schema`',
    prefixEncoding: 'remove it',
    itemEncoding: 'remove it',
  },
  Encoding: { encoding: 'remove it', prefixEncoding: 'remove it', itemEncoding: 'remove it' },
  Response: { summary: 'use `description`' },
  Example: { dataValue: 'use `value`', serializedValue: 'use `value` or `externalValue`' },
  Tag: {
    summary: 'rename it to `x-displayName`',
    parent: 'rename it to `x-parent`',
    kind: 'rename it to `x-kind`',
  },
  Schema: {
    nullable: withNull,
    const: withEnum,
    examples: 'use `example`',
    $id: 'remove it, and reference the schema by its JSON Pointer',
    $anchor: 'remove it, and reference the schema by its JSON Pointer',
    $dynamicAnchor: 'remove it',
    $dynamicRef: 'use `$ref`',
    $schema: 'remove it',
    $vocabulary: 'remove it',
    $comment: 'rename it to `x-comment`',
    $defs: 'move the schemas to the shared schemas of the document',
    definitions: 'move the schemas to the shared schemas of the document',
    patternProperties: 'use `additionalProperties`',
    unevaluatedProperties: 'use `additionalProperties`',
    prefixItems: 'use `items` with `anyOf`',
    unevaluatedItems: 'remove it',
    if: 'use `anyOf`',
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: 'use `anyOf`',
    else: 'use `anyOf`',
    contentEncoding: 'use `format: byte`',
    contentMediaType: 'use `format: binary`',
    oneOf: 'rename it to `x-oneOf`',
    anyOf: 'rename it to `x-anyOf`',
    not: 'remove it',
    writeOnly: 'remove it',
    deprecated: 'rename it to `x-deprecated`',
  },
  Discriminator: { defaultMapping: 'list every value in `mapping`' },
  XML: { nodeType: 'use `attribute` or `wrapped`' },
  SecurityScheme: { oauth2MetadataUrl: 'remove it', deprecated: 'mention it in `description`' },
  OAuthFlows: { deviceAuthorization: 'rename it to `x-deviceAuthorization`' },
};

/** Advice for unknown names in OpenAPI 3, most of them from Swagger 2.0. */
const inOpenAPI3: Table<string> = {
  OpenAPI: {
    host: 'use `servers`',
    basePath: 'use `servers`',
    schemes: 'use `servers`',
    consumes: 'use `content` of each request body',
    produces: 'use `content` of each response',
    definitions: 'use `components.schemas`',
    parameters: 'use `components.parameters`',
    responses: 'use `components.responses`',
    securityDefinitions: 'use `components.securitySchemes`',
  },
  Operation: {
    schemes: 'use `servers`',
    consumes: 'use `content` of the request body',
    produces: 'use `content` of each response',
  },
  Parameter: {
    type: 'move it into `schema`',
    format: 'move it into `schema`',
    items: 'move it into `schema`',
    enum: 'move it into `schema`',
    default: 'move it into `schema`',
    collectionFormat: 'use `style` and `explode`',
  },
  Header: { type: 'move it into `schema`', format: 'move it into `schema`', items: 'move it into `schema`' },
  Response: { schema: 'use `content`', examples: 'use `content`' },
  SecurityScheme: {
    flow: 'use `flows`',
    authorizationUrl: 'use `flows`',
    tokenUrl: 'use `flows`',
    scopes: 'use `flows`',
  },
  Schema: { optional: 'leave the name out of `required`' },
};

/** Advice for keywords of earlier drafts of JSON Schema. */
const inJSONSchema2020: Table<string> = {
  Schema: {
    id: 'use `$id`',
    $recursiveRef: 'use `$dynamicRef`',
    $recursiveAnchor: 'use `$dynamicAnchor`',
    additionalItems: 'use `items` with `prefixItems`',
    dependencies: 'use `dependentRequired` or `dependentSchemas`',
  },
};

/** Advice for names from OpenAPI 3 in Swagger 2.0. */
const inSwagger2: Table<string> = {
  Swagger: {
    components: 'use `definitions`, `parameters` and `responses`',
    servers: 'use `host`, `basePath` and `schemes`',
  },
  Operation: { requestBody: 'use a parameter in "body"', servers: 'use `schemes`' },
  Parameter: { content: 'use `schema`', style: 'use `collectionFormat`', explode: 'use `collectionFormat`' },
  Response: { content: 'use `schema`' },
};

/** Returns advice for a field that only other versions have. */
export function replacementIn(
  version: string,
  kind: string,
  name: string,
  object: JSONObject,
): string | undefined {
  const found = lookUp(inOtherVersions, kind, name);
  return typeof found === 'function' ? found(object, version) : found;
}

/** Returns advice for a name that no version has. */
export function replacementOfUnknown(version: string, kind: string, name: string): string | undefined {
  if (version === '2.0') return lookUp(inSwagger2, kind, name);
  const keyword = version === '3.0' ? undefined : lookUp(inJSONSchema2020, kind, name);
  return keyword ?? lookUp(inOpenAPI3, kind, name);
}

function lookUp<Value>(table: Table<Value>, kind: string, name: string): Value | undefined {
  const ofKind = Object.hasOwn(table, kind) ? table[kind] : undefined;
  return ofKind !== undefined && Object.hasOwn(ofKind, name) ? ofKind[name] : undefined;
}

function withNull(schema: JSONObject, version: string): string {
  const type = member(schema, 'type');
  if (version === '2.0') return 'rename it to `x-nullable`';
  if (member(schema, 'nullable') !== true || type === 'null' || (isArray(type) && type.includes('null'))) {
    return 'remove it';
  }
  if (typeof type === 'string' || isArray(type)) {
    const types = [...(isArray(type) ? type : [type]), 'null'];
    const values = member(schema, 'enum');
    const addition = isArray(values) && !values.includes(null) ? ', and add null to `enum`' : '';
    return `use \`type: [${shorten(types.map((one) => JSON.stringify(one)).join(', '))}]\`${addition}`;
  }
  const list = ['anyOf', 'oneOf'].find((name) => isArray(member(schema, name)));
  return list === undefined
    ? 'use `anyOf` with the rest of the schema and `{"type": "null"}`'
    : `add \`{"type": "null"}\` to \`${list}\``;
}

function withEnum(schema: JSONObject): string {
  const value = member(schema, 'const') ?? null;
  return isObject(value) || isArray(value)
    ? 'use `enum` with one value'
    : `use \`enum: [${shorten(JSON.stringify(value))}]\``;
}
