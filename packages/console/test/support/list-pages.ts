import { createReader } from '../../src/reader/create-reader.js';
import { listRoutes } from '../../src/routes.js';
import { createSessions } from '../../src/session/sessions.js';
import { createSignIn } from '../../src/session/sign-in.js';
import { createCreatedTokens } from '../../src/tokens/created-tokens.js';

const unexpected = (): never => {
  throw new Error('Unexpected call');
};

/** Returns all pages, such as `GET /orgs/:organizationId`, except those of an identity provider. */
export function listPages(): string[] {
  const deps = {
    publicURL: 'http://localhost',
    now: unexpected,
    newId: unexpected,
    seal: unexpected,
    open: unexpected,
  };
  const sessions = createSessions(deps, { add: unexpected, has: unexpected });
  const reader = createReader({ publicURL: unexpected, pause: unexpected, cacheLimit: 1 });
  const routes = listRoutes({
    signIn: createSignIn(sessions, undefined),
    providerSignIn: undefined,
    createdTokens: createCreatedTokens(deps),
    reader,
    loadAPIDocument: unexpected,
    apiDocs: reader,
  });
  return routes.flatMap(({ path, actions }) => Object.keys(actions).map((method) => `${method} ${path}`));
}
