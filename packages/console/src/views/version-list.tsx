import type { Schema } from '@specshelf/contract';
import { VersionChangesLink } from '../changes/change-marks.js';
import { DocumentLinks } from '../components/document-links.js';
import { LabelMarks } from '../components/label-marks.js';
import { NextPage } from '../components/next-page.js';
import { pluralize } from '../components/pluralize.js';
import { formatTime } from '../components/timestamp.js';
import { CopyVersionId, VersionName } from '../components/versions/version-name.js';
import { shownDeprecation } from '../deprecation/deprecation-text.js';
import type { Links, SpecPlace } from '../web/links.js';

interface VersionListProps {
  versions: Schema<'OpenAPISpecVersionList'>;
  spec: Pick<Schema<'OpenAPISpec'>, 'lastVersion' | 'defaultLabel' | 'deprecation'>;
  place: SpecPlace;
  links: Links;
  /** The time of the server. */
  now: Date;
}

/** One page of the versions of a specification. */
export function VersionList({ versions, spec, place, links, now }: VersionListProps) {
  const { items, count, next } = versions;
  if (count === 0) return null;
  return (
    <section id="versions">
      <h2>{pluralize(count, 'version')}</h2>
      <ul>
        {items.map(({ id, labels, deprecation, changes, ...version }) => (
          <li key={id} class="row">
            <span class="version">
              <a class="name" href={links.version(place, id)}>
                <VersionName version={version} now={now} />
              </a>{' '}
              <span class="quiet">{formatTime(version.createdAt).slice(11)}</span>{' '}
              {id === spec.lastVersion && <span class="tag good">latest</span>}
              <LabelMarks labels={labels} defaultLabel={spec.defaultLabel} place={place} links={links} />{' '}
              <DeprecationTag deprecation={deprecation ?? spec.deprecation} now={now} />{' '}
              <VersionChangesLink changes={changes} href={links.changes(place, id)} />
            </span>
            <span class="links">
              <CopyVersionId id={id} />
              <DocumentLinks place={place} versionId={id} links={links} />
            </span>
          </li>
        ))}
      </ul>
      <NextPage next={next} />
    </section>
  );
}

function DeprecationTag({ deprecation, now }: { deprecation: Schema<'Deprecation'> | undefined; now: Date }) {
  if (!deprecation) return null;
  const { isPast } = shownDeprecation(deprecation, now);
  return <span class="tag warn">{isPast ? 'deprecated' : 'deprecation planned'}</span>;
}
