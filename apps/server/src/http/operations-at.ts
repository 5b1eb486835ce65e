import type { Route } from '@specshelf/contract';
import { openHeaders } from '@specshelf/service';

/** The operations at a path. */
export interface Operations {
  routes: readonly Route[];
  byMethod: ReadonlyMap<string, Route>;
  /** It does not depend on the method. */
  needsToken: boolean;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
}

export function operationsOf(routesOfPath: readonly Route[]): Operations {
  return {
    routes: routesOfPath,
    byMethod: new Map(routesOfPath.map((route) => [route.method, route])),
    needsToken: routesOfPath.some(({ needsToken }) => needsToken),
    headers: openHeaders(routesOfPath),
  };
}
