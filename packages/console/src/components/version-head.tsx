import type { Links, SpecPlace } from '../links.js';
import { Breadcrumbs } from './breadcrumbs.js';

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
      <Breadcrumbs
        above={[
          { text: organizationId, href: links.organization(organizationId) },
          { text: specSlug, href: links.specStatus(place) },
          ...(versionId === undefined
            ? []
            : [{ text: `Version ${versionId}`, href: links.version(place, versionId) }]),
        ]}
      />
      <h1>{title}</h1>
    </>
  );
}
