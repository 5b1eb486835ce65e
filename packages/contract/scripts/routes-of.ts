export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The members of the bundled OpenAPI document that the generator uses. */
export interface BundledDocument {
  paths: Record<string, PathItem>;
  webhooks?: unknown;
  components: {
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    headers?: Record<string, Header>;
  };
}

type PathItem = { parameters?: MaybeRef<Parameter>[] } & Partial<Record<(typeof methods)[number], Operation>>;
type MaybeRef<T> = T | (Described & { $ref: string });

interface Described {
  summary?: string;
  description?: string;
}

interface Operation extends Described {
  operationId: string;
  parameters?: MaybeRef<Parameter>[];
  requestBody?: unknown;
  responses: Record<string, MaybeRef<Response>>;
  /** An empty list overrides the security requirement of the document. */
  security?: unknown[];
  'x-required-scopes'?: string[];
  /** Scopes that extend the effect of the operation. */
  'x-optional-scopes'?: string[];
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  allowReserved?: boolean;
  schema?: { maximum?: number };
}
interface Response extends Described {
  headers?: Record<string, Header>;
  content?: Record<string, unknown>;
}

/** A header, or a reference to one. */
export interface Header extends Described {
  $ref?: string;
  required?: boolean;
}

/** Checks the two members that the generator requires. The linter validates the whole document. */
export function isBundledDocument(value: unknown): value is BundledDocument {
  return typeof value === 'object' && value !== null && 'paths' in value && 'components' in value;
}

/** Returns all scopes that operations declare, sorted. */
export function scopesIn(document: BundledDocument): string[] {
  const operations = Object.values(document.paths).flatMap((item) =>
    methods.flatMap((method) => item[method] ?? []),
  );
  const scopes = operations.flatMap((operation) => [
    ...scopesOf(operation),
    ...(operation['x-optional-scopes'] ?? []),
  ]);
  return [...new Set(scopes)].sort();
}

/** Returns one route per operation, most specific path first: the first match is the route of a request. */
export function routesOf(document: BundledDocument) {
  return Object.entries(document.paths)
    .sort(([a], [b]) => compareSpecificity(a, b))
    .flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        return operation ? [routeOf(document, path, item, { method, operation })] : [];
      }),
    );
}

function routeOf(
  document: BundledDocument,
  path: string,
  item: PathItem,
  { method, operation }: { method: string; operation: Operation },
) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    '$ref' in parameter ? componentOf(document.components.parameters, parameter.$ref) : parameter,
  );
  const namesIn = (place: Parameter['in']) => parameters.filter((p) => p.in === place).map((p) => p.name);
  const required = parameters.filter((p) => p.in === 'query' && p.required).map((p) => p.name);
  const limit = parameters.find((p) => p.in === 'query' && p.name === 'limit');
  const reserved = parameters.filter((p) => p.in === 'query' && p.allowReserved).map((p) => p.name);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    pathParameters: namesIn('path'),
    queryParameters: namesIn('query'),
    ...(required.length > 0 ? { requiredQueryParameters: required } : {}),
    ...(reserved.length > 0 ? { reservedQueryParameters: reserved } : {}),
    ...(limit && { maxLimit: maximumOf(operation, limit) }),
    headerParameters: namesIn('header'),
    takesBody: operation.requestBody !== undefined,
    needsToken: operation.security?.length !== 0,
    scopes: scopesOf(operation),
    mediaType: mediaTypeOf(document, operation),
  };
}

function maximumOf({ operationId }: Operation, { name, schema }: Parameter): number {
  if (schema?.maximum === undefined) throw new Error(`${operationId} has a ${name} without a maximum`);
  return schema.maximum;
}

function scopesOf(operation: Operation): string[] {
  const scopes = operation['x-required-scopes'];
  if (!scopes) throw new Error(`${operation.operationId} has no x-required-scopes`);
  return scopes;
}

function mediaTypeOf(document: BundledDocument, operation: Operation): string | null {
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  if (!response) throw new Error(`${operation.operationId} has no success (${status})`);
  const resolved = '$ref' in response ? componentOf(document.components.responses, response.$ref) : response;
  return Object.keys(resolved.content ?? {})[0] ?? null;
}

function componentOf<T>(components: Record<string, T> | undefined, ref: string): T {
  const component = components?.[ref.slice(ref.lastIndexOf('/') + 1)];
  if (!component) throw new Error(`${ref} does not exist`);
  return component;
}

/** A fixed segment precedes a parameter at the same position; a longer path precedes a shorter one. */
function compareSpecificity(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let place = 0; place < Math.min(left.length, right.length); place++) {
    const order = Number(isParameter(left[place])) - Number(isParameter(right[place]));
    if (order !== 0) return order;
  }
  return right.length - left.length || (a < b ? -1 : 1);
}

function isParameter(segment: string | undefined): boolean {
  return segment?.startsWith('{') ?? false;
}
