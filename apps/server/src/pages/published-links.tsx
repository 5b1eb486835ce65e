import type { Links, SpecPlace } from './links.js';

/** The document of the latest version of a public specification. */
export function PublishedLinks({ place, links }: { place: SpecPlace; links: Links }) {
  return (
    <div class="links">
      <a href={links.published(place, 'json')}>Published JSON</a>
      <a href={links.published(place, 'yaml')}>Published YAML</a>
    </div>
  );
}
