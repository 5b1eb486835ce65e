import type { SitePage } from '@specshelf/service';
import type { PageBody, PageLocation } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { Breakable, shortTitle } from './page-title.js';

/** Links at the end of a page: its neighbors, and its top. */
export function PageEnd({ reading, body }: { reading: Reading; body: PageBody }) {
  return (
    <footer class="reader-end">
      <Neighbors reading={reading} location={body.location} />
      <p class="reader-soft">
        <a href="#page:top">Back to top</a>
      </p>
    </footer>
  );
}

function Neighbors({ reading, location }: { reading: Reading; location: PageLocation }) {
  if (location.kind !== 'page') return null;
  const { map, reader } = reading;
  const previous = map.pages.slice(0, location.index).findLast(isListed);
  const next = map.pages.slice(location.index + 1).find(isListed);
  return (
    <nav class="reader-neighbors" aria-label="Previous and next page">
      {previous ? (
        <a rel="prev" href={reader.page(previous.path)}>
          <span>Previous</span>{' '}
          <bdi>
            <Breakable text={shortTitle(previous.title)} />
          </bdi>
        </a>
      ) : (
        <a rel="prev" href={reader.overview}>
          <span>Previous</span> Overview
        </a>
      )}
      {next && (
        <a rel="next" href={reader.page(next.path)}>
          <span>Next</span>{' '}
          <bdi>
            <Breakable text={shortTitle(next.title)} />
          </bdi>
        </a>
      )}
    </nav>
  );
}

/** The index of schemas has an address of its own. */
function isListed({ kind }: SitePage): boolean {
  return kind !== 'models';
}
