import type { Links, SpecPlace } from '../web/links.js';

interface DocumentLinksProps {
  place: SpecPlace;
  versionId: string;
  links: Links;
}

/** Links to the document of a version, in JSON and YAML. */
export function DocumentLinks({ place, versionId, links }: DocumentLinksProps) {
  return (
    <>
      <a href={links.document(place, versionId, 'json')}>JSON</a>
      <a href={links.document(place, versionId, 'yaml')}>YAML</a>
    </>
  );
}

interface PublishedLinksProps {
  place: SpecPlace;
  /** Default: the default version. */
  label?: string;
  links: Links;
}

/** Links to the document of the default version of a public specification, or of the version that a label points to. */
export function PublishedLinks({ place, label, links }: PublishedLinksProps) {
  return (
    <div class="links">
      <a href={links.published(place, 'json', label)}>Published JSON</a>
      <a href={links.published(place, 'yaml', label)}>Published YAML</a>
    </div>
  );
}
