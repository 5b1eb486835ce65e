/// <reference path="../reader/custom-elements.d.ts" />

import type { ComponentChildren } from 'preact';
import { SearchBox } from '../components/search-box.js';
import { assetsAt } from '../web/assets.js';
import { icon } from '../web/icon.js';
import { homeOf, type NavigationEntry, navigationOf, searchableOrganization } from '../web/navigation.js';
import type { PageRequest } from '../web/page-request.js';
import type { Searched } from '../web/view.js';

interface PageLayoutProps {
  title: string;
  page: PageContext;
  /** A URL that the browser opens immediately, or a number of seconds until it loads the page again. */
  refresh?: string | number | undefined;
  /** The search whose results the page shows. */
  searched: Searched | undefined;
  children: ComponentChildren;
}

/** The parts of a request that the frame of a page depends on. */
export type PageContext = Pick<PageRequest, 'links' | 'principal' | 'params' | 'pause' | 'returnPath'>;

/** The HTML document and header of the pages other than documentation. */
export function PageLayout({ title, page, refresh, searched, children }: PageLayoutProps) {
  const { links, principal } = page;
  const assets = assetsAt(links.to, 'console');
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Refresh refresh={refresh} />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Specshelf`}</title>
        <link rel="icon" type={icon.mediaType} href={links.to(icon.path)} />
        <link rel="stylesheet" href={assets.style} />
        {/* Not deferred: it applies the stored theme before the first paint. */}
        <script src={assets.script} />
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to content
        </a>
        <header class="top">
          <a class="brand" href={homeOf(page)}>
            Specshelf
          </a>
          <Search page={page} searched={searched} />
          <Navigation entries={navigationOf(page)} />
          <div class="account">
            {principal && <span>{principal.subject.displayName}</span>}
            <shelf-theme />
            {principal && <SignOut action={links.signOut} />}
          </div>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}

/** The search in the organization of the page. Absent where it is unknown, such as at sign-in. */
function Search({ page, searched }: Pick<PageLayoutProps, 'page' | 'searched'>) {
  const organizationId = searched?.organizationId ?? searchableOrganization(page);
  if (organizationId === undefined) return null;
  return (
    <SearchBox
      label="Search all specifications"
      placeholder="Search all specifications"
      action={page.links.search(organizationId)}
      suggestions={page.links.searchSuggestions(organizationId)}
      value={searched?.text}
    />
  );
}

/** With script, an island reloads the page when it has changed, so that a screen reader does not start again at its top. */
function Refresh({ refresh }: Pick<PageLayoutProps, 'refresh'>) {
  if (refresh === undefined) return null;
  if (typeof refresh === 'string') return <meta http-equiv="refresh" content={`0; url=${refresh}`} />;
  return (
    <noscript>
      <meta http-equiv="refresh" content={String(refresh)} />
    </noscript>
  );
}

function Navigation({ entries }: { entries: readonly NavigationEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label="Organization">
      {entries.map(({ label, url, isCurrent }) => (
        <a key={label} href={url} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function SignOut({ action }: { action: string }) {
  return (
    <form method="post" action={action}>
      <button type="submit" class="plain">
        Sign out
      </button>
    </form>
  );
}
