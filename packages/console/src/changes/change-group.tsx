import { type ChangeSummary, impactViews } from '../components/impacts.js';
import { pluralize } from '../components/pluralize.js';
import type { ChangeContext } from './change-item.js';
import { EqualChanges, type ShownGroup } from './equal-changes.js';

interface ChangeGroupsProps {
  groups: readonly ShownGroup[];
  summary: ChangeSummary;
  context: ChangeContext;
}

/** Changes by impact, and in each by the operation that they affect first. */
export function ChangeGroups({ groups, summary, context }: ChangeGroupsProps) {
  return (
    <>
      {impactViews.map(({ impact, name, meaning, tone }) => {
        const ofImpact = groups.filter(({ changes: [first] }) => first?.impact === impact);
        if (ofImpact.length === 0) return null;
        return (
          <section key={impact} class="change-group" id={impact}>
            <h2>
              {name} <span class={`tag ${tone}`}>{pluralize(summary[impact], 'change')}</span>
            </h2>
            <p class="quiet">{meaning}</p>
            <OfOperations groups={ofImpact} context={context} />
          </section>
        );
      })}
    </>
  );
}

interface OfOperationsProps {
  groups: readonly ShownGroup[];
  context: ChangeContext;
}

function OfOperations({ groups, context }: OfOperationsProps) {
  return (
    <>
      {[...byOperation(groups)].map(([title, ofOperation]) => (
        <section key={title} class="change-operation">
          <h3>{title}</h3>
          {ofOperation.map((group) => (
            <EqualChanges key={group.changes[0]?.id} group={group} context={context} />
          ))}
        </section>
      ))}
    </>
  );
}

/** Groups changes by operation; those of several operations come under one heading, because each is listed once. */
function byOperation(groups: readonly ShownGroup[]): Map<string, ShownGroup[]> {
  const byTitle = new Map<string, ShownGroup[]>();
  for (const group of groups) {
    const title = titleOf(group);
    byTitle.set(title, [...(byTitle.get(title) ?? []), group]);
  }
  return byTitle;
}

function titleOf({ changes: [change], count }: ShownGroup): string {
  if (count > 1) return 'Several places';
  const [first] = change?.operations ?? [];
  if (first === undefined || change === undefined) return 'Not part of an operation';
  if (change.operationCount > 1) return 'Several operations';
  return `${first.method.toUpperCase()} ${first.path}`;
}
