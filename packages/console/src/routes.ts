import { decodePathSegment, RequestError } from '@specshelf/service';
import { match } from 'path-to-regexp';
import { auditPage } from './audit/audit-page.js';
import { changeRulesPage } from './changes/change-rules-page.js';
import { changelogPage } from './changes/changelog-page.js';
import { changesPage } from './changes/changes-page.js';
import { refusedActions } from './changes/refused-page.js';
import { deviceActions } from './device/device-page.js';
import { labelActions } from './labels/label-page.js';
import { labelsActions } from './labels/labels-page.js';
import { manageActions } from './manage/manage-page.js';
import { type Action, type Actions, show } from './page/action.js';
import { apiDocumentAction, type LoadAPIDocument } from './page/api-document.js';
import { problemsPage } from './problems/problems-page.js';
import { rulePage } from './problems/rule-page.js';
import { rulesPage } from './problems/rules-page.js';
import { publicationsPage } from './publications/publications-page.js';
import { publishActions } from './publish/publish-page.js';
import { submittedTextAction } from './publish/submitted-text.js';
import type { ReaderActions } from './reader/create-reader.js';
import { apiDocsRoutes, earlierAddress, readerRoutes } from './reader/reader-routes.js';
import { searchPage } from './search/search-page.js';
import { suggestionsAction } from './search/suggestions-action.js';
import type { ProviderSignIn } from './session/provider-sign-in.js';
import type { SignIn } from './session/sign-in.js';
import { sourcePage } from './source/source-page.js';
import type { CreatedTokens } from './tokens/created-tokens.js';
import { createTokensActions } from './tokens/tokens-page.js';
import { trustedPublishersActions } from './trusted-publishers/publishers-page.js';
import { organizationPage } from './views/organization-page.js';
import { spacePage } from './views/space-page.js';
import { specPage } from './views/spec-page.js';
import { versionFile } from './views/version-file.js';
import { versionActions } from './views/version-page.js';

export interface RouteMatch {
  actions: Actions;
  /** Whether visitors without a session may see pages here. */
  isPublic: boolean;
  /** Whether programs may read here with an access token. Other pages need a session. */
  isForPrograms: boolean;
  /** Returns the decoded parameters of the path. Throws a `RequestError` when a percent escape is invalid. */
  params(): Record<string, string>;
}

export type FindRoute = (path: string) => RouteMatch | undefined;

interface RoutesOptions {
  signIn: SignIn;
  providerSignIn: ProviderSignIn | undefined;
  createdTokens: CreatedTokens;
  reader: ReaderActions;
  loadAPIDocument: LoadAPIDocument | undefined;
  /** The documentation of that document. */
  apiDocs: ReaderActions | undefined;
}

/** Actions at a path pattern. */
type Route = Omit<RouteMatch, 'params'> & { path: string };

/** Returns all routes, in the order in which they apply. */
export function listRoutes(options: RoutesOptions): Route[] {
  const { signIn, createdTokens, providerSignIn, reader, loadAPIDocument, apiDocs } = options;
  const toRoutes = (table: Record<string, Actions>, isPublic: boolean, isForPrograms = isPublic) =>
    Object.entries(table).map(([path, actions]) => ({ path, actions, isPublic, isForPrograms }));
  return [
    ...toRoutes(consoleRoutes(signIn, createdTokens, reader), false),
    ...toRoutes(fileRoutes, false, true),
    ...toRoutes(providerRoutes(providerSignIn), false),
    ...toRoutes(readerRoutes(reader, { organization, spec, version }, show(changelogPage)), true),
    ...toRoutes(ruleRoutes, true),
    ...toRoutes(earlierRoutes(reader), true),
    ...toRoutes(loadAPIDocument ? apiDocumentRoutes(loadAPIDocument) : {}, true),
    ...toRoutes(apiDocs ? apiDocsRoutes(apiDocs) : {}, true),
  ];
}

/** Returns a function that finds the route of a path. The first matching route applies. */
export function createRoutes(options: RoutesOptions): FindRoute {
  const routes = listRoutes(options).map(({ path, ...route }) => ({
    matchPath: match(path, { sensitive: true, decode: false }),
    ...route,
  }));
  return (path) => {
    for (const { matchPath, ...route } of routes) {
      const found = matchPath(path);
      if (found) return { ...route, params: () => decodeParams(found.params) };
    }
    return undefined;
  };
}

const organization = '/orgs/:organizationId';
const spec = `${organization}/openapi/:specSlug`;
const version = `${spec}/versions/:versionId`;

function consoleRoutes(
  { showForm, signIn, signOut }: SignIn,
  createdTokens: CreatedTokens,
  reader: ReaderActions,
): Record<string, Actions> {
  return {
    '/orgs/:organizationId': { GET: show(organizationPage) },
    '/orgs/:organizationId/publish': publishActions,
    '/orgs/:organizationId/tokens': createTokensActions(createdTokens),
    '/orgs/:organizationId/trusted-publishers': trustedPublishersActions,
    '/orgs/:organizationId/audit': { GET: show(auditPage) },
    // Visitors without a session search public specifications. Links of other sites lead to the results of the session.
    '/orgs/:organizationId/search': { GET: show(searchPage) },
    '/orgs/:organizationId/search.json': { GET: suggestionsAction },
    [`${spec}/versions`]: { GET: show(specPage) },
    [`${spec}/manage`]: manageActions,
    [version]: { GET: versionOrEarlierPage(reader), POST: versionActions.POST },
    [`${spec}/changes`]: { GET: show(changesPage) },
    [`${version}/changes`]: { GET: show(changesPage) },
    [`${spec}/refused`]: refusedActions,
    [`${spec}/problems`]: { GET: show(problemsPage) },
    [`${spec}/source`]: { GET: sourcePage },
    [`${spec}/source.txt`]: { GET: submittedTextAction },
    [`${spec}/labels`]: labelsActions,
    [`${spec}/labels/:label`]: labelActions,
    [`${version}/problems`]: { GET: show(problemsPage) },
    [`${version}/source`]: { GET: sourcePage },
    [`${version}/publications`]: { GET: show(publicationsPage) },
    '/spaces/:spaceId': { GET: show(spacePage) },
    '/spaces/:spaceId/*path': { GET: show(spacePage) },
    '/device': deviceActions,
    '/sign-in': { GET: showForm, POST: signIn },
    '/sign-out': { POST: signOut },
  };
}

/** The files of a version, to which documentation and `llms.txt` lead. */
const fileRoutes: Record<string, Actions> = {
  [`${version}/source.zip`]: { GET: versionFile('getOpenAPISpecVersionSourceArchive') },
  [`${version}/source/*sourcePath`]: { GET: versionFile('getOpenAPISpecVersionSourceFile') },
  [`${version}/document.json`]: { GET: versionFile('getOpenAPISpecVersionDocument') },
  [`${version}/document.yaml`]: { GET: versionFile('getOpenAPISpecVersionDocumentYAML') },
};

/** The documentation of rules contains nothing of an organization. */
const ruleRoutes: Record<string, Actions> = {
  '/docs/changes': { GET: show(changeRulesPage) },
  '/docs/problems': { GET: show(rulesPage) },
  '/docs/problems/:code': { GET: show(rulePage) },
};

/** The identity provider sends browsers back to the callback, whose URL is registered there. */
function providerRoutes(signIn: ProviderSignIn | undefined): Record<string, Actions> {
  if (!signIn) return {};
  return { '/sign-in/provider': { GET: signIn.begin }, '/sign-in/callback': { GET: signIn.callback } };
}

/** Earlier releases had pages at `versions/{name}`, too. */
function versionOrEarlierPage(reader: ReaderActions): Action {
  const showVersion = versionActions.GET;
  const showEarlier = reader.show('earlier', earlierAddress);
  return async (page, request) => {
    try {
      return await showVersion(page, request);
    } catch (error) {
      if (!(error instanceof RequestError) || error.meaning !== 'not-found') throw error;
      const { versionId = '', ...params } = page.params;
      return showEarlier({ ...page, params: { ...params, path: `versions/${versionId}` } }, request);
    }
  };
}

/** Addresses that other routes do not match. */
function earlierRoutes({ show }: ReaderActions): Record<string, Actions> {
  return { [`${spec}/*path`]: { GET: show('earlier', earlierAddress) } };
}

/** A wildcard matches a list of path segments. */
type RawParams = Partial<Record<string, string | string[]>>;

function decodeParams(params: RawParams): Record<string, string> {
  const entries = Object.entries(params).map(([name, value = '']) => [
    name,
    [value].flat().map(decodePathSegment).join('/'),
  ]);
  return Object.fromEntries(entries);
}

function apiDocumentRoutes(load: LoadAPIDocument): Record<string, Actions> {
  return {
    '/openapi.json': { GET: apiDocumentAction(load, 'json') },
    '/openapi.yaml': { GET: apiDocumentAction(load, 'yaml') },
  };
}
