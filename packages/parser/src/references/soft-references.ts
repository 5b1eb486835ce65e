import type { NotedText, Notes, RuleContext } from '../checking/rule-context.js';
import { isFetchable, resolveLocation } from '../files/location.js';
import type { SourceFile } from '../files/source-file.js';
import { isObject, member } from '../json/json.js';
import { fromFragment, resolveTokens } from '../json/pointer.js';
import { shown } from '../text/quote.js';
import type { FileSet } from './file-set.js';
import type { Link } from './link-references.js';
import { absence } from './reference-report.js';

/** Mappings and operation references never bring a file in, but follow one that is there anyway. */
export function linkSoftReferences({ mappings, operationRefs }: Notes, set: FileSet): Link[] {
  return [...mappings, ...operationRefs].flatMap(({ object, name, text, scope: { file } }) => {
    const { place, fragment } = halves(text);
    const to = fileAt(place, file, set);
    const stays = to === undefined || text === '' || (place === '' && file.entry);
    return stays ? [] : [{ object, name, to, fragment }];
  });
}

export function checkSoftReferences(set: FileSet, context: RuleContext): void {
  const schemas = componentSchemas(set.entry);
  for (const noted of context.notes.mappings) {
    if (!isObject(schemas) || !Object.hasOwn(schemas, noted.text)) {
      check(noted, 'mapping-not-found', 'is neither the name of a schema nor', set, context);
    }
  }
  for (const noted of context.notes.operationRefs) {
    check(noted, 'link-not-found', 'is not', set, context);
  }
}

function check(noted: NotedText, code: string, isNot: string, set: FileSet, context: RuleContext): void {
  const { object, name, text, scope } = noted;
  const { place, fragment } = halves(text);
  const to = fileAt(place, scope.file, set);
  const at = { file: scope.file, holder: object, token: name, code };
  if (to === undefined) {
    if (!isFetchable(place)) {
      const message = `${shown(text)} ${isNot} in one of the files of the description: it leads nowhere`;
      context.findings.add({ ...at, severity: 'warning', message });
    }
    return;
  }
  const tokens = fragment === '' || fragment.startsWith('/') ? fromFragment(fragment) : undefined;
  if (tokens !== undefined && resolveTokens(to.root, tokens).value === undefined) {
    const message = absence({ place, fragment }, to.entry ? 'the document' : 'the file', to.root, tokens);
    context.findings.add({ ...at, severity: 'error', message });
  }
}

function componentSchemas({ root }: SourceFile) {
  const components = isObject(root) ? member(root, 'components') : undefined;
  return isObject(components) ? member(components, 'schemas') : undefined;
}

function halves(text: string): { place: string; fragment: string } {
  const [place = '', fragment = ''] = text.split('#', 2);
  return { place, fragment };
}

/** The file that a text leads to, when it is there. */
function fileAt(place: string, from: SourceFile, set: FileSet): SourceFile | undefined {
  if (place === '') {
    return from;
  }
  const resolved = resolveLocation(place, from.location);
  return resolved.kind === 'file' ? set.get(resolved.location) : undefined;
}
