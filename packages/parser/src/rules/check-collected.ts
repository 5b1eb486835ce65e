import type { CheckedTable } from '../checking/checked-table.js';
import type { RuleContext } from '../checking/rule-context.js';
import type { References } from '../references/resolve-references.js';
import { shown } from '../text/quote.js';
import { checkParameters } from './check-parameters.js';

/** What can be judged only when every file was seen. */
export function checkNotes(references: References, table: CheckedTable, context: RuleContext): void {
  checkParameters(references, table, context);
  checkLinkedIds(context);
  checkDynamicRefs(context);
}

function checkLinkedIds({ notes, findings }: RuleContext): void {
  for (const { object, name, text, scope } of notes.linkedIds) {
    if (!notes.operationIds.has(text)) {
      const message = `No operation has the operationId ${shown(text)}`;
      findings.add({
        code: 'link-not-found',
        severity: 'error',
        message,
        file: scope.file,
        holder: object,
        token: name,
      });
    }
  }
}

/** Which of several schemas of one name is meant is found out when it is used; one of them must be there. */
function checkDynamicRefs({ notes, findings }: RuleContext): void {
  for (const { object, name, text, scope } of notes.dynamicRefs) {
    const anchor = text.slice(1);
    const isKnown = anchor === '' || anchor.startsWith('/') || notes.anchors.get(scope.file)?.has(anchor);
    if (!isKnown) {
      const message = `No schema has the anchor ${shown(anchor)}`;
      findings.add({
        code: 'reference-not-found',
        severity: 'error',
        message,
        file: scope.file,
        holder: object,
        token: name,
      });
    }
  }
}
