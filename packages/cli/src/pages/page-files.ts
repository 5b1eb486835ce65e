import { posix } from 'node:path';

/** A page of the documentation of a version. */
export interface Page {
  /** Path and query below the address of the version, as its links have them: `docs/pets/list-pets.md`, `schemas/Pet.md?part=id`. */
  address: string;
  /** Markdown. */
  text: string;
}

export interface PageFile {
  /** With slashes. */
  path: string;
  text: string;
}

/** Limits in bytes: file systems allow 255 for both together, with a number and an extension. */
const longestName = 120;
const longestPart = 80;

/** Matches a link that the server has printed: it escapes parentheses and blanks in addresses. */
const link = /\]\((https?:[^()\s]+)\)/g;

/** Returns the addresses of the pages in Markdown below `root` to which a text links, in order. */
export function linkedPages(text: string, root: string): string[] {
  const urls = [...text.matchAll(link)].map(([, url = '']) => url);
  // An author may write a link with `..`, which leads elsewhere.
  const isBelow = (url: string) =>
    url.startsWith(root) && URL.canParse(url) && new URL(url).href.startsWith(root);
  return urls
    .filter(isBelow)
    .map((url) => withoutFragment(url.slice(root.length)))
    .filter(isPage);
}

/** Returns the files of pages. Links between the pages are relative; others remain as they are. */
export function filesOfPages(pages: readonly Page[], root: string): PageFile[] {
  const paths = pathsOf(pages.map(({ address }) => address));
  return pages.map(({ address, text }) => {
    const path = paths.get(address) ?? '';
    const relink = (whole: string, url: string) => {
      const target = url.startsWith(root) ? paths.get(withoutFragment(url.slice(root.length))) : undefined;
      return target === undefined ? whole : `](${relativeURL(path, target)})`;
    };
    return { path, text: text.replaceAll(link, relink) };
  });
}

const withoutFragment = (address: string) => address.replace(/#.*$/s, '');

function isPage(address: string): boolean {
  const [path = '', query] = address.split('?', 2);
  const names = [...new URLSearchParams(query).keys()];
  const isMarkdown = path.endsWith('.md') || names.includes('format');
  return isMarkdown && names.every((name) => ['format', 'part', 'from'].includes(name));
}

/** Returns the path of a file for each address. No two differ only in case: some file systems do not distinguish it. */
function pathsOf(addresses: readonly string[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  for (const address of addresses) {
    const wanted = pathOf(address);
    let path = wanted;
    while (taken.has(comparable(path))) {
      const number = (numbers.get(comparable(wanted)) ?? 1) + 1;
      numbers.set(comparable(wanted), number);
      path = wanted.replace(/(\.\w+)$/, `-${number}$1`);
    }
    taken.add(comparable(path));
    paths.set(address, path);
  }
  return paths;
}

const comparable = (path: string) => path.normalize('NFC').toLowerCase();

function pathOf(address: string): string {
  const [path = '', query] = address.split('?', 2);
  if (query === undefined && !path.endsWith('.md')) return path;
  const parameters = new URLSearchParams(query);
  const segments = path.split('/').map(decode);
  const last = segments.pop() ?? '';
  const name = parameters.has('format') ? last : last.replace(/\.md$/, '');
  const parts = ['part', 'from'].flatMap((key) => {
    const value = parameters.get(key);
    return value === null ? [] : [`.${key}-${fileName(value, longestPart)}`];
  });
  return [...segments.map(folderName), `${fileName(name)}${parts.join('')}.md`].join('/');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns a name that every file system allows. */
function fileName(text: string, longest = longestName): string {
  const bytes = new TextEncoder().encode(text.replaceAll(/[<>:"/\\|?*\p{Cc}\p{Cf}]/gu, '-'));
  // As a stream, without the part of a character at the end.
  const name = new TextDecoder().decode(bytes.subarray(0, longest), { stream: true });
  return name.replace(/^\.|^$/, '-');
}

/** No folder has the name of a file, or one that ends with a dot or a blank, which Windows removes. */
function folderName(text: string): string {
  return fileName(text).replace(/\.md$/i, '-md').replace(/[. ]$/, '-');
}

function relativeURL(from: string, to: string): string {
  const segments = posix.relative(posix.dirname(from), to).split('/');
  const encode = (segment: string) =>
    encodeURIComponent(segment).replaceAll(/[()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return segments.map(encode).join('/');
}
