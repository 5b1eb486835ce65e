import { parseURL } from './parse-url.js';

/** The file that a reference names, or the reason why it names none. */
export type ResolvedLocation =
  | { readonly kind: 'file'; readonly location: string; readonly fetchable: boolean }
  | { readonly kind: 'unsupported'; readonly reason: string }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Returns the canonical form of a location: an absolute URL without its fragment, or the path of a file in a set. */
export function normalLocation(location: string): string {
  const url = isFetchable(location) ? parseURL(location) : undefined;
  if (url === undefined) return joinPaths('', location) ?? location;
  url.hash = '';
  return url.href;
}

export const isFetchable = (location: string): boolean => /^https?:\/\//i.test(location);

/** Resolves the part of a reference before `#` against the location of its file. */
export function resolveLocation(reference: string, base: string): ResolvedLocation {
  if (/^[a-z]:[\\/]/i.test(reference) || reference.startsWith('\\')) {
    return unsupported('it is a path on a local machine');
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(reference)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    return unsupported(`the scheme ${scheme} is not supported, only http and https are`);
  }
  if (scheme !== undefined || isFetchable(base)) {
    return resolveURL(reference, isFetchable(base) ? base : undefined);
  }
  return resolvePath(reference, base);
}

function resolveURL(reference: string, base: string | undefined): ResolvedLocation {
  const url = parseURL(reference, base);
  if (url === undefined) return { kind: 'invalid', reason: 'it is not a valid URL' };
  if (url.username !== '' || url.password !== '') {
    return unsupported('a URL must not contain a user name or password');
  }
  url.hash = '';
  return { kind: 'file', location: url.href, fetchable: true };
}

function resolvePath(reference: string, base: string): ResolvedLocation {
  if (reference.startsWith('/')) {
    return unsupported('it begins with a slash, but the description has no URL to resolve it against');
  }
  const folder = base.slice(0, base.lastIndexOf('/') + 1);
  const location = joinPaths(folder, reference);
  return location === undefined
    ? unsupported('it is outside the set of files')
    : { kind: 'file', location, fetchable: false };
}

/** Returns undefined when the path leads above the root of the set. */
function joinPaths(folder: string, path: string): string | undefined {
  const names: string[] = [];
  for (const part of `${folder}${path}`.split('/').map(decodeName)) {
    if (part === '..' && names.pop() === undefined) return undefined;
    if (/[/\\\0]/.test(part)) return undefined;
    if (part !== '' && part !== '.' && part !== '..') names.push(part);
  }
  return names.join('/');
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const unsupported = (reason: string): ResolvedLocation => ({ kind: 'unsupported', reason });
