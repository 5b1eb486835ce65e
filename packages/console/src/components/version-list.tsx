import type { Schema } from '@specshelf/contract';
import type { Links, SpecPlace } from '../links.js';
import { DocumentLinks } from './document-links.js';
import { LabelMarks } from './label-marks.js';
import { NextPage } from './next-page.js';
import { pluralize } from './pluralize.js';
import { Timestamp } from './timestamp.js';

interface VersionListProps {
  versions: Schema<'OpenAPISpecVersionList'>;
  /** The ID of the latest version. */
  latest: string | undefined;
  /** The label that documentation shows. */
  defaultLabel: string | undefined;
  place: SpecPlace;
  links: Links;
}

/** One page of the versions of a specification. */
export function VersionList({ versions, latest, defaultLabel, place, links }: VersionListProps) {
  const { items, count, next } = versions;
  if (count === 0) return null;
  return (
    <section id="versions">
      <h2>{pluralize(count, 'version')}</h2>
      <ul>
        {items.map(({ id, createdAt, documentVersion, labels, deprecation }) => (
          <li key={id} class="row">
            <span class="version">
              <a class="name" href={links.version(place, id)}>
                <Timestamp at={createdAt} />
              </a>{' '}
              {documentVersion !== undefined && <strong>{documentVersion}</strong>}{' '}
              <code class="quiet">{id}</code> {id === latest && <span class="tag good">latest</span>}
              <LabelMarks labels={labels} defaultLabel={defaultLabel} place={place} links={links} />{' '}
              {deprecation && <span class="tag">deprecated</span>}
            </span>
            <DocumentLinks place={place} versionId={id} links={links} />
          </li>
        ))}
      </ul>
      <NextPage next={next} />
    </section>
  );
}
