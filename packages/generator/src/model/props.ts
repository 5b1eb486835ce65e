import { isObject, member } from '@specshelf/base/json';
import { isAdditional } from '../outline/page-identifier.js';
import { methods } from '../specification/methods.js';

/** A validation error in the props of a request. */
export interface PropsProblem {
  /** A JSON Pointer into the request. */
  path: string;
  message: string;
}

export interface RevisionProps {
  models: boolean;
  downloadLink: boolean;
  grouping: Grouping;
}

const groupings = ['by-tag', 'by-operation'] as const;
export type Grouping = (typeof groupings)[number];

const docs = ['models', 'operations', 'info', 'operation', 'tag'] as const;
type Doc = (typeof docs)[number];

/** Selects the content of a document. A revision contains these props for each page, and clients send them back. */
export type DocumentProps =
  | { doc: 'models' }
  | ({ doc: 'operations' | 'tag'; page: string } & WithModels)
  // The grouping decides which pages its links lead to.
  | ({ doc: 'info'; page: string; grouping?: 'by-operation' } & WithModels)
  | ({ doc: 'operation'; page: string; method: string; deprecated?: true } & WithModels);

/** Set when the revision has a page of models, so that links can lead to it. */
interface WithModels {
  models?: true;
}

/** `hook` means any method of a webhook. */
const methodProps = [...methods, 'hook'];

/** Validates the props of a request for a revision or a document. Unknown props are ignored. */
export function checkProps(kind: 'revision' | 'document', props: unknown): PropsProblem[] {
  if (kind === 'revision') return props === undefined || props === null ? [] : checkRevisionProps(props);
  return checkDocumentProps(props);
}

export function revisionPropsOf(props: unknown): RevisionProps {
  const object = isObject(props) ? props : {};
  return {
    models: member(object, 'models') === true,
    downloadLink: member(object, 'downloadLink') === true,
    grouping: member(object, 'grouping') === 'by-operation' ? 'by-operation' : 'by-tag',
  };
}

/** The props of a document request; undefined when `checkProps` reports a problem. */
export function documentPropsOf(props: unknown): DocumentProps | undefined {
  if (!isObject(props) || checkDocumentProps(props).length > 0) return undefined;
  const doc = docs.find((name) => name === member(props, 'doc'));
  const page = String(member(props, 'page'));
  const models: WithModels = member(props, 'models') === true ? { models: true } : {};
  switch (doc) {
    case undefined:
      return undefined;
    case 'models':
      return { doc };
    case 'operation':
      return { doc, page, method: String(member(props, 'method')), ...models };
    case 'info':
      return member(props, 'grouping') === 'by-operation'
        ? { doc, page, grouping: 'by-operation', ...models }
        : { doc, page, ...models };
    default:
      return { doc, page, ...models };
  }
}

function checkRevisionProps(props: unknown): PropsProblem[] {
  if (!isObject(props)) return [notAnObject];
  return problems(props, {
    models: optional(boolean),
    downloadLink: optional(boolean),
    grouping: optional(oneOf(groupings)),
  });
}

function checkDocumentProps(props: unknown): PropsProblem[] {
  if (!isObject(props)) return [notAnObject];
  const doc = member(props, 'doc');
  const page = member(props, 'page');
  const checks: Record<string, Check> = { doc: oneOf(docs) };
  if (doc !== 'models' && isDoc(doc)) {
    Object.assign(checks, { page: nonEmptyString, models: optional(boolean) });
  }
  if (doc === 'operation') {
    Object.assign(checks, { method: methodCheck(page), deprecated: optional(boolean) });
  }
  return problems(props, checks);
}

const notAnObject = problem('', 'must be an object');

/** Returns a message for an invalid value. */
type Check = (value: unknown) => string | undefined;

function problems(props: Record<string, unknown>, checks: Record<string, Check>): PropsProblem[] {
  return Object.entries(checks).flatMap(([name, check]) => {
    const message = check(Object.hasOwn(props, name) ? props[name] : undefined);
    return message === undefined ? [] : [problem(`/${name}`, message)];
  });
}

function problem(path: string, message: string): PropsProblem {
  return { path: `/body/source/props${path}`, message };
}

const nonEmptyString: Check = (value) =>
  typeof value === 'string' && value !== '' ? undefined : 'must be a non-empty string';

const boolean: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');

function optional(check: Check): Check {
  return (value) => (value === undefined ? undefined : check(value));
}

function oneOf(values: readonly string[]): Check {
  return (value) =>
    values.some((known) => known === value) ? undefined : `must be one of ${values.join(', ')}`;
}

/** Pages of operations with additional methods have a prefix, and allow any method. */
function methodCheck(page: unknown): Check {
  return typeof page === 'string' && isAdditional(page) ? nonEmptyString : oneOf(methodProps);
}

function isDoc(doc: unknown): doc is Doc {
  return docs.some((known) => known === doc);
}
