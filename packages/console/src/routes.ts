import { decodePathSegment } from '@specshelf/service';
import { match } from 'path-to-regexp';
import { type Actions, show } from './action.js';
import type { SignIn } from './session/sign-in.js';
import { organizationPage } from './views/organization-page.js';
import { spacePage } from './views/space-page.js';
import { specPage } from './views/spec-page.js';
import { versionDocument } from './views/version-document.js';
import { versionPage } from './views/version-page.js';

export interface RouteMatch {
  actions: Actions;
  /** Returns the decoded parameters of the path. Throws a `RequestError` when a percent escape is invalid. */
  params(): Record<string, string>;
}

export type FindRoute = (path: string) => RouteMatch | undefined;

/** Returns a function that finds the route of a path. The first matching route applies. */
export function createRoutes(signIn: SignIn): FindRoute {
  const routes = Object.entries(actionsByPath(signIn)).map(([path, actions]) => ({
    matchPath: match(path, { sensitive: true, decode: false }),
    actions,
  }));
  return (path) => {
    for (const { matchPath, actions } of routes) {
      const found = matchPath(path);
      if (found) return { actions, params: () => decodeParams(found.params) };
    }
    return undefined;
  };
}

const spec = '/orgs/:organizationId/openapi/:specSlug';
const version = `${spec}/versions/:versionId`;

function actionsByPath({ showForm, signIn, signOut }: SignIn): Record<string, Actions> {
  return {
    '/orgs/:organizationId': { GET: show(organizationPage) },
    [spec]: { GET: show(specPage) },
    [version]: { GET: show(versionPage) },
    [`${version}/document.json`]: { GET: versionDocument('getOpenAPISpecVersionDocument') },
    [`${version}/document.yaml`]: { GET: versionDocument('getOpenAPISpecVersionDocumentYAML') },
    [`${spec}/*path`]: { GET: show(specPage) },
    '/spaces/:spaceId': { GET: show(spacePage) },
    '/spaces/:spaceId/*path': { GET: show(spacePage) },
    '/sign-in': { GET: showForm, POST: signIn },
    '/sign-out': { POST: signOut },
  };
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
