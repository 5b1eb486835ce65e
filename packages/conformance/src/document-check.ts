import type { Route } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { findRoute } from './find-route.js';

const documentId = 'specshelf';

/** Says what is wrong with an answer, as far as the document can tell; empty when it keeps its promises. */
export class DocumentCheck {
  readonly #ajv = createAjv();
  readonly #validators = new Map<string, ValidateFunction>();

  /** The body is what was read of the answer: parsed JSON, or text. */
  problemsOf(request: { method: string; url: string }, response: Response, text: string): string[] {
    // HEAD answers like GET, without a body, and the document speaks of GET alone.
    const isHead = request.method === 'HEAD';
    const route = findRoute(isHead ? 'GET' : request.method, new URL(request.url).pathname);
    const declared = route
      ? this.#declaredResponse(route, response.status)
      : '#/components/responses/Failure';
    if (!declared) return [`${route?.operationId} does not document status ${response.status}`];
    const headers = missingHeaders(declared, response).map((name) => `lacks the header ${name}`);
    if (isHead) return text === '' ? headers : [...headers, 'has a body, and must not'];
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
    if (content === undefined) return text === '' ? [] : ['has a body, and must not'];
    if (text === '') return ['has no body'];
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

/** Every answer has the headers that are declared for it: none of ours depends on the request. */
function missingHeaders(pointer: string, response: Response): string[] {
  const declared = Object.keys(Object(member(follow(pointer).value, 'headers')));
  return declared.filter((name) => !response.headers.has(name));
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: false, discriminator: true });
  addFormats.default(ajv);
  ajv.addSchema(withoutMappings(document), documentId);
  return ajv;
}

/** Ajv finds the branch of a discriminator by its constants, and refuses the mapping that other tools need. */
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
