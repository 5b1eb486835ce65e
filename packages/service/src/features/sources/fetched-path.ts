/**
 * Returns a path for a fetched file in a folder with the other files of a version: that of its URL below the folder of the entry,
 * so that relative references lead to it, or else with its host. No part of it leads out of the folder. The query is left out,
 * because it may contain secrets, and archives are shared.
 *
 * @param location The URL of the file.
 * @param entry The URL of the entry, if it was fetched.
 * @param fallback The name of a file whose URL ends with a slash.
 */
export function fetchedPath(location: string, entry: string | undefined, fallback: string): string {
  const { origin, host, pathname } = new URL(location);
  const root = entry === undefined ? undefined : folderOf(new URL(entry));
  const whole = `${origin}${pathname}`;
  const isBelow = root !== undefined && whole.startsWith(root);
  const parts = isBelow ? whole.slice(root.length).split('/') : [host, ...pathname.slice(1).split('/')];
  const name = parts.pop() || fallback;
  return [...parts.filter((part) => part !== ''), name].map(safeName).join('/');
}

function folderOf({ origin, pathname }: URL): string {
  return `${origin}${pathname.slice(0, pathname.lastIndexOf('/') + 1)}`;
}

/** A part of a URL as the name of a file or folder, without characters that a system forbids. */
function safeName(part: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: replaces control characters
  const name = decoded(part).replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_');
  return /^\.{1,2}$/.test(name) ? '_' : name;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
