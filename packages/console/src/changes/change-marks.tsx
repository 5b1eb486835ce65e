import type { Schema } from '@specshelf/contract';
import { type ChangeSummary, countChanges, countText, impactViews } from '../components/impacts.js';

/** The number of changes of each impact as marks: `2 breaking`, `1 safe`. */
export function ChangeMarks({ summary }: { summary: ChangeSummary }) {
  if (countChanges(summary) === 0) return <span class="tag">no changes</span>;
  return (
    <>
      {impactViews
        .filter(({ impact }) => summary[impact] > 0)
        .map(({ impact, tone }) => (
          <>
            <span key={impact} class={`tag ${tone}`}>
              {countText(impact, summary[impact])}
            </span>{' '}
          </>
        ))}
    </>
  );
}

interface VersionChangesLinkProps {
  changes: Schema<'VersionChanges'> | undefined;
  href: string;
}

/** The marks of a version, which lead to its changes. Nothing for the first version, and before versions are compared. */
export function VersionChangesLink({ changes, href }: VersionChangesLinkProps) {
  if (!changes) return null;
  return (
    <a class="change-marks" href={href} title="Changes since the version before">
      <ChangeMarks summary={changes.summary} />
    </a>
  );
}
