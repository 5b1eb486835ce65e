import type { Links, SpecPlace } from '../links.js';

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

/** Links to the document of the default version of a public specification. */
export function PublishedLinks({ place, links }: { place: SpecPlace; links: Links }) {
  return (
    <div class="links">
      <a href={links.published(place, 'json')}>Published JSON</a>
      <a href={links.published(place, 'yaml')}>Published YAML</a>
    </div>
  );
}
