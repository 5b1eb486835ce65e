import { isArray, type JSONObject, type JSONValue, member } from '@specshelf/base/json';

/** Returns Server objects for `host`, `basePath`, and `schemes`. The default host is that of the description. */
export function serversOf(
  root: JSONObject,
  schemes: JSONValue | undefined,
  url: URL | undefined,
): JSONObject[] {
  const host = textOf(root, 'host') ?? url?.host;
  const path = basePath(textOf(root, 'basePath'));
  if (!['host', 'basePath', 'schemes'].some((name) => Object.hasOwn(root, name)) && schemes === undefined) {
    return [];
  }
  if (host === undefined) return path === '' ? [] : [{ url: path }];
  const given = isArray(schemes) ? schemes.filter((scheme) => typeof scheme === 'string') : [];
  const used = given.length > 0 ? [...new Set(given)] : [url?.protocol.slice(0, -1) ?? 'https'];
  return used.map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}

function textOf(root: JSONObject, name: string): string | undefined {
  const value = member(root, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function basePath(path: string | undefined): string {
  if (path === undefined || path === '/') return '';
  let end = path.length;
  while (path.charAt(end - 1) === '/') {
    end -= 1;
  }
  return `${path.startsWith('/') ? '' : '/'}${path.slice(0, end)}`;
}
