import type { OperationId } from '@specshelf/contract';
import { matchPath } from '@specshelf/service';
import type { Backend } from '../backend-api.js';
import { checkBackendOptions } from '../checks/check-options.js';
import { createBaseURL } from '../http/base-url.js';
import type { BackendOptions } from '../options.js';
import { type AnswerInScope, createScope, defaultScopeOptions, type ScopeRegistry } from './create-scope.js';

/** A backend and its scopes. */
export interface Scopes {
  /** Answers requests whose token selects no other scope. */
  root: Backend;
  /**
   * Answers a request in the scope that its token selects. Returns undefined if the request is not under the base URL, or if the
   * interceptor leaves it to other handlers.
   */
  answer: ScopeRegistry['answer'];
  /** Returns the operation of a request by its method and path. */
  operationOf(request: Request): OperationId | undefined;
}

export function createScopes(given: BackendOptions): Scopes {
  checkBackendOptions(given);
  const { baseUrl = 'https://specshelf.test', ...options } = given;
  const base = createBaseURL(baseUrl);
  const byToken = new Map<string, AnswerInScope>();
  const registry: ScopeRegistry = {
    base,
    byToken,
    answer: async (request, intercept) => {
      const path = base.pathOf(request.url);
      const inScope = byToken.get(tokenOf(request)) ?? root.answer;
      return path === undefined ? undefined : inScope(request, path, intercept);
    },
  };
  const root = createScope(registry, 'specshelf-mock', { ...defaultScopeOptions, ...options });
  return {
    root: root.backend,
    answer: registry.answer,
    operationOf: ({ method, url }) =>
      matchPath(base.pathOf(url) ?? '')?.operations.byMethod.get(method)?.operationId,
  };
}

function tokenOf({ headers }: Request): string {
  return /^bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}
