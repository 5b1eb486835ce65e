import type { CheckedTable } from '../checking/checked-table.js';
import type { Noted, RuleContext } from '../checking/rule-context.js';
import { isArray, isObject, type JSONValue, member } from '../json/json.js';
import type { Place } from '../problems/findings.js';
import type { References } from '../references/resolve-references.js';
import { shown } from '../text/quote.js';
import {
  createParameterLists,
  type ItemParameters,
  type Parameter,
  type ParameterLists,
  type Parameters,
} from './parameter-lists.js';
import { templateNames } from './template-names.js';

/** Parameters against each other and against the templates of paths, wherever they are written. */
export function checkParameters(references: References, table: CheckedTable, context: RuleContext): void {
  const lists = createParameterLists(references, table);
  for (const item of context.notes.pathItems) {
    checkItem(lists.of(item), context);
  }
  for (const paths of context.notes.paths) {
    checkPaths(paths, lists, context);
  }
}

function checkItem({ shared, operations }: ItemParameters, context: RuleContext): void {
  checkTwice(shared, context);
  for (const { own, operation } of operations) {
    checkTwice(own, context);
    if (context.version === '2.0') {
      checkBodies(effective(shared, own), context);
      checkFiles(effective(shared, own), operation, context);
    } else if (context.version === '3.2') {
      checkQuerystring(effective(shared, own), context);
    }
  }
}

/** An operation's own parameter stands for the one of the path with the same name and place. */
function effective(shared: Parameters, own: Parameters): Parameter[] {
  const overridden = new Set(own.known.map(keyOf));
  return [...shared.known.filter((parameter) => !overridden.has(keyOf(parameter))), ...own.known];
}

const keyOf = ({ name, place }: Parameter) => `${place}:${name}`;

function checkTwice({ known }: Parameters, context: RuleContext): void {
  const earlier = known.length > 8 ? earlierByKey(known) : earlierByLooking(known);
  for (const [parameter, first] of earlier) {
    const { name, place, at } = parameter;
    const message = `The parameter ${shown(name)} in ${shown(place)} is already in the list, at`;
    report('duplicate-parameter', message, at, context, first.at);
  }
}

type Repeated = [again: Parameter, first: Parameter][];

/** Nearly all lists are short: to compare is less work than to remember. */
function earlierByLooking(known: readonly Parameter[]): Repeated {
  const repeated: Repeated = [];
  for (let index = 1; index < known.length; index += 1) {
    const parameter = known[index];
    const first = known.findIndex((one) => one.name === parameter?.name && one.place === parameter.place);
    const other = known[first];
    if (first < index && parameter !== undefined && other !== undefined) {
      repeated.push([parameter, other]);
    }
  }
  return repeated;
}

function earlierByKey(known: readonly Parameter[]): Repeated {
  const repeated: Repeated = [];
  const first = new Map<string, Parameter>();
  for (const parameter of known) {
    const key = keyOf(parameter);
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, parameter);
    } else {
      repeated.push([parameter, other]);
    }
  }
  return repeated;
}

function checkBodies(parameters: readonly Parameter[], context: RuleContext): void {
  const bodies = parameters.filter(({ place }) => place === 'body');
  const [first, second] = bodies;
  const form = parameters.find(({ place }) => place === 'formData');
  if (first !== undefined && second !== undefined) {
    const message = 'An operation may have one body: another one is at';
    report('several-bodies', message, second.at, context, first.at);
  }
  if (first !== undefined && form !== undefined) {
    const message = 'An operation has either a body or a form: a body is at';
    report('body-and-form', message, form.at, context, first.at);
  }
}

/** A file is sent as a part of a form. */
function checkFiles(parameters: readonly Parameter[], operation: Noted, context: RuleContext): void {
  const file = parameters.find(({ type }) => type === 'file');
  const { object, scope } = operation;
  const root = isObject(context.entry.root) ? context.entry.root : {};
  const consumes = member(object, 'consumes') ?? member(root, 'consumes');
  if (file === undefined || (isArray(consumes) && consumes.some(isForm))) {
    return;
  }
  const token = Object.hasOwn(object, 'consumes') ? 'consumes' : undefined;
  const message = `The file ${shown(file.name)} cannot be sent: \`consumes\` must name "multipart/form-data" or "application/x-www-form-urlencoded"`;
  context.findings.add({
    code: 'file-without-form',
    severity: 'warning',
    message,
    file: scope.file,
    holder: object,
    token,
  });
}

const isForm = (mediaType: JSONValue) =>
  typeof mediaType === 'string' &&
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)(?:\s*;|$)/i.test(mediaType.trim());

function checkQuerystring(parameters: readonly Parameter[], context: RuleContext): void {
  const [whole, second] = parameters.filter(({ place }) => place === 'querystring');
  const query = parameters.find(({ place }) => place === 'query');
  const other = second ?? query;
  if (whole !== undefined && other !== undefined) {
    const message = 'A parameter in "querystring" describes the whole query: another parameter of it is at';
    report('querystring-and-query', message, whole.at, context, other.at);
  }
}

function checkPaths(paths: Noted, lists: ParameterLists, context: RuleContext): void {
  const byShape = new Map<string, Map<string, string>>();
  for (const template in paths.object) {
    const item = paths.object[template];
    if (!template.startsWith('/') || !isObject(item)) {
      continue;
    }
    const parameters = lists.of({ object: item, scope: paths.scope });
    if (template.includes('{')) {
      checkShape(template, parameters, paths, byShape, context);
    }
    checkTemplate(template, parameters, context);
  }
}

/** A server does not see the names in braces: paths that differ in nothing else answer the same requests. */
function checkShape(
  template: string,
  { operations }: ItemParameters,
  { object, scope }: Noted,
  byShape: Map<string, Map<string, string>>,
  context: RuleContext,
): void {
  const shape = template.replace(/\{[^{}]*\}/g, '{}');
  const byMethod = byShape.get(shape) ?? new Map<string, string>();
  byShape.set(shape, byMethod);
  const earlier = operations.map(({ method }) => byMethod.get(method)).find((other) => other !== undefined);
  if (earlier !== undefined) {
    const message = `This path cannot be told from ${shown(earlier)}: only the names in braces differ`;
    report('duplicate-path', message, { file: scope.file, holder: object, token: template }, context);
  }
  for (const { method } of operations) {
    byMethod.set(method, template);
  }
}

function checkTemplate(template: string, { shared, operations }: ItemParameters, context: RuleContext): void {
  const names = templateNames(template);
  if (
    names.length === 0 &&
    !hasPathParameter(shared) &&
    !operations.some(({ own }) => hasPathParameter(own))
  ) {
    return;
  }
  // Some authors write the query or a fragment into the path.
  const required = /[?#]/.test(template) ? templateNames(template.replace(/[?#].*$/s, '')) : names;
  checkUnused(shared, template, names, context);
  for (const { operation, own, method } of operations) {
    checkUnused(own, template, names, context);
    if (shared.complete && own.complete) {
      checkUndeclared(operation, method, required, [...shared.known, ...own.known], context);
    }
  }
}

const hasPathParameter = ({ known }: Parameters) => known.some(({ place }) => place === 'path');

function checkUnused(
  { known }: Parameters,
  template: string,
  names: readonly string[],
  context: RuleContext,
): void {
  for (const { name, place, at } of known) {
    if (place === 'path' && !names.includes(name)) {
      const message = `The path ${shown(template)} has no {${name}} for this parameter`;
      report('path-parameter-unused', message, at, context);
    }
  }
}

function checkUndeclared(
  operation: Noted,
  method: string,
  names: readonly string[],
  parameters: readonly Parameter[],
  context: RuleContext,
): void {
  for (const name of names) {
    if (!parameters.some((parameter) => parameter.place === 'path' && parameter.name === name)) {
      const message = `The path has {${name}}, and \`${method}\` no parameter ${shown(name)} in "path"`;
      const at = { file: operation.scope.file, holder: operation.object };
      report('path-parameter-missing', message, at, context);
    }
  }
}

function report(code: string, message: string, at: Place, { findings }: RuleContext, also?: Place): void {
  findings.add({ ...at, code, message, severity: 'error', ...(also !== undefined && { also }) });
}
