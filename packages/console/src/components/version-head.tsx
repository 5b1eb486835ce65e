import type { ComponentChildren } from 'preact';
import type { Links, SpecPlace } from '../links.js';
import { Breadcrumbs } from './breadcrumbs.js';

interface VersionHeadProps {
  title: string;
  /** The title of the specification, if the heading names it. */
  of?: string;
  place: SpecPlace;
  versionId: string | undefined;
  links: Links;
  /** Actions beside the heading. */
  children?: ComponentChildren;
}

/** The path to a page of a version, or of the last run, and its title. */
export function VersionHead({ title, of, place, versionId, links, children }: VersionHeadProps) {
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
      <div class="page-head">
        <h1>
          {title}
          {of !== undefined && <span class="quiet"> of {of}</span>}
        </h1>
        {children}
      </div>
    </>
  );
}
