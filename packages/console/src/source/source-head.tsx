import { VersionHead } from '../components/versions/version-head.js';
import { VersionTabs } from '../components/versions/version-tabs.js';
import { hasProblemsOfLastRun, type SourceRequest, titleOf, versionOf } from './read-source.js';

interface SourceHeadProps {
  title: string;
  current: 'problems' | 'source';
  request: SourceRequest;
}

/** The top of a page of a source: its heading, the action that corrects the source, and the tabs. */
export function SourceHead({ title, current, request }: SourceHeadProps) {
  const { spec, place, organization, versionId, links, now } = request;
  return (
    <>
      <VersionHead
        title={title}
        of={titleOf(spec)}
        version={versionOf(request)}
        {...{ place, organization, links, now }}
      >
        {spec.permissions.edit && (
          <div class="actions">
            <a class="button secondary" href={links.replace(place.organizationId, spec)}>
              Publish a new version
            </a>
          </div>
        )}
      </VersionHead>
      <VersionTabs
        place={place}
        versionId={versionId}
        current={current}
        problemCount={hasProblemsOfLastRun(request) ? spec.lastProcessedErrorCount : undefined}
        links={links}
      />
    </>
  );
}
