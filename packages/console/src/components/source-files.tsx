import type { Schema } from '@specshelf/contract';
import type { Links, SpecPlace } from '../web/links.js';
import { pluralize } from './pluralize.js';

interface SourceFilesProps {
  source: Schema<'OpenAPISpecVersionSource'>;
  place: SpecPlace;
  versionId: string;
  links: Links;
}

/** Files that a page lists. The archive has all. */
const mostFiles = 100;

/** The files of a version as they were submitted or fetched, with links to their bytes. */
export function SourceFiles({ source: { files }, place, versionId, links }: SourceFilesProps) {
  const unlisted = files.length - mostFiles;
  return (
    <section id="files">
      <h2>{pluralize(files.length, 'original file')}</h2>
      <ul>
        {files.slice(0, mostFiles).map(({ path, size, location }) => (
          <li key={path} class="row">
            <span class="version">
              <a class="name" href={links.sourceFile(place, versionId, path)}>
                {path}
              </a>{' '}
              <span class="quiet">{sizeText(size)}</span>{' '}
              {location !== undefined && location !== path && <span class="quiet">from {location}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={links.sourceArchive(place, versionId)}>
          {files.length === 1 ? 'Download as ZIP' : 'Download all as ZIP'}
        </a>
        {unlisted > 0 && <span class="quiet"> ({pluralize(unlisted, 'more file')})</span>}
      </p>
    </section>
  );
}

/** Returns a size with two or three digits: `2.4 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return pluralize(bytes, 'byte');
  const kilobytes = bytes / 1000;
  return kilobytes < 999.5 ? `${rounded(kilobytes)} kB` : `${rounded(kilobytes / 1000)} MB`;
}

function rounded(value: number): string {
  return value < 9.95 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
}
