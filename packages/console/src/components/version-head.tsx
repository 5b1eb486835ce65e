import type { Links, SpecPlace } from '../links.js';

interface VersionHeadProps {
  title: string;
  place: SpecPlace;
  versionId: string | undefined;
  links: Links;
}

/** The path to a page of a version, or of the last run, and its title. */
export function VersionHead({ title, place, versionId, links }: VersionHeadProps) {
  const { organizationId, specSlug } = place;
  return (
    <>
      <nav class="crumbs" aria-label="Breadcrumbs">
        <a href={links.organization(organizationId)}>{organizationId}</a> /{' '}
        <a href={links.specStatus(place)}>{specSlug}</a>
        {versionId !== undefined && (
          <>
            {' / '}
            <a href={links.version(place, versionId)}>Version {versionId}</a>
          </>
        )}
      </nav>
      <h1>{title}</h1>
    </>
  );
}
