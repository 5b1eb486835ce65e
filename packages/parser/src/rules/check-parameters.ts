import { isArray, isObject, type JSONValue, member } from '@specshelf/base/json';
import type { CheckedTable } from '../checking/checked-type.js';
import type { RuleContext, ScopedObject } from '../checking/rule-context.js';
import type { ReferenceGroups } from '../references/reference-groups.js';
import { quote } from '../text/quote.js';
import { checkPaths } from './check-paths.js';
import { type ItemParameters, type Parameter, ParameterLists, type Parameters } from './parameter-lists.js';
import { repeatedParameters } from './repeated-parameters.js';
import { reportParameter } from './report-parameter.js';

/** Checks parameters against each other and against the templates of their paths. */
export function checkParameters(groups: ReferenceGroups, table: CheckedTable, context: RuleContext): void {
  const lists = new ParameterLists(groups, table);
  for (const item of context.collected.pathItems) checkItem(lists.of(item), context);
  for (const paths of context.collected.paths) checkPaths(paths, lists, context);
}

function checkItem({ shared, operations }: ItemParameters, context: RuleContext): void {
  checkRepeated(shared, context);
  for (const { own, operation } of operations) {
    checkRepeated(own, context);
    if (context.version === '2.0') {
      checkBodies(effectiveParameters(shared, own), context);
      checkFiles(effectiveParameters(shared, own), operation, context);
    } else if (context.version === '3.2') {
      checkQuerystring(effectiveParameters(shared, own), context);
    }
  }
}

/** An operation's own parameter overrides the one of the path with the same name and location. */
function effectiveParameters(shared: Parameters, own: Parameters): Parameter[] {
  const overridden = new Set(own.known.map(keyOf));
  return [...shared.known.filter((parameter) => !overridden.has(keyOf(parameter))), ...own.known];
}

const keyOf = ({ name, location }: Parameter) => `${location}:${name}`;

function checkRepeated({ known }: Parameters, context: RuleContext): void {
  for (const [parameter, first] of repeatedParameters(known)) {
    const { name, location, at } = parameter;
    const message = `The parameter ${quote(name)} in ${quote(location)} is already in the list, at`;
    reportParameter('duplicate-parameter', message, { at, also: first.at }, context);
  }
}

function checkBodies(parameters: readonly Parameter[], context: RuleContext): void {
  const [first, second] = parameters.filter(({ location }) => location === 'body');
  const form = parameters.find(({ location }) => location === 'formData');
  if (first === undefined) return;
  if (second !== undefined) {
    const message = 'An operation may have only one parameter in "body": the first one is at';
    reportParameter('several-bodies', message, { at: second.at, also: first.at }, context);
  }
  if (form !== undefined) {
    const message =
      'An operation may not have parameters in "formData" and in "body": the one in "body" is at';
    reportParameter('body-and-form', message, { at: form.at, also: first.at }, context);
  }
}

/** Files can only be sent in forms. */
function checkFiles(parameters: readonly Parameter[], operation: ScopedObject, context: RuleContext): void {
  const file = parameters.find(({ type }) => type === 'file');
  const { object, scope } = operation;
  const root = isObject(context.entry.root) ? context.entry.root : {};
  const consumes = member(object, 'consumes') ?? member(root, 'consumes');
  if (file === undefined || (isArray(consumes) && consumes.some(isForm))) return;
  context.findings.add({
    code: 'file-without-form',
    severity: 'warning',
    message: `The file ${quote(file.name)} cannot be sent: \`consumes\` must contain "multipart/form-data" or "application/x-www-form-urlencoded"`,
    file: scope.file,
    holder: object,
    token: Object.hasOwn(object, 'consumes') ? 'consumes' : undefined,
  });
}

const isForm = (mediaType: JSONValue) =>
  typeof mediaType === 'string' &&
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)(?:\s*;|$)/i.test(mediaType.trim());

function checkQuerystring(parameters: readonly Parameter[], context: RuleContext): void {
  const [whole, second] = parameters.filter(({ location }) => location === 'querystring');
  const query = parameters.find(({ location }) => location === 'query');
  const other = second ?? query;
  if (whole !== undefined && other !== undefined) {
    const message =
      'A parameter in "querystring" describes the whole query string, so there must be no other: another one is at';
    reportParameter('querystring-and-query', message, { at: whole.at, also: other.at }, context);
  }
}
