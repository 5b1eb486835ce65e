import { isObject } from '@specshelf/base/json';
import type { RuleContext, ScopedObject } from '../checking/rule-context.js';
import { quote } from '../text/quote.js';
import type { ItemParameters, OperationParameters, ParameterLists, Parameters } from './parameter-lists.js';
import { reportParameter } from './report-parameter.js';
import { templateNames } from './template-names.js';

/** Checks the templates of paths against each other and against their parameters. */
export function checkPaths(paths: ScopedObject, lists: ParameterLists, context: RuleContext): void {
  const byShape: TemplatesByShape = new Map();
  for (const template in paths.object) {
    const item = paths.object[template];
    if (!template.startsWith('/') || !isObject(item)) continue;
    const parameters = lists.of({ object: item, scope: paths.scope });
    if (template.includes('{')) {
      const earlier = earlierTemplate(template, parameters, byShape);
      if (earlier !== undefined) reportDuplicate(template, earlier, paths, context);
    }
    checkTemplate(template, parameters, context);
  }
}

/** Templates by their shape, then by method. */
type TemplatesByShape = Map<string, Map<string, string>>;

/** Returns an earlier template that matches the same requests, which differs only in the names in braces. */
function earlierTemplate(
  template: string,
  { operations }: ItemParameters,
  byShape: TemplatesByShape,
): string | undefined {
  const shape = template.replace(/\{[^{}]*\}/g, '{}');
  const byMethod = byShape.get(shape) ?? new Map<string, string>();
  byShape.set(shape, byMethod);
  const earlier = operations.map(({ method }) => byMethod.get(method)).find((other) => other !== undefined);
  for (const { method } of operations) byMethod.set(method, template);
  return earlier;
}

function reportDuplicate(
  template: string,
  earlier: string,
  { object, scope }: ScopedObject,
  context: RuleContext,
): void {
  const message = `This path matches the same requests as ${quote(earlier)}: only the names in braces differ`;
  const at = { file: scope.file, holder: object, token: template };
  reportParameter('duplicate-path', message, { at }, context);
}

function checkTemplate(template: string, { shared, operations }: ItemParameters, context: RuleContext): void {
  const names = templateNames(template);
  const hasParameters = hasPathParameter(shared) || operations.some(({ own }) => hasPathParameter(own));
  if (names.length === 0 && !hasParameters) return;
  // Some authors include the query or a fragment in the path.
  const required = /[?#]/.test(template) ? templateNames(template.replace(/[?#].*$/s, '')) : names;
  checkUnused(shared, template, names, context);
  for (const operation of operations) {
    checkUnused(operation.own, template, names, context);
    if (shared.complete && operation.own.complete) checkUndeclared(operation, shared, required, context);
  }
}

const hasPathParameter = ({ known }: Parameters) => known.some(({ location }) => location === 'path');

function checkUnused(
  { known }: Parameters,
  template: string,
  names: readonly string[],
  context: RuleContext,
): void {
  for (const { name, location, at } of known) {
    if (location === 'path' && !names.includes(name)) {
      const message = `The path ${quote(template)} has no {${name}} for this parameter`;
      reportParameter('path-parameter-unused', message, { at }, context);
    }
  }
}

function checkUndeclared(
  { method, operation, own }: OperationParameters,
  shared: Parameters,
  names: readonly string[],
  context: RuleContext,
): void {
  const parameters = [...shared.known, ...own.known];
  for (const name of names) {
    if (!parameters.some((parameter) => parameter.location === 'path' && parameter.name === name)) {
      const message = `The path has {${name}}, but \`${method}\` has no parameter ${quote(name)} in "path"`;
      const at = { file: operation.scope.file, holder: operation.object };
      reportParameter('path-parameter-missing', message, { at }, context);
    }
  }
}
