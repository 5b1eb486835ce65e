import type { NotedText, RuleContext } from '../checking/rule-context.js';
import { isObject, type JSONObject, type JSONValue } from '../json/json.js';
import { shown } from '../text/quote.js';

/** Identifiers are unique in the whole description. */
export function noteOperationId(
  value: JSONValue,
  object: JSONObject,
  name: string,
  { notes, scope, findings }: RuleContext,
): void {
  if (typeof value !== 'string') {
    return;
  }
  const first = notes.operationIds.get(value);
  if (first === undefined) {
    notes.operationIds.set(value, { object, scope });
  } else if (first.object !== object) {
    findings.add({
      code: 'duplicate-operation-id',
      severity: 'error',
      message: `The operationId ${shown(value)} is already used at`,
      also: { file: first.scope.file, holder: first.object, token: name },
      file: scope.file,
      holder: object,
      token: name,
    });
  }
}

export function notePaths(paths: JSONObject, { notes, scope }: RuleContext): void {
  notes.paths.push({ object: paths, scope });
}

export function notePathItem(item: JSONObject, { notes, scope }: RuleContext): void {
  notes.pathItems.push({ object: item, scope });
}

export function noteMapping(value: JSONValue, _: JSONObject, __: string, context: RuleContext): void {
  if (isObject(value)) {
    for (const name of Object.keys(value)) {
      note(context.notes.mappings, value[name], value, name, context);
    }
  }
}

export function noteOperationRef(
  value: JSONValue,
  object: JSONObject,
  name: string,
  context: RuleContext,
): void {
  note(context.notes.operationRefs, value, object, name, context);
}

export function noteLinkedId(value: JSONValue, object: JSONObject, name: string, context: RuleContext): void {
  note(context.notes.linkedIds, value, object, name, context);
}

function note(
  list: NotedText[],
  text: JSONValue | undefined,
  object: JSONObject,
  name: string,
  { scope }: RuleContext,
): void {
  if (typeof text === 'string') {
    list.push({ object, name, text, scope });
  }
}
