/// <reference path="./custom-elements.d.ts" />

import { SearchBox } from '../components/search-box.js';
import { DeprecationText } from '../deprecation/deprecation-text.js';
import type { PageAssets } from '../web/assets.js';
import { Contents, type Heading } from './components/contents.js';
import { PageEnd } from './components/page-end.js';
import { PageHead } from './components/page-head.js';
import { shortTitle } from './components/page-title.js';
import { Sidebar } from './components/sidebar.js';
import { VersionHint } from './components/version-hint.js';
import { VersionMenu } from './components/version-menu.js';
import { DocumentLayout } from './document-layout.js';
import { feedOf } from './reading/feed-of.js';
import type { PageBody } from './reading/reader-page.js';
import type { Reading } from './reading/reading.js';
import { everywhereOf } from './search/everywhere-of.js';

interface ReaderLayoutProps {
  reading: Reading;
  body: PageBody;
  headings: readonly Heading[];
  assets: PageAssets;
  /** The address of the page in Markdown. */
  markdown?: string | undefined;
  /** Origin of the canonical URL. */
  publicURL: string;
  /** The text in the search form. */
  searchText?: string | undefined;
}

export const contentStart = '<div class="reader-content">';
export const contentEnd = '</div>';
/** The element of the layout that has the content of a page. */
export const contentPlace = contentStart + contentEnd;

/** A page without its content, with the navigation of the documentation around it. */
export function ReaderLayout({
  reading,
  body,
  headings,
  assets,
  markdown,
  publicURL,
  searchText,
}: ReaderLayoutProps) {
  const { overview } = reading;
  // That of the page would be wrong if it is unknown.
  const lang = overview.language ?? '';
  const titles = body.location.kind === 'overview' ? [overview.title] : [body.title, overview.title];
  const { kind } = body.location;
  return (
    <DocumentLayout
      title={titles.map(shortTitle).join(' · ')}
      assets={assets}
      canonical={new URL(body.canonical, publicURL).href}
      isIndexed={isIndexed(reading) && kind !== 'search'}
      feed={feedOf(reading)}
      markdown={markdown}
    >
      <TopBar reading={reading} searchText={searchText} />
      <div class="reader-layout">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll long lists */}
        <nav class="reader-side" aria-label="Documentation" tabIndex={0}>
          <details class="reader-menu">
            <summary>Menu</summary>
            <VersionMenu reading={reading} location={body.location} searchText={searchText} />
            <Sidebar reading={reading} location={body.location} />
            <Tools reading={reading} />
          </details>
        </nav>
        {/* Most texts are those of the author. */}
        <main class="reader-main" lang={lang} data-kind={body.location.kind} id="page:content" tabIndex={-1}>
          <VersionHint reading={reading} />
          <DeprecationNote reading={reading} />
          <PageHead reading={reading} body={body} markdown={markdown} />
          <div class="reader-body">
            <Contents headings={headings} />
            <div class="reader-content" />
          </div>
          <PageEnd reading={reading} body={body} />
        </main>
      </div>
    </DocumentLayout>
  );
}

/** Whether search engines may list the pages of a version. */
export function isIndexed({ spec, versionId, label }: Reading): boolean {
  return spec.visibility === 'public' && versionId === undefined && label === undefined;
}

function TopBar({ reading, searchText }: { reading: Reading; searchText: string | undefined }) {
  const { overview, reader } = reading;
  return (
    <header class="reader-top">
      <a class="reader-brand" dir="auto" lang={overview.language ?? ''} href={reader.overview}>
        {shortTitle(overview.title)}
      </a>
      <SearchBox
        label={`Search ${shortTitle(overview.title)}`}
        action={reader.search}
        value={searchText}
        index={reader.searchIndex}
        suggestions={reader.suggestions}
        everywhere={everywhereOf(reading)}
      />
    </header>
  );
}

/** Controls that do not belong to a page. */
function Tools({ reading }: { reading: Reading }) {
  const { visitor, links, place, label } = reading;
  const feed = feedOf(reading);
  return (
    <div class="reader-tools">
      {visitor === 'anonymous' ? (
        <a href={links.signInFor(`/orgs/${segments(place, label)}`)}>Sign in</a>
      ) : (
        // Visitors from elsewhere may not open this catalog. Signed in, they are led to theirs.
        <a href={visitor === 'member' ? links.organization(place.organizationId) : links.signIn}>Catalog</a>
      )}
      {visitor === 'member' && <a href={links.specStatus(place)}>Versions</a>}
      {feed !== undefined && <a href={feed}>Subscribe</a>}
      <shelf-theme />
    </div>
  );
}

function segments({ organizationId, specSlug }: Reading['place'], label: string | undefined): string {
  const labeled = label === undefined ? '' : `/@${encodeURIComponent(label)}/docs`;
  return `${encodeURIComponent(organizationId)}/openapi/${encodeURIComponent(specSlug)}${labeled}`;
}

function DeprecationNote({ reading: { deprecation } }: { reading: Reading }) {
  if (!deprecation) return null;
  return (
    <p class="reader-note" role="note">
      <DeprecationText deprecation={deprecation} />
    </p>
  );
}
