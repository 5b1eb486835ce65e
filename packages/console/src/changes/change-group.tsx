import { pluralize } from '../components/pluralize.js';
import { type ChangeContext, ChangeItem } from './change-item.js';
import { type Change, type ChangeSummary, type Impact, impactViews } from './impacts.js';

interface ChangeGroupsProps {
  changes: readonly Change[];
  summary: ChangeSummary;
  context: ChangeContext;
}

/** Changes by impact, and in each by the operation that they affect first. */
export function ChangeGroups({ changes, summary, context }: ChangeGroupsProps) {
  return (
    <>
      {impactViews.map(({ impact, name, meaning, tone }) => {
        const inGroup = changes.filter((change) => change.impact === impact);
        if (inGroup.length === 0) return null;
        return (
          <section key={impact} class="change-group" id={impact}>
            <h2>
              {name} <span class={`tag ${tone}`}>{pluralize(summary[impact], 'change')}</span>
            </h2>
            <p class="quiet">{meaning}</p>
            <OfOperations changes={inGroup} impact={impact} context={context} />
          </section>
        );
      })}
    </>
  );
}

interface OfOperationsProps {
  changes: readonly Change[];
  impact: Impact;
  context: ChangeContext;
}

function OfOperations({ changes, context }: OfOperationsProps) {
  return (
    <>
      {[...byOperation(changes)].map(([title, ofOperation]) => (
        <section class="change-operation">
          <h3>{title}</h3>
          {ofOperation.map((change) => (
            <ChangeItem key={change.id} change={change} context={context} />
          ))}
        </section>
      ))}
    </>
  );
}

/** Groups changes by operation; those of several operations come under one heading, because each is listed once. */
function byOperation(changes: readonly Change[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const title = titleOf(change);
    groups.set(title, [...(groups.get(title) ?? []), change]);
  }
  return groups;
}

function titleOf({ operations: [first], operationCount }: Change): string {
  if (first === undefined) return 'Not part of an operation';
  if (operationCount > 1) return 'Several operations';
  return `${first.method.toUpperCase()} ${first.path}`;
}
