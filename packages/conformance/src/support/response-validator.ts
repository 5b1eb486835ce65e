import type { Route } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { findRoute } from './find-route.js';

const documentId = 'specshelf';

/** Validates responses against the OpenAPI document: status, headers, and body. */
export class ResponseValidator {
  readonly #ajv = createAjv();
  readonly #validators = new Map<string, ValidateFunction>();

  /** Returns the violations of a response with the body `text`. */
  problemsOf(request: { method: string; url: string }, response: Response, text: string): string[] {
    // The document describes HEAD as GET; its response has no body.
    const isHead = request.method === 'HEAD';
    const route = findRoute(isHead ? 'GET' : request.method, new URL(request.url).pathname);
    const declared = route
      ? this.#declaredResponse(route, response.status)
      : '#/components/responses/Failure';
    if (!declared) return [`${route?.operationId} does not document status ${response.status}`];
    const headers = missingHeaders(declared, response).map((name) => `lacks the header ${name}`);
    if (isHead) return text === '' ? headers : [...headers, 'must not have a body'];
    return [...headers, ...this.#problemsOfBody(declared, response, text)];
  }

  #declaredResponse(route: Route, status: number): string | undefined {
    const responses = `#/paths/${escapePointer(route.path)}/${route.method.toLowerCase()}/responses`;
    const codes = [String(status), ...(status >= 400 ? ['default'] : [])];
    const code = codes.find((candidate) => resolve(`${responses}/${candidate}`) !== undefined);
    return code && `${responses}/${code}`;
  }

  #problemsOfBody(pointer: string, response: Response, text: string): string[] {
    const { pointer: declaredAt, value: declared } = follow(pointer);
    const mediaType = response.headers.get('content-type')?.split(';')[0] ?? '';
    const content = member(declared, 'content');
    if (content === undefined) return text === '' ? [] : ['must not have a body'];
    // A text file may be empty.
    if (text === '' && !mediaType.startsWith('text/')) return ['has no body'];
    if (member(content, mediaType) === undefined) return [`has the media type ${mediaType}`];
    if (mediaType !== 'application/json') return [];
    return this.#problemsOfJSON(`${declaredAt}/content/${escapePointer(mediaType)}/schema`, text);
  }

  #problemsOfJSON(pointer: string, text: string): string[] {
    const validate = this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `${documentId}${pointer}` });
    this.#validators.set(pointer, validate);
    if (validate(JSON.parse(text))) return [];
    return (validate.errors ?? [])
      .slice(0, 10)
      .map((error) => `${error.instancePath || '/'} ${error.message}`);
  }
}

/** Returns the required headers that a response lacks. */
function missingHeaders(pointer: string, response: Response): string[] {
  const { pointer: declaredAt, value } = follow(pointer);
  const declared = Object.keys(Object(member(value, 'headers')));
  return declared.filter((name) => {
    const header = follow(`${declaredAt}/headers/${escapePointer(name)}`).value;
    return member(header, 'required') === true && !response.headers.has(name);
  });
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: false, discriminator: true });
  addFormats.default(ajv);
  ajv.addSchema(withoutMappings(document), documentId);
  return ajv;
}

/** Removes discriminator mappings, which other tools need: Ajv rejects them, and uses the constants of the branches. */
function withoutMappings(value: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(value, (key, part) =>
      key === 'discriminator' ? { propertyName: part.propertyName } : part,
    ),
  );
}

function follow(pointer: string): { pointer: string; value: unknown } {
  const value = resolve(pointer);
  const ref = member(value, '$ref');
  return typeof ref === 'string' ? follow(ref) : { pointer, value };
}

function resolve(pointer: string): unknown {
  const names = pointer.slice(2).split('/');
  return names.reduce<unknown>(
    (value, name) => member(value, name.replaceAll('~1', '/').replaceAll('~0', '~')),
    document,
  );
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
