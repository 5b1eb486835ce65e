import type { PageLocation } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { ancestorsOf, siteIndexOf } from '../reading/site-index.js';
import { shortTitle } from './page-title.js';

/** Links to the pages above a page. */
export function Breadcrumbs({ reading, location }: { reading: Reading; location: PageLocation }) {
  const crumbs = crumbsOf(reading, location);
  if (crumbs.length === 0) return null;
  return (
    <nav class="reader-crumbs" aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ text, href }) => (
          <li key={href}>
            <a href={href} dir="auto">
              {shortTitle(text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Crumb {
  text: string;
  href: string;
}

function crumbsOf({ overview, reader, map }: Reading, location: PageLocation): Crumb[] {
  if (location.kind === 'overview' || location.kind === 'none') return [];
  const home = { text: overview.title, href: reader.overview };
  if (location.kind === 'schema') return [home, { text: 'Schemas', href: reader.schemas }];
  if (location.kind !== 'page') return [home];
  const site = siteIndexOf(map);
  const above = ancestorsOf(site, location.index).flatMap((index) => site.pages[index] ?? []);
  return [home, ...above.map(({ title, path }) => ({ text: title, href: reader.page(path) }))];
}
