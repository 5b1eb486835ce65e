import { isObject } from '@specshelf/base/json';
import type { FieldRule, ObjectRule } from '../checking/checked-type.js';
import type { RuleContext, ScopedText } from '../checking/rule-context.js';
import { quote } from '../text/quote.js';

/** Operation IDs must be unique in the whole description. */
export const collectOperationId: FieldRule = (value, object, name, { collected, scope, findings }) => {
  if (typeof value !== 'string') return;
  const first = collected.operationIds.get(value);
  if (first === undefined) {
    collected.operationIds.set(value, { object, scope });
  } else if (first.object !== object) {
    findings.add({
      code: 'duplicate-operation-id',
      severity: 'error',
      message: `The operationId ${quote(value)} is already used at`,
      also: { file: first.scope.file, holder: first.object, token: name },
      file: scope.file,
      holder: object,
      token: name,
    });
  }
};

export const collectPaths: ObjectRule = (object, { collected, scope }) => {
  collected.paths.push({ object, scope });
};

export const collectPathItem: ObjectRule = (object, { collected, scope }) => {
  collected.pathItems.push({ object, scope });
};

export const collectMapping: FieldRule = (value, _object, _name, context) => {
  if (!isObject(value)) return;
  for (const name of Object.keys(value)) collectMappingValue(value[name] ?? null, value, name, context);
};

const collectMappingValue = collectText('mappings');

export const collectOperationRef = collectText('operationRefs');

export const collectLinkedId = collectText('linkedIds');

type TextList = 'mappings' | 'operationRefs' | 'linkedIds';

function collectText(list: TextList): FieldRule {
  return (text, object, name, { collected, scope }: RuleContext) => {
    const texts: ScopedText[] = collected[list];
    if (typeof text === 'string') texts.push({ object, name, text, scope });
  };
}
