import { isPointer } from '@specshelf/base/pointer';
import type { CheckedTable } from '../checking/checked-type.js';
import type { RuleContext, ScopedText } from '../checking/rule-context.js';
import type { ReferenceGroups } from '../references/reference-groups.js';
import { quote } from '../text/quote.js';
import { checkParameters } from './check-parameters.js';

/** Runs the checks that need the whole description. */
export function checkCollected(groups: ReferenceGroups, table: CheckedTable, context: RuleContext): void {
  checkParameters(groups, table, context);
  checkLinkedIds(context);
  checkDynamicRefs(context);
}

function checkLinkedIds({ collected, findings }: RuleContext): void {
  for (const link of collected.linkedIds) {
    if (!collected.operationIds.has(link.text)) {
      const message = `No operation has the operationId ${quote(link.text)}`;
      findings.add({ code: 'link-not-found', severity: 'error', message, ...placeOf(link) });
    }
  }
}

/** At least one schema must have the anchor. Which one applies is known only when the schema is used. */
function checkDynamicRefs({ collected, findings }: RuleContext): void {
  for (const reference of collected.dynamicRefs) {
    const anchor = reference.text.slice(1);
    if (!isPointer(anchor) && !collected.anchors.get(reference.scope.file)?.has(anchor)) {
      const message = `No schema has the anchor ${quote(anchor)}`;
      findings.add({ code: 'reference-not-found', severity: 'error', message, ...placeOf(reference) });
    }
  }
}

const placeOf = ({ object, name, scope }: ScopedText) => ({ file: scope.file, holder: object, token: name });
