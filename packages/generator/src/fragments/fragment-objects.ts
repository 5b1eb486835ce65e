/**
 * Which members of the objects of OpenAPI hold objects again: everything else is data and is left as it is.
 *
 * A shape is the name of an object, `X[]` (an array of X) or `{X}` (an object whose members, whatever their names,
 * are X). `*` is the shape of all members that are not named.
 */
const objects: Record<string, Record<string, string>> = {
  OpenAPI: { paths: '{PathItem}', webhooks: '{PathItem}', components: 'Components' },
  Components: {
    schemas: '{Schema}',
    responses: '{Response}',
    parameters: '{Parameter}',
    examples: '{Example}',
    requestBodies: '{RequestBody}',
    headers: '{Header}',
    securitySchemes: '{SecurityScheme}',
    links: '{Link}',
    callbacks: '{Callback}',
    pathItems: '{PathItem}',
    mediaTypes: '{MediaType}',
  },
  PathItem: {
    parameters: 'Parameter[]',
    get: 'Operation',
    put: 'Operation',
    post: 'Operation',
    delete: 'Operation',
    options: 'Operation',
    head: 'Operation',
    patch: 'Operation',
    trace: 'Operation',
    query: 'Operation',
    additionalOperations: '{Operation}',
  },
  Operation: {
    parameters: 'Parameter[]',
    requestBody: 'RequestBody',
    responses: '{Response}',
    callbacks: '{Callback}',
  },
  Parameter: { schema: 'Schema', content: '{MediaType}', examples: '{Example}' },
  Header: { schema: 'Schema', content: '{MediaType}', examples: '{Example}' },
  RequestBody: { content: '{MediaType}' },
  MediaType: {
    schema: 'Schema',
    itemSchema: 'Schema',
    examples: '{Example}',
    encoding: '{Encoding}',
    prefixEncoding: 'Encoding[]',
    itemEncoding: 'Encoding',
  },
  Encoding: {
    headers: '{Header}',
    encoding: '{Encoding}',
    prefixEncoding: 'Encoding[]',
    itemEncoding: 'Encoding',
  },
  Response: { headers: '{Header}', content: '{MediaType}', links: '{Link}' },
  Callback: { '*': 'PathItem' },
  Example: {},
  Link: {},
  SecurityScheme: {},
  Schema: {
    $defs: '{Schema}',
    definitions: '{Schema}',
    properties: '{Schema}',
    patternProperties: '{Schema}',
    dependentSchemas: '{Schema}',
    additionalProperties: 'Schema',
    unevaluatedProperties: 'Schema',
    propertyNames: 'Schema',
    items: 'Schema',
    prefixItems: 'Schema[]',
    contains: 'Schema',
    unevaluatedItems: 'Schema',
    allOf: 'Schema[]',
    anyOf: 'Schema[]',
    oneOf: 'Schema[]',
    not: 'Schema',
    if: 'Schema',
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: 'Schema',
    else: 'Schema',
    contentSchema: 'Schema',
  },
  /** Something whose kind is not known, such as an array in the middle of a document: all of it is looked into. */
  Unknown: { '*': 'Unknown' },
};

/** The shape of a member of a value of this shape; undefined for data. */
export function shapeOfMember(shape: string, name: string): string | undefined {
  if (shape.startsWith('{')) return shape.slice(1, -1);
  const members = objects[shape] ?? {};
  return Object.hasOwn(members, name) ? members[name] : members['*'];
}

/** The shape of the items when the value turns out to be an array. */
export function shapeOfItem(shape: string): string {
  return shape.endsWith('[]') ? shape.slice(0, -2) : shape;
}

/** The shape of what these names lead to from the root of a document; undefined where its objects end. */
export function shapeAt(tokens: readonly string[]): string | undefined {
  let shape: string | undefined = 'OpenAPI';
  for (const token of tokens) {
    if (shape === undefined) return undefined;
    shape = shape.endsWith('[]') ? shapeOfItem(shape) : shapeOfMember(shape, token);
  }
  return shape;
}
