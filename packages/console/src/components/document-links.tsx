import type { Links, SpecPlace } from './links.js';

interface DocumentLinksProps {
  place: SpecPlace;
  versionId: string;
  links: Links;
}

/** The document of a version, in both languages. */
export function DocumentLinks({ place, versionId, links }: DocumentLinksProps) {
  return (
    <>
      <a href={links.document(place, versionId, 'json')}>JSON</a>
      <a href={links.document(place, versionId, 'yaml')}>YAML</a>
    </>
  );
}
