import { isAdditional } from './outline/page-identifier.js';
import { isObject, member } from './specification/json.js';

/** Something wrong with the props of a request. */
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

/** What a document shows. Sent to clients in the pages of a revision, and sent back by them. */
export type DocumentProps =
  | { doc: 'models' }
  | ({ doc: 'operations' | 'tag'; page: string } & WithModels)
  // Its links lead to pages of operations where there are any.
  | ({ doc: 'info'; page: string; grouping?: 'by-operation' } & WithModels)
  | ({ doc: 'operation'; page: string; method: string; deprecated?: true } & WithModels);

/** The revision has a page of models, which links may lead to. */
interface WithModels {
  models?: true;
}

/** `hook` stands for any method of a webhook. */
const methods = ['get', 'post', 'put', 'delete', 'patch', 'options', 'head', 'trace', 'query', 'hook'];

/** What is wrong with the props of a request for a revision or a document. Props that we do not know are passed over. */
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

/** The props of a request that `checkProps` found right; undefined when they are not. */
export function documentPropsOf(props: unknown): DocumentProps | undefined {
  if (!isObject(props) || checkDocumentProps(props).length > 0) return undefined;
  const doc = docs.find((name) => name === member(props, 'doc'));
  const page = String(member(props, 'page'));
  const models = member(props, 'models') === true && { models: true as const };
  switch (doc) {
    case undefined:
      return undefined;
    case 'models':
      return { doc };
    case 'operation':
      return { doc, page, method: String(member(props, 'method')), ...models };
    case 'info':
      return {
        doc,
        page,
        ...(member(props, 'grouping') === 'by-operation' && { grouping: 'by-operation' }),
        ...models,
      };
    default:
      return { doc, page, ...models };
  }
}

function checkRevisionProps(props: unknown): PropsProblem[] {
  if (!isObject(props)) return [notAnObject];
  return problems(props, {
    models: optional(trueOrFalse),
    downloadLink: optional(trueOrFalse),
    grouping: optional(oneOf(groupings)),
  });
}

function checkDocumentProps(props: unknown): PropsProblem[] {
  if (!isObject(props)) return [notAnObject];
  const doc = member(props, 'doc');
  const page = member(props, 'page');
  return problems(props, {
    doc: oneOf(docs),
    ...(doc !== 'models' && isDoc(doc) && { page: text, models: optional(trueOrFalse) }),
    ...(doc === 'operation' && { method: methodOf(page), deprecated: optional(trueOrFalse) }),
  });
}

const notAnObject = problem('', 'must be an object');

/** What a value must be; undefined when it is. */
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

const text: Check = (value) =>
  typeof value === 'string' && value !== '' ? undefined : 'must be a text that is not empty';

const trueOrFalse: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');

function optional(check: Check): Check {
  return (value) => (value === undefined ? undefined : check(value));
}

function oneOf(values: readonly string[]): Check {
  return (value) =>
    values.some((known) => known === value) ? undefined : `must be one of ${values.join(', ')}`;
}

/** The pages of operations with methods of their author's own say so in their names. */
function methodOf(page: unknown): Check {
  return typeof page === 'string' && isAdditional(page) ? text : oneOf(methods);
}

function isDoc(doc: unknown): doc is Doc {
  return docs.some((known) => known === doc);
}
