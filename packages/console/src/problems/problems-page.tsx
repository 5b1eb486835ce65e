import { defined, type OpenAPISpecRecord } from '@specshelf/service';
import { callOperation } from '../call-operation.js';
import { VersionHead } from '../components/version-head.js';
import { VersionTabs } from '../components/version-tabs.js';
import { MissingSourceNotice } from '../source/missing-source.js';
import { nameOfFile, readSource, type SourceRequest } from '../source/read-source.js';
import type { View } from '../view.js';
import { readExcerpts } from './excerpts.js';
import type { Problem } from './listed-problem.js';
import { groupByRule, matchesFilter, problemsURL, readProblemFilter } from './problem-filter.js';
import { ProblemFilters } from './problem-filters.js';
import { ProblemGroup } from './problem-group.js';

/** The problems of a version, or of the last run, with the lines that have them. */
export const problemsPage: View = async (page) => {
  const request = await readSource(page);
  const { place, versionId, links } = request;
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', { ...place });
  const isRecorded = isOfLastRun(request);
  const { lastProcessedErrors, lastProcessedErrorCount: count } = spec;
  const [entry] = request.source.files;
  const problems = lastProcessedErrors.map((problem) => ({ ...defined({ file: entry }), ...problem }));
  return {
    title: `Problems of ${place.specSlug}`,
    content: (
      <>
        <VersionHead title="Problems" place={place} versionId={versionId} links={links} />
        <VersionTabs
          place={place}
          versionId={versionId}
          current="problems"
          problemCount={isRecorded ? count : undefined}
          links={links}
        />
        {isRecorded ? await listOf(request, problems, count, page.query) : <NotRecorded request={request} />}
      </>
    ),
  };
};

/** A specification lists the problems of its last run, which are those of the latest version unless the run failed. */
function isOfLastRun({ source, versionId }: SourceRequest): boolean {
  if (versionId === undefined) return true;
  const { lastVersion, lastProcessErrorCode }: OpenAPISpecRecord = source.spec;
  return source.version?.id === lastVersion && lastProcessErrorCode === undefined;
}

async function listOf(
  request: SourceRequest,
  problems: readonly Problem[],
  count: number,
  query: URLSearchParams,
) {
  const { source, root } = request;
  const filter = readProblemFilter(query);
  const shown = problems.filter((problem) => matchesFilter(problem, filter));
  const excerpts = await readExcerpts(request, shown);
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
          {problems.length} of {count} problems are listed. Correct these and publish again to see the others.
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
      {groupByRule(shown).map((group) => (
        <ProblemGroup group={group} request={request} excerpts={excerpts.byProblem} />
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

function FailedRun({ request: { source, place, links } }: { request: SourceRequest }) {
  const { lastVersion } = source.spec;
  return (
    <div class="notice bad">
      <p>
        <strong>The last run failed and created no version.</strong>{' '}
        {lastVersion === undefined ? (
          'Correct the errors and publish again.'
        ) : (
          <>
            <a href={links.version(place, lastVersion)}>The version before</a> is still the latest one.
            Correct the errors and publish again.
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
