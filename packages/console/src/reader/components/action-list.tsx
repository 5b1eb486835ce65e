import type { SitePage } from '@specshelf/service';
import type { ReaderLinks } from '../reading/reader-links.js';
import { Method } from './method.js';
import { Breakable, isAddress, PageTitle } from './page-title.js';

interface ActionListProps {
  pages: readonly SitePage[];
  reader: ReaderLinks;
}

/** Operations and webhooks with their titles, methods, and addresses. */
export function ActionList({ pages, reader }: ActionListProps) {
  return (
    <ul class="reader-list">
      {pages.map((page) => (
        <li key={page.path}>
          <a href={reader.page(page.path)}>
            {page.address !== undefined && <Method page={page} />}
            <span class="reader-list-title" dir="auto">
              <PageTitle page={page} />
              {page.deprecated && <span class="shelf-deprecated">deprecated</span>}
            </span>
            {page.address !== undefined && !isAddress(page) && (
              <code class="reader-address">
                <Breakable text={page.address} />
              </code>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
