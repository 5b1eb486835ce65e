import { hasScope } from '@specshelf/service';
import type { Action, Actions } from '../page/action.js';
import { changelogFeed } from './changelog/changelog-feed.js';
import { changelogPage } from './changelog/changelog-page.js';
import { markdownSuffix } from './content/markdown-links.js';
import type { ReaderActions } from './create-reader.js';
import { selectsMarkdown } from './find-form.js';
import { apiDocs } from './open-api-docs.js';
import type { FindPage } from './reading/reader-page.js';
import { siteIndexOf } from './reading/site-index.js';
import { printIndex } from './search/print-index.js';
import { docsPage } from './views/docs-page.js';
import { operationsPage } from './views/operations-page.js';
import { overviewPage } from './views/overview-page.js';
import { printPage } from './views/print-page.js';
import { schemaPage } from './views/schema-page.js';
import { schemasPage } from './views/schemas-page.js';

/** The documentation pages below the address of a specification, of a version, and of a label, by path. */
export function readerRoutes(
  actions: ReaderActions,
  { organization, spec, version }: Record<'organization' | 'spec' | 'version', string>,
  memberChangelog: Action,
): Record<string, Actions> {
  const label = `${spec}/@:label`;
  const { show, asset } = actions;
  const overview = { GET: show('overview', overviewPage) };
  const overviewText = { GET: show('overview', overviewPage, true) };
  return {
    '/assets/:name': { GET: asset },
    '/favicon.svg': { GET: asset },
    // Before the address without suffix, whose slug could end like this.
    [spec + markdownSuffix]: overviewText,
    [spec]: overview,
    [`${organization}/llms.txt`]: { GET: actions.index },
    [`${spec}/changelog`]: { GET: changelogFor(memberChangelog, show('changelog', changelogPage)) },
    [`${spec}/changelog${markdownSuffix}`]: { GET: show('changelog', changelogPage, true) },
    [`${spec}/changelog.atom`]: { GET: show('changelog.atom', changelogFeed, true) },
    [`${spec}/docs`]: { GET: show('moved', ({ latest }) => ({ kind: 'moved', location: latest.overview })) },
    [`${version}/docs`]: overview,
    [`${version}/docs${markdownSuffix}`]: overviewText,
    [label]: { GET: show('moved', ({ reader }) => ({ kind: 'moved', location: reader.overview })) },
    [`${label}/docs`]: overview,
    [`${label}/docs${markdownSuffix}`]: overviewText,
    ...pagesBelow(actions, label, 'docs'),
    ...pagesBelow(actions, version, 'docs'),
    ...pagesBelow(actions, spec, 'docs'),
  };
}

/** Members see the changelog of the console, with links to the source. */
function changelogFor(showToMember: Action, showPublic: Action): Action {
  return (page, request) => {
    const { principal, params } = page;
    const { organizationId = '', specSlug } = params;
    const isMember = principal && hasScope(principal, 'openapi:read', organizationId, specSlug);
    if (selectsMarkdown(page) || request.prefersMarkdown()) return showPublic(page, request);
    return isMember ? showToMember(page, request) : showPublic(page, request);
  };
}

/** The documentation of the API of this server, which belongs to no organization. */
export function apiDocsRoutes(actions: ReaderActions): Record<string, Actions> {
  return {
    [apiDocs.root]: { GET: actions.show('overview', overviewPage) },
    [apiDocs.root + markdownSuffix]: { GET: actions.show('overview', overviewPage, true) },
    ...pagesBelow(actions, apiDocs.root, apiDocs.pages),
  };
}

function pagesBelow(
  { show, search, suggestions }: ReaderActions,
  root: string,
  pages: string,
): Record<string, Actions> {
  return {
    [`${root}/${pages}/*path`]: { GET: show('docs', docsPage) },
    [`${root}/operations`]: { GET: show('operations', operationsPage) },
    [`${root}/operations${markdownSuffix}`]: { GET: show('operations', operationsPage, true) },
    [`${root}/schemas`]: { GET: show('schemas', schemasPage) },
    [`${root}/schemas${markdownSuffix}`]: { GET: show('schemas', schemasPage, true) },
    [`${root}/schemas/:name`]: { GET: show('schema', schemaPage) },
    [`${root}/llms.txt`]: { GET: show('llms.txt', indexText, true) },
    [`${root}/search`]: { GET: search },
    [`${root}/suggestions.json`]: { GET: suggestions },
    [`${root}/search.json`]: { GET: show('search.json', searchIndex, true) },
    [`${root}/print/*path`]: { GET: show('print', printPage) },
  };
}

/** The index for programs. */
const indexText: FindPage = (reading, { publicURL }) => ({
  kind: 'file',
  mediaType: 'text/plain',
  load: async () => (await import('./markdown/llms-text.js')).llmsText(reading, publicURL),
});

/** The data of the search in the browser. */
const searchIndex: FindPage = (reading) => ({
  kind: 'file',
  mediaType: 'application/json',
  load: (pause) => printIndex(reading, pause),
});

/** Redirects the address of a page in earlier releases, which had no `docs/`. */
export const earlierAddress: FindPage = ({ map, latest }, { params }) => {
  const { path = '' } = params;
  const page = siteIndexOf(map).byPath.get(path);
  const isKnown = page !== undefined || Object.hasOwn(map.tagPaths, path);
  return isKnown ? { kind: 'moved', location: latest.page(path) } : undefined;
};
