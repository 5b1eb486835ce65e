import type { RequestProblem } from '../base/errors.js';
import { explainSource, sourcePath } from './explain-source.js';

/** An error of a JSON Schema validator. */
export interface ValidatorError extends RequestProblem {
  /** The violated keyword of the schema. */
  keyword: string;
}

/** The values of a request, for messages that show them. */
interface RequestValues {
  /** The parameters of the path, decoded. */
  path: Readonly<Record<string, unknown>>;
  /** The query as it was sent, with or without its question mark. */
  search: string;
  body: unknown;
}

/**
 * Returns the problems to report. If a value matches none of several alternatives, validators also list the requirements of each
 * alternative; only those deeper in the value help to correct it.
 */
export function requestProblems(errors: readonly ValidatorError[], request: RequestValues): RequestProblem[] {
  const alternatives = errors.filter(isAlternative);
  return errors
    .filter(
      (error) => isAlternative(error) || !alternatives.some((other) => isOfOneAlternative(error, other)),
    )
    .map((error) => ({ path: error.path, message: messageOf(error, request) }));
}

/** Whether one alternative alone requires this at this place. */
function isOfOneAlternative({ path, keyword }: ValidatorError, alternative: ValidatorError): boolean {
  const place = keyword === 'required' ? path.slice(0, path.lastIndexOf('/')) : path;
  return place === alternative.path;
}

function messageOf(error: ValidatorError, request: RequestValues): string {
  const { path, keyword, message } = error;
  const general = isAlternative(error) ? oneOfMessage : message;
  if (path === sourcePath || path.startsWith(`${sourcePath}/`)) {
    return explainSource({ ...error, message: general }, request.body);
  }
  if (keyword === 'required' && path.startsWith('/query/')) return 'is required, and missing in the query';
  const received = receivedAt(path, request);
  if (keyword === 'pattern' && isSlug(path)) return `must be ${slugRule(path)}, such as my-api${received}`;
  return general + received;
}

// Existing clients search for these words to add a hint of their own.
const oneOfMessage = 'expected to match exactly one of the forms that are documented for it';

function isAlternative({ keyword }: { keyword: string }): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

function isSlug(path: string): boolean {
  return path === '/body/slug' || path === '/path/specSlug';
}

/** A path may have capitals, which a new slug cannot have. */
function slugRule(path: string): string {
  return `${path === '/body/slug' ? 'lowercase ' : ''}letters, digits and single hyphens`;
}

/** The value of a parameter, or of a short member of the body; nothing for values that may be long, secret, or opaque. */
function receivedAt(path: string, { path: parameters, search, body }: RequestValues): string {
  const [, place, name = '', ...deeper] = path.split('/');
  if (deeper.length > 0 || path === cursorPath) return '';
  if (place === 'path') return received(parameters[name]);
  if (place === 'query') return received(single(new URLSearchParams(search).getAll(name)));
  return place === 'body' && shownMembers.includes(name) ? received(Reflect.get(Object(body), name)) : '';
}

const cursorPath = '/query/page';
const shownMembers = ['slug', 'visibility'];

function single<T>(values: readonly T[]): T | undefined {
  return values.length === 1 ? values[0] : undefined;
}

function received(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && value !== null)) return '';
  const text = JSON.stringify(value);
  return `. Received ${text.length > 120 ? `${text.slice(0, 120)}…` : text}`;
}
