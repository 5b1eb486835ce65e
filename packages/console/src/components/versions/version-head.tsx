import type { ComponentChildren } from 'preact';
import type { Links, SpecPlace } from '../../web/links.js';
import { Breadcrumbs } from '../breadcrumbs.js';
import { type NamedVersion, versionName } from './version-name.js';

interface VersionHeadProps {
  title: ComponentChildren;
  /** The title of the specification, if the heading names it. */
  of?: string;
  place: SpecPlace;
  /** The title of the organization. */
  organization: string;
  /** Absent on pages of the specification. */
  version: (NamedVersion & { id: string }) | undefined;
  links: Links;
  /** The time of the server. */
  now: Date;
  /** Actions beside the heading. */
  children?: ComponentChildren;
}

/** The path to a page of a version, or of the last run, and its title. */
export function VersionHead(props: VersionHeadProps) {
  const { title, of, place, organization, version, links, now, children } = props;
  const { organizationId, specSlug } = place;
  return (
    <>
      <Breadcrumbs
        above={[
          { text: organization, href: links.organization(organizationId) },
          { text: specSlug, href: links.specStatus(place) },
          ...(version === undefined
            ? []
            : [{ text: versionName(version.id, version, now), href: links.version(place, version.id) }]),
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
