import { isObject, member } from '@specshelf/base/json';
import { fromFragment, isPointer, resolveTokens } from '@specshelf/base/pointer';
import type { Collected, RuleContext, ScopedText } from '../checking/rule-context.js';
import { isFetchable, resolveLocation } from '../files/location.js';
import type { SourceFile } from '../files/source-file.js';
import { quote } from '../text/quote.js';
import type { FileSet } from './file-set.js';
import type { Link } from './links.js';
import { missingTarget } from './reference-report.js';
import { splitReference } from './split-reference.js';

/** Links discriminator mappings and operation references, which never open a file, to files that are open anyway. */
export function linkSoftReferences({ mappings, operationRefs }: Collected, set: FileSet): Link[] {
  return [...mappings, ...operationRefs].flatMap(({ object, name, text, scope: { file } }) => {
    const { location, fragment } = splitReference(text);
    const to = fileAt(location, file, set);
    const keepsText = to === undefined || text === '' || (location === '' && file.entry);
    return keepsText ? [] : [{ object, name, to, fragment }];
  });
}

export function checkSoftReferences(set: FileSet, context: RuleContext): void {
  const schemas = componentSchemas(set.entry);
  for (const mapping of context.collected.mappings) {
    if (!isObject(schemas) || !Object.hasOwn(schemas, mapping.text))
      check(mapping, mappingProblem, set, context);
  }
  for (const reference of context.collected.operationRefs) check(reference, linkProblem, set, context);
}

interface SoftProblem {
  readonly code: string;
  readonly isNot: string;
}

const mappingProblem: SoftProblem = {
  code: 'mapping-not-found',
  isNot: 'is neither the name of a schema nor a reference to a file of the description',
};
const linkProblem: SoftProblem = {
  code: 'link-not-found',
  isNot: 'is not a reference to a file of the description',
};

function check(
  reference: ScopedText,
  { code, isNot }: SoftProblem,
  set: FileSet,
  context: RuleContext,
): void {
  const { object, name, text, scope } = reference;
  const { location, fragment } = splitReference(text);
  const to = fileAt(location, scope.file, set);
  const place = { file: scope.file, holder: object, token: name, code };
  if (to === undefined) {
    if (isFetchable(location)) return;
    context.findings.add({ ...place, severity: 'warning', message: `${quote(text)} ${isNot}` });
    return;
  }
  const tokens = isPointer(fragment) ? fromFragment(fragment) : undefined;
  if (tokens !== undefined && resolveTokens(to.root, tokens).value === undefined) {
    const whole = to.entry ? 'the document' : 'the file';
    const message = missingTarget({ location, fragment }, whole, to.root, tokens);
    context.findings.add({ ...place, severity: 'error', message });
  }
}

function componentSchemas({ root }: SourceFile) {
  const components = isObject(root) ? member(root, 'components') : undefined;
  return isObject(components) ? member(components, 'schemas') : undefined;
}

function fileAt(location: string, from: SourceFile, set: FileSet): SourceFile | undefined {
  if (location === '') return from;
  const resolved = resolveLocation(location, from.location);
  return resolved.kind === 'file' ? set.get(resolved.location) : undefined;
}
