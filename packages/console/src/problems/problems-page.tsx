import { defined } from '@specshelf/base/defined';
import { groupProblems } from '@specshelf/contract';
import { isEditable } from '../publish/edited-text.js';
import { readExcerpts } from '../source/excerpts.js';
import type { Problem } from '../source/listed-problem.js';
import { MissingSourceNotice } from '../source/missing-source.js';
import {
  hasProblemsOfLastRun,
  nameOfFile,
  readSource,
  type SourceRequest,
  titleOf,
} from '../source/read-source.js';
import { SourceHead } from '../source/source-head.js';
import type { View } from '../web/view.js';
import { groupByRule, matchesFilter, problemsURL, readProblemFilter } from './problem-filter.js';
import { ProblemFilters } from './problem-filters.js';
import { ProblemGroup } from './problem-group.js';

/** The problems of a version, or of the last run, with the lines that have them. */
export const problemsPage: View = async (page) => {
  const request = await readSource(page);
  const { spec } = request;
  const isRecorded = hasProblemsOfLastRun(request);
  const { lastProcessedErrors, lastProcessedErrorCount: count } = spec;
  const [entry] = request.source.files;
  const problems = lastProcessedErrors.map((problem) => ({ ...defined({ file: entry }), ...problem }));
  return {
    title: `Problems of ${titleOf(spec)}`,
    content: (
      <>
        <SourceHead title="Problems" current="problems" request={request} />
        {isRecorded ? await listOf(request, problems, count, page.query) : <NotRecorded request={request} />}
      </>
    ),
  };
};

async function listOf(
  request: SourceRequest,
  problems: readonly Problem[],
  count: number,
  query: URLSearchParams,
) {
  const { source, root } = request;
  const filter = readProblemFilter(query);
  const shown = problems.filter((problem) => matchesFilter(problem, filter));
  const groups = groupByRule(shown);
  // Of equal problems, only the first one has its lines.
  const first = groups.flatMap(({ problems }) => groupProblems(problems).map(({ first }) => first));
  const excerpts = await readExcerpts(request, first);
  const failure = source.spec.lastProcessErrorCode;
  if (count === 0) {
    return (
      <div class="empty">
        <h2>No problems</h2>
        <p>The last run found nothing to correct.</p>
      </div>
    );
  }
  return (
    <>
      {failure !== undefined && <FailedRun request={request} />}
      {source.missing !== undefined && <MissingSourceNotice missing={source.missing} request={request} />}
      <ProblemFilters problems={problems} counts={source.spec.problemCounts} filter={filter} root={root} />
      {problems.length < count && (
        <p class="quiet">
          {problems.length} of {count} problems are listed. Correct these and{' '}
          <PublishAgain request={request} /> to see the others.
        </p>
      )}
      {[...excerpts.unread].map(([file, reason]) => (
        <UnreadFile name={nameOfFile(request, file)} reason={reason} />
      ))}
      {shown.length === 0 && (
        <div class="empty">
          <p>No {problems.length < count && 'listed '}problem matches these filters.</p>
          <p>
            <a href={problemsURL(root, { severity: undefined, rule: undefined, file: undefined })}>
              Show all problems
            </a>
          </p>
        </div>
      )}
      {groups.map((group) => (
        <ProblemGroup group={group} request={request} excerpts={excerpts.byPlace} />
      ))}
    </>
  );
}

function UnreadFile({ name, reason }: { name: string; reason: string }) {
  return (
    <div class="notice">
      <p>
        <strong>
          The lines of <span class="mono">{name}</span> are not shown.
        </strong>{' '}
        {reason}
      </p>
    </div>
  );
}

/** The words `publish again`, as a link for visitors who may do that. */
function PublishAgain({ request: { spec, place, links } }: { request: SourceRequest }) {
  if (!spec.permissions.edit) return <>publish again</>;
  return <a href={links.replace(place.organizationId, spec)}>publish again</a>;
}

function FailedRun({ request }: { request: SourceRequest }) {
  const { spec, place, links } = request;
  const { lastVersion } = request.source.spec;
  return (
    <div class="notice bad">
      <p>
        <strong>The last run failed and created no version.</strong>{' '}
        {lastVersion !== undefined && (
          <>
            <a href={links.version(place, lastVersion)}>The version before</a> is still the latest one.{' '}
          </>
        )}
        {spec.permissions.edit && isEditable(request.source) ? (
          <>
            <a href={links.edit(place)}>Edit the text</a> to correct the errors, or{' '}
            <PublishAgain request={request} />.
          </>
        ) : (
          <>
            Correct the errors and <PublishAgain request={request} />.
          </>
        )}
      </p>
    </div>
  );
}

function NotRecorded({ request: { source, place, links } }: { request: SourceRequest }) {
  const isLatest = source.version?.id === source.spec.lastVersion;
  return (
    <div class="empty">
      <h2>The problems of this version are not recorded</h2>
      <p>
        {isLatest
          ? 'A later run failed, and only the problems of the last run are recorded.'
          : 'Only the problems of the last run are recorded. This version is not the latest one.'}
      </p>
      <p>
        <a href={`${links.spec(place)}/problems`}>Problems of the last run</a>
      </p>
    </div>
  );
}
