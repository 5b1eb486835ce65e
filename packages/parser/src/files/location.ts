/** Where a reference leads: to a file, or nowhere with a reason. */
export type Resolved =
  | { readonly kind: 'file'; readonly location: string; readonly fetchable: boolean }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'invalid'; readonly why: string };

/** The one spelling of a location: an absolute URL without its fragment, or the name of a file in a set. */
export function normalLocation(location: string): string {
  const url = isFetchable(location) ? parseUrl(location) : undefined;
  if (url === undefined) {
    return joinNames('', location) ?? location;
  }
  url.hash = '';
  return url.href;
}

export const isFetchable = (location: string): boolean => /^https?:\/\//i.test(location);

/** Resolves the part of a reference before `#` against the location of the file that holds it. */
export function resolveLocation(reference: string, base: string): Resolved {
  if (/^[a-z]:[\\/]/i.test(reference) || reference.startsWith('\\')) {
    return refused('it is a path on somebody’s machine');
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(reference)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    return refused(`only http and https are fetched, not ${scheme}`);
  }
  if (scheme !== undefined || isFetchable(base)) {
    return resolveUrl(reference, isFetchable(base) ? base : undefined);
  }
  return resolveName(reference, base);
}

function resolveUrl(reference: string, base: string | undefined): Resolved {
  const url = parseUrl(reference, base);
  if (url === undefined) {
    return { kind: 'invalid', why: 'it is not a valid address' };
  }
  if (url.username !== '' || url.password !== '') {
    return refused('an address with a user name or a password is not fetched');
  }
  url.hash = '';
  return { kind: 'file', location: url.href, fetchable: true };
}

function resolveName(reference: string, base: string): Resolved {
  if (reference.startsWith('/')) {
    return refused('it begins with a slash, and the description has no address that it could start from');
  }
  const folder = base.slice(0, base.lastIndexOf('/') + 1);
  const location = joinNames(folder, reference);
  return location === undefined
    ? refused('it leads out of the set of files')
    : { kind: 'file', location, fetchable: false };
}

/** Undefined when the name leads above the root of the set. */
function joinNames(folder: string, name: string): string | undefined {
  const names: string[] = [];
  for (const part of `${folder}${name}`.split('/').map(decodeName)) {
    if (part === '..' && names.pop() === undefined) {
      return undefined;
    }
    if (/[/\\\0]/.test(part)) {
      return undefined;
    }
    if (part !== '' && part !== '.' && part !== '..') {
      names.push(part);
    }
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

const refused = (why: string): Resolved => ({ kind: 'refused', why });

function parseUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
