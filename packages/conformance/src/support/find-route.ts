import { type Route, routes } from '@specshelf/contract';

/** Returns the operation of a request. */
export function findRoute(method: string, pathname: string): Route | undefined {
  return routes.find((route) => route.method === method && patternOf(route).test(pathname));
}

const patterns = new Map<Route, RegExp>();

function patternOf(route: Route): RegExp {
  const known = patterns.get(route);
  if (known) return known;
  const template = route.path.replaceAll('.', '\\.').replace('{sourcePath}', '.*[^/]');
  const pattern = new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  patterns.set(route, pattern);
  return pattern;
}
