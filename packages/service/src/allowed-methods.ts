import type { Route } from '@specshelf/contract';

/** The methods that a path has: GET brings HEAD with it. */
export function allowedMethods(routesOfPath: readonly Route[]): string {
  return routesOfPath.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}
